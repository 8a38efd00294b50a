-- CreateTable
CREATE TABLE "property_disposal" (
    "id" SERIAL NOT NULL,
    "my_page_id" INTEGER NOT NULL,
    "property_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" SMALLINT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "is_disaster" BOOLEAN NOT NULL DEFAULT false,
    "planned_on" DATE,
    "disposal_reason" TEXT,
    "other_party" TEXT,
    "proceeds" BIGINT,
    "section_id" INTEGER,
    "submitted_at" TIMESTAMPTZ(3),
    "forwarded_at" TIMESTAMPTZ(3),
    "return_reason" TEXT,
    "calculated_amount" BIGINT,
    "return_amount" BIGINT,
    "deviation_reason" TEXT,
    "assessed_by_id" INTEGER,
    "assessed_at" TIMESTAMPTZ(3),
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "decision_reason" TEXT,
    "recovery_id" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "property_disposal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "property_disposal_section_id_key" ON "property_disposal"("section_id");

-- CreateIndex
CREATE UNIQUE INDEX "property_disposal_recovery_id_key" ON "property_disposal"("recovery_id");

-- CreateIndex
CREATE INDEX "property_disposal_status_id_idx" ON "property_disposal"("status", "id");

-- CreateIndex
CREATE UNIQUE INDEX "property_disposal_my_page_id_number_key" ON "property_disposal"("my_page_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "property_disposal_open_key" ON "property_disposal"("property_id") WHERE (status = ANY (ARRAY[0, 1, 2, 3]));

-- AddForeignKey
ALTER TABLE "property_disposal" ADD CONSTRAINT "property_disposal_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_disposal" ADD CONSTRAINT "property_disposal_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "property_ledger_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_disposal" ADD CONSTRAINT "property_disposal_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "section"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_disposal" ADD CONSTRAINT "property_disposal_assessed_by_id_fkey" FOREIGN KEY ("assessed_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_disposal" ADD CONSTRAINT "property_disposal_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_disposal" ADD CONSTRAINT "property_disposal_recovery_id_fkey" FOREIGN KEY ("recovery_id") REFERENCES "recovery"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- ---------------------------------------------------------------- rules

ALTER TABLE "property_disposal"
  ADD CONSTRAINT "property_disposal_choices_check" CHECK (
    "kind" BETWEEN 0 AND 5 AND "status" BETWEEN 0 AND 6 AND "number" >= 1
  ),
  ADD CONSTRAINT "property_disposal_content_check" CHECK (
    "status" NOT IN (1, 3, 4) OR ("planned_on" IS NOT NULL AND coalesce("disposal_reason", '') ~ '\S')
  ),
  ADD CONSTRAINT "property_disposal_amount_check" CHECK (
    "proceeds" >= 0 AND "calculated_amount" >= 0 AND "return_amount" >= 0
    AND num_nulls("calculated_amount", "return_amount", "assessed_by_id", "assessed_at") IN (0, 4)
    AND ("return_amount" = "calculated_amount" OR coalesce("deviation_reason", '') ~ '\S')
    AND ("status" <> 4 OR "return_amount" IS NOT NULL)
  ),
  ADD CONSTRAINT "property_disposal_four_eyes_check" CHECK ("decided_by_id" <> "assessed_by_id" OR "status" = 5),
  ADD CONSTRAINT "property_disposal_decided_check" CHECK (
    ("status" IN (4, 5)) = ("decided_at" IS NOT NULL)
    AND ("status" <> 5 OR coalesce("decision_reason", '') ~ '\S')
    AND ("status" <> 2 OR coalesce("return_reason", '') ~ '\S')
  ),
  ADD CONSTRAINT "property_disposal_recovery_check" CHECK ("recovery_id" IS NULL OR ("status" = 4 AND "return_amount" > 0)),
  ADD CONSTRAINT "property_disposal_version_check" CHECK ("version" >= 1);

-- An approval has one number, and a number stands for one approval.
CREATE UNIQUE INDEX "property_ledger_item_approval_number_key" ON "property_ledger_item"("approval_number");

DO $$
DECLARE known text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO known FROM pg_constraint
    WHERE conname = 'my_page_history_machine_check' AND conrelid = 'my_page_history'::regclass;
  ALTER TABLE "my_page_history" DROP CONSTRAINT "my_page_history_machine_check";
  EXECUTE 'ALTER TABLE "my_page_history" ADD CONSTRAINT "my_page_history_machine_check" '
    || replace(known, 'ARRAY[', 'ARRAY[''propertyDisposal''::text, ');
END $$;
