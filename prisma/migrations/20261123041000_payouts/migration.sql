-- A payment of the subsidy passes the whole machine: asked for, checked, approved by another person, written into a file,
-- settled. An undertaking may be paid in parts, so the rule that it has one settlement goes; that its payments stay within
-- its amount is looked at where one is asked for, with the my page held.

-- DropIndex
DROP INDEX "payment_settlement_key";

-- AlterTable
ALTER TABLE "payment" ADD COLUMN     "batch_id" INTEGER,
ADD COLUMN     "entered_by_id" INTEGER,
ADD COLUMN     "failed_at" TIMESTAMPTZ(3),
ADD COLUMN     "follows_up" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "is_one_handed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "return_reason" TEXT;

-- CreateTable
CREATE TABLE "payment_batch" (
    "id" SERIAL NOT NULL,
    "project_id" INTEGER NOT NULL,
    "transfer_on" DATE NOT NULL,
    "remitter" JSONB NOT NULL,
    "file_name" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "sha256" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "created_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "downloads" INTEGER NOT NULL DEFAULT 0,
    "result_read_at" TIMESTAMPTZ(3),
    "canceled_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "payment_batch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_batch_item" (
    "batch_id" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "payment_id" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "account" JSONB NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 4,
    "failure_reason" TEXT,

    CONSTRAINT "payment_batch_item_pkey" PRIMARY KEY ("batch_id","sequence")
);

-- CreateTable
CREATE TABLE "payment_batch_step" (
    "id" SERIAL NOT NULL,
    "batch_id" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "count" INTEGER,
    "actor_id" INTEGER,
    "actor_name" TEXT NOT NULL,
    "comment" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_batch_step_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_setting" (
    "project_id" INTEGER NOT NULL,
    "budget_amount" BIGINT,
    "estimate_percent" SMALLINT NOT NULL DEFAULT 0,
    "remitter" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_setting_pkey" PRIMARY KEY ("project_id")
);

-- CreateIndex
CREATE INDEX "payment_batch_project_id_id_idx" ON "payment_batch"("project_id", "id");

-- CreateIndex
CREATE INDEX "payment_batch_item_payment_id_idx" ON "payment_batch_item"("payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_batch_item_batch_id_payment_id_key" ON "payment_batch_item"("batch_id", "payment_id");

-- CreateIndex
CREATE INDEX "payment_batch_step_batch_id_id_idx" ON "payment_batch_step"("batch_id", "id");

-- CreateIndex
CREATE INDEX "payment_batch_id_idx" ON "payment"("batch_id");

-- CreateIndex
CREATE INDEX "payment_status_requested_on_id_idx" ON "payment"("status", "requested_on", "id");

-- CreateIndex
CREATE INDEX "payment_requested_on_id_idx" ON "payment"("requested_on", "id");

-- CreateIndex
CREATE INDEX "payment_follows_up_idx" ON "payment"("id") WHERE (follows_up);

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_entered_by_id_fkey" FOREIGN KEY ("entered_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "payment_batch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_batch" ADD CONSTRAINT "payment_batch_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_batch" ADD CONSTRAINT "payment_batch_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_batch_item" ADD CONSTRAINT "payment_batch_item_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "payment_batch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_batch_item" ADD CONSTRAINT "payment_batch_item_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_batch_step" ADD CONSTRAINT "payment_batch_step_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "payment_batch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_setting" ADD CONSTRAINT "payment_setting_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What one person recorded before keeps saying so; everything from now on has two.
UPDATE "payment" SET "is_one_handed" = true
WHERE "status" IN (3, 4, 5) AND ("checked_by_id" IS NULL OR "approved_by_id" IS NULL);
UPDATE "payment" SET "requested_on" = coalesce("paid_on", "created_at"::date) WHERE "requested_on" IS NULL;
UPDATE "payment" SET "failed_at" = "updated_at" WHERE "status" = 6;

ALTER TABLE "payment"
  DROP CONSTRAINT "payment_four_eyes_check",
  ADD CONSTRAINT "payment_four_eyes_check" CHECK (
    "approved_by_id" <> "checked_by_id" AND "approved_by_id" <> "entered_by_id" AND "checked_by_id" <> "entered_by_id"
  ),
  ADD CONSTRAINT "payment_checked_check" CHECK ("status" <> 2 OR num_nulls("checked_by_id", "checked_at", "account") = 0),
  ADD CONSTRAINT "payment_approved_check" CHECK (
    "status" NOT IN (3, 4, 5) OR "is_one_handed"
    OR num_nulls("checked_by_id", "checked_at", "account", "approved_by_id", "approved_at") = 0
  ),
  ADD CONSTRAINT "payment_exported_check" CHECK ("status" <> 4 OR "is_one_handed" OR "batch_id" IS NOT NULL);

-- What went out on estimate may turn out to be more than the amount: it was paid all the same.
ALTER TABLE "my_page"
  DROP CONSTRAINT "my_page_paid_amount_check",
  ADD CONSTRAINT "my_page_paid_amount_check" CHECK (
    "paid_amount" IS NULL OR ("paid_amount" >= 0 AND "grant_amount" IS NOT NULL AND "paid_amount" <= "grant_amount")
  );

ALTER TABLE "payment_batch"
  ADD CONSTRAINT "payment_batch_sums_check" CHECK ("count" BETWEEN 1 AND 10000 AND "amount" >= 0),
  ADD CONSTRAINT "payment_batch_file_check" CHECK (
    "sha256" ~ '^[0-9a-f]{64}$' AND octet_length("content") = 120 * ("count" + 3)
  ),
  ADD CONSTRAINT "payment_batch_downloads_check" CHECK ("downloads" >= 0),
  ADD CONSTRAINT "payment_batch_version_check" CHECK ("version" >= 1);

ALTER TABLE "payment_batch_item"
  ADD CONSTRAINT "payment_batch_item_sequence_check" CHECK ("sequence" BETWEEN 1 AND 10000 AND "amount" >= 1),
  -- Approved (3): the file was taken back; Exported (4), Paid (5), Failed (6).
  ADD CONSTRAINT "payment_batch_item_status_check" CHECK ("status" BETWEEN 3 AND 6),
  ADD CONSTRAINT "payment_batch_item_reason_check" CHECK ("status" <> 6 OR coalesce("failure_reason", '') ~ '\S');

ALTER TABLE "payment_batch_step"
  ADD CONSTRAINT "payment_batch_step_action_check" CHECK ("action" IN ('export', 'downloaded', 'resultRead', 'unexport'));

ALTER TABLE "payment_setting"
  ADD CONSTRAINT "payment_setting_budget_check" CHECK ("budget_amount" >= 0),
  ADD CONSTRAINT "payment_setting_estimate_check" CHECK ("estimate_percent" BETWEEN 0 AND 100),
  ADD CONSTRAINT "payment_setting_version_check" CHECK ("version" >= 1);
