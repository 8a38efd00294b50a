-- How each person gets the mails that are not obligatory; what is not here comes at once.
-- CreateTable
CREATE TABLE "mail_preference" (
    "person_kind" TEXT NOT NULL,
    "person_id" INTEGER NOT NULL,
    "topic" SMALLINT NOT NULL,
    "delivery" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_preference_pkey" PRIMARY KEY ("person_kind","person_id","topic")
);

-- Constraints
ALTER TABLE "mail_preference"
  ADD CONSTRAINT "mail_preference_person_check" CHECK ("person_kind" IN ('admin', 'user', 'applicant')),
  ADD CONSTRAINT "mail_preference_topic_check" CHECK ("topic" BETWEEN 0 AND 3),
  ADD CONSTRAINT "mail_preference_delivery_check" CHECK ("delivery" BETWEEN 0 AND 2);

-- A mail may wait for the one of the next morning, and is told in it.
ALTER TABLE "mail_message" DROP CONSTRAINT "mail_message_status_check";
ALTER TABLE "mail_message"
  ADD CONSTRAINT "mail_message_status_check" CHECK (
    "status" IN ('Queued', 'Sending', 'Sent', 'Failed', 'Bounced', 'GivenUp', 'Held', 'InDigest') AND "attempts" >= 0
    AND ("status" NOT IN ('Sent', 'Bounced', 'InDigest') OR "sent_at" IS NOT NULL)
    AND ("status" NOT IN ('Queued', 'Sending', 'Failed', 'Held') OR "sent_at" IS NULL)
    AND ("status" NOT IN ('Queued', 'Sending') OR "next_attempt_at" IS NOT NULL)
    AND ("status" <> 'Held' OR "person_id" IS NOT NULL)
  );

-- CreateIndex
CREATE INDEX "mail_message_held_idx" ON "mail_message"("person_kind", "person_id", "id") WHERE (status = 'Held'::text);
