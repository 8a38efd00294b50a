-- What became of each mail, for the office: what it was about, whose address it was, why it did not arrive.
ALTER TABLE "mail_message"
  ADD COLUMN "kind" SMALLINT NOT NULL DEFAULT 0,
  ADD COLUMN "failure" TEXT,
  ADD COLUMN "person_kind" TEXT,
  ADD COLUMN "person_id" INTEGER;

-- The name of one sending, kept before it is tried, so that a second try after a kill is the same mail.
ALTER TABLE "mail_message" ALTER COLUMN "message_id" SET DEFAULT (gen_random_uuid())::text;
UPDATE "mail_message" SET "message_id" = (gen_random_uuid())::text WHERE "message_id" IS NULL;
ALTER TABLE "mail_message" ALTER COLUMN "message_id" SET NOT NULL;

ALTER TABLE "mail_message" DROP CONSTRAINT "mail_message_status_check";
ALTER TABLE "mail_message"
  ADD CONSTRAINT "mail_message_kind_check" CHECK ("kind" BETWEEN 0 AND 8),
  ADD CONSTRAINT "mail_message_status_check" CHECK (
    "status" IN ('Queued', 'Sending', 'Sent', 'Failed', 'Bounced', 'GivenUp') AND "attempts" >= 0
    AND ("status" NOT IN ('Sent', 'Bounced') OR "sent_at" IS NOT NULL)
    AND ("status" NOT IN ('Queued', 'Sending', 'Failed') OR "sent_at" IS NULL)
    AND ("status" NOT IN ('Queued', 'Sending') OR "next_attempt_at" IS NOT NULL)
  ),
  ADD CONSTRAINT "mail_message_failure_check" CHECK (
    "failure" IN ('unknownAddress', 'unknownDomain', 'mailboxFull', 'refused', 'serverAway', 'logIn', 'unsendable', 'unknown')
  ),
  ADD CONSTRAINT "mail_message_person_check" CHECK (
    ("person_kind" IS NULL) = ("person_id" IS NULL) AND "person_kind" IN ('admin', 'user', 'applicant')
  );

-- A link's secret is no longer needed where it was sent, or never will be.
UPDATE "mail_message" SET "text" = regexp_replace("text", 'token=[^\s&#]+', 'token=***', 'g')
WHERE "status" IN ('Sent', 'Failed') AND "text" LIKE '%token=%';
UPDATE "mail_message" SET "failure" = 'unknown' WHERE "status" = 'Failed';

CREATE INDEX "mail_message_created_at_id_idx" ON "mail_message"("created_at", "id");
CREATE INDEX "mail_message_undelivered_idx" ON "mail_message"("created_at", "id") WHERE (status = ANY (ARRAY['Failed'::text, 'Bounced'::text]));
