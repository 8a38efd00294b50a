-- Other systems are told of events: to which addresses, and what came of each message.

-- CreateTable
CREATE TABLE "webhook" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "all_rounds" BOOLEAN NOT NULL,
    "project_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "secret" BYTEA NOT NULL,
    "previous_secret" BYTEA,
    "previous_until" TIMESTAMPTZ(3),
    "after_seq" BIGINT NOT NULL,
    "failing_since" TIMESTAMPTZ(3),
    "off_at" TIMESTAMPTZ(3),
    "off_reason" TEXT,
    "created_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "id" SERIAL NOT NULL,
    "webhook_id" INTEGER NOT NULL,
    "message_id" TEXT NOT NULL,
    "audit_seq" BIGINT,
    "event" TEXT,
    "body" TEXT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "last_attempt_at" TIMESTAMPTZ(3),
    "response_status" SMALLINT,
    "response_ms" INTEGER,
    "response_text" TEXT,
    "failure" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhook_created_by_id_idx" ON "webhook"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_name_key" ON "webhook"("name");

-- CreateIndex
CREATE INDEX "webhook_delivery_webhook_id_created_at_id_idx" ON "webhook_delivery"("webhook_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "webhook_delivery_created_at_idx" ON "webhook_delivery"("created_at");

-- CreateIndex
CREATE INDEX "webhook_delivery_due_idx" ON "webhook_delivery"("webhook_id", "next_attempt_at", "id") WHERE (status = 0);

-- CreateIndex
CREATE UNIQUE INDEX "webhook_delivery_event_key" ON "webhook_delivery"("webhook_id", "audit_seq");

-- AddForeignKey
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Constraints
ALTER TABLE "webhook"
  ADD CONSTRAINT "webhook_version_check" CHECK ("version" >= 1),
  ADD CONSTRAINT "webhook_name_check" CHECK ("name" ~ '\S' AND char_length("name") <= 40),
  ADD CONSTRAINT "webhook_url_check" CHECK ("url" ~ '^https?://[!-~]+$' AND char_length("url") <= 500),
  ADD CONSTRAINT "webhook_events_check" CHECK (
    cardinality("events") >= 1 AND "events" <@ ARRAY['applicationSubmitted', 'applicationDecided', 'sectionConfirmed',
      'myPageStatusChanged', 'paymentPaid']
  ),
  ADD CONSTRAINT "webhook_rounds_check" CHECK ("all_rounds" = (cardinality("project_ids") = 0)),
  ADD CONSTRAINT "webhook_secret_check" CHECK (
    octet_length("secret") > 64 AND ("previous_secret" IS NULL OR octet_length("previous_secret") > 64)
  ),
  ADD CONSTRAINT "webhook_previous_check" CHECK (("previous_secret" IS NULL) = ("previous_until" IS NULL)),
  ADD CONSTRAINT "webhook_off_check" CHECK (
    ("off_at" IS NULL) = ("off_reason" IS NULL) AND "off_reason" IN ('person', 'failing')
  );

ALTER TABLE "webhook_delivery"
  ADD CONSTRAINT "webhook_delivery_event_check" CHECK (
    ("event" IS NULL) = ("audit_seq" IS NULL) AND ("event" IS NULL OR "event" IN ('applicationSubmitted',
      'applicationDecided', 'sectionConfirmed', 'myPageStatusChanged', 'paymentPaid'))
  ),
  ADD CONSTRAINT "webhook_delivery_status_check" CHECK (
    "status" BETWEEN 0 AND 2 AND ("status" = 0) = ("next_attempt_at" IS NOT NULL)
  ),
  ADD CONSTRAINT "webhook_delivery_failure_check" CHECK (
    "failure" IS NULL OR "failure" IN ('status', 'timeout', 'connection', 'address', 'off')
  ),
  ADD CONSTRAINT "webhook_delivery_answer_check" CHECK (char_length("response_text") <= 1024);
