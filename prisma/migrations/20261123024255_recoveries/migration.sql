-- CreateTable
CREATE TABLE "recovery" (
    "id" SERIAL NOT NULL,
    "my_page_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" SMALLINT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "amount" BIGINT NOT NULL,
    "claim_reason" TEXT NOT NULL,
    "due_on" DATE,
    "pay_to" TEXT,
    "document_file_id" UUID,
    "portions" JSONB NOT NULL DEFAULT '[]',
    "submitted_by_id" INTEGER,
    "submitted_at" TIMESTAMPTZ(3),
    "return_reason" TEXT,
    "ordered_by_id" INTEGER,
    "ordered_at" TIMESTAMPTZ(3),
    "ordered_on" DATE,
    "settled_on" DATE,
    "withdraw_reason" TEXT,
    "superseded_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recovery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recovery_receipt" (
    "id" SERIAL NOT NULL,
    "recovery_id" INTEGER NOT NULL,
    "received_on" DATE NOT NULL,
    "amount" BIGINT NOT NULL,
    "note" TEXT,
    "recorded_by_id" INTEGER NOT NULL,
    "checked_by_id" INTEGER,
    "checked_at" TIMESTAMPTZ(3),
    "canceled_by_id" INTEGER,
    "canceled_at" TIMESTAMPTZ(3),
    "cancel_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recovery_receipt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recovery_relief" (
    "id" SERIAL NOT NULL,
    "recovery_id" INTEGER NOT NULL,
    "kind" SMALLINT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "amount" BIGINT,
    "due_on" DATE,
    "reason" TEXT NOT NULL,
    "asked_by_id" INTEGER NOT NULL,
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "decision_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recovery_relief_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "recovery_status_due_on_id_idx" ON "recovery"("status", "due_on", "id");

-- CreateIndex
CREATE INDEX "recovery_document_file_id_idx" ON "recovery"("document_file_id");

-- CreateIndex
CREATE UNIQUE INDEX "recovery_my_page_id_number_key" ON "recovery"("my_page_id", "number");

-- CreateIndex
CREATE INDEX "recovery_receipt_recovery_id_received_on_id_idx" ON "recovery_receipt"("recovery_id", "received_on", "id");

-- CreateIndex
CREATE INDEX "recovery_relief_recovery_id_id_idx" ON "recovery_relief"("recovery_id", "id");

-- AddForeignKey
ALTER TABLE "recovery" ADD CONSTRAINT "recovery_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery" ADD CONSTRAINT "recovery_document_file_id_fkey" FOREIGN KEY ("document_file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery" ADD CONSTRAINT "recovery_submitted_by_id_fkey" FOREIGN KEY ("submitted_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery" ADD CONSTRAINT "recovery_ordered_by_id_fkey" FOREIGN KEY ("ordered_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_receipt" ADD CONSTRAINT "recovery_receipt_recovery_id_fkey" FOREIGN KEY ("recovery_id") REFERENCES "recovery"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_receipt" ADD CONSTRAINT "recovery_receipt_recorded_by_id_fkey" FOREIGN KEY ("recorded_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_receipt" ADD CONSTRAINT "recovery_receipt_checked_by_id_fkey" FOREIGN KEY ("checked_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_receipt" ADD CONSTRAINT "recovery_receipt_canceled_by_id_fkey" FOREIGN KEY ("canceled_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_relief" ADD CONSTRAINT "recovery_relief_recovery_id_fkey" FOREIGN KEY ("recovery_id") REFERENCES "recovery"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_relief" ADD CONSTRAINT "recovery_relief_asked_by_id_fkey" FOREIGN KEY ("asked_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_relief" ADD CONSTRAINT "recovery_relief_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Statuses: 0 draft, 1 submitted, 2 ordered, 3 settled, 4 withdrawn. Two people stand behind an order, a receipt and a
-- relief: the database holds to it as well.
ALTER TABLE "recovery"
  ADD CONSTRAINT "recovery_choices_check" CHECK (
    "number" >= 1 AND "kind" BETWEEN 0 AND 3 AND "status" BETWEEN 0 AND 4 AND "amount" > 0 AND "version" >= 1
  ),
  ADD CONSTRAINT "recovery_submitted_check" CHECK (
    "status" NOT IN (1, 2, 3) OR ("submitted_at" IS NOT NULL AND "submitted_by_id" IS NOT NULL)
  ),
  ADD CONSTRAINT "recovery_ordered_check" CHECK (
    "status" NOT IN (2, 3)
    OR ("ordered_at" IS NOT NULL AND "ordered_by_id" IS NOT NULL AND "ordered_on" IS NOT NULL AND "due_on" >= "ordered_on")
  ),
  ADD CONSTRAINT "recovery_two_people_check" CHECK ("ordered_by_id" <> "submitted_by_id"),
  ADD CONSTRAINT "recovery_settled_check" CHECK (("status" = 3) = ("settled_on" IS NOT NULL)),
  ADD CONSTRAINT "recovery_portions_check" CHECK (jsonb_typeof("portions") = 'array');

ALTER TABLE "recovery_receipt"
  ADD CONSTRAINT "recovery_receipt_amount_check" CHECK ("amount" > 0),
  ADD CONSTRAINT "recovery_receipt_two_people_check" CHECK ("checked_by_id" <> "recorded_by_id"),
  ADD CONSTRAINT "recovery_receipt_checked_check" CHECK (("checked_at" IS NULL) = ("checked_by_id" IS NULL)),
  ADD CONSTRAINT "recovery_receipt_canceled_check" CHECK (
    ("canceled_at" IS NULL) = ("canceled_by_id" IS NULL) AND ("canceled_at" IS NULL) = ("cancel_reason" IS NULL)
  );

-- Kinds: 0 surcharge, 1 late charge, 2 principal, 3 extension. Statuses: 0 asked, 1 approved, 2 declined.
ALTER TABLE "recovery_relief"
  ADD CONSTRAINT "recovery_relief_choices_check" CHECK (
    "kind" BETWEEN 0 AND 3 AND "status" BETWEEN 0 AND 2 AND "amount" > 0
  ),
  ADD CONSTRAINT "recovery_relief_kind_check" CHECK (
    ("kind" = 3) = ("due_on" IS NOT NULL) AND ("kind" <> 3 OR "amount" IS NULL) AND ("kind" <> 2 OR "amount" IS NOT NULL)
  ),
  ADD CONSTRAINT "recovery_relief_two_people_check" CHECK ("decided_by_id" <> "asked_by_id"),
  ADD CONSTRAINT "recovery_relief_decided_check" CHECK (
    ("status" = 0) = ("decided_at" IS NULL) AND ("decided_at" IS NULL) = ("decided_by_id" IS NULL)
  );

-- One more machine in the history of a my page, whichever it knows already.
DO $$
DECLARE
  known text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO known FROM pg_constraint WHERE conname = 'my_page_history_machine_check';
  ALTER TABLE "my_page_history" DROP CONSTRAINT "my_page_history_machine_check";
  EXECUTE 'ALTER TABLE "my_page_history" ADD CONSTRAINT "my_page_history_machine_check" '
    || replace(known, 'ARRAY[', 'ARRAY[''recovery''::text, ');
END $$;

-- What was revoked before there were orders is still to be ordered.
INSERT INTO "recovery" ("my_page_id", "number", "kind", "status", "amount", "claim_reason", "updated_at")
SELECT "id", 1, 0, 0, "recovery_amount", left(coalesce(nullif("cancel_reason", ''), '-'), 1000), now()
FROM "my_page" WHERE "recovery_amount" > 0 AND "deleted_at" IS NULL;

INSERT INTO "my_page_history" ("my_page_id", "machine", "target_id", "action", "to_status", "actor_kind", "actor_name")
SELECT "my_page_id", 'recovery', "id", 'create', "status", 'system', 'system' FROM "recovery";
