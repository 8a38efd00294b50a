-- A deal has one line: nothing ever wrote branches, planned amounts (they follow from the plan) or ids of vouchers (they
-- follow from the numbers) but the demo. Days out of order are found by the cross-check and kept, so that they can be shown.

-- DropIndex
DROP INDEX "payment_item_my_page_id_number_branch_number_key";

-- DropIndex
DROP INDEX "payment_item_number_key";

-- AlterTable
ALTER TABLE "payment_item" DROP COLUMN "branch_number",
DROP COLUMN "plan_amount",
DROP COLUMN "voucher_section_ids",
ADD COLUMN     "excluded_amount" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "excluded_at" TIMESTAMPTZ(3),
ADD COLUMN     "excluded_by_id" INTEGER,
ADD COLUMN     "excluded_reason" TEXT,
ADD COLUMN     "invoice_number" TEXT,
ADD COLUMN     "invoiced_amount" BIGINT;

ALTER TABLE "payment_item" RENAME COLUMN "payment_method" TO "pay_means";

-- CreateIndex
CREATE INDEX "payment_item_invoice_idx" ON "payment_item"("invoice_number") WHERE (invoice_number IS NOT NULL);

-- CreateIndex
CREATE UNIQUE INDEX "payment_item_my_page_id_number_key" ON "payment_item"("my_page_id", "number");

-- CreateIndex
CREATE INDEX "stored_file_section_content_idx" ON "stored_file"("sha256") WHERE (section_id IS NOT NULL);

-- AddForeignKey
ALTER TABLE "payment_item" ADD CONSTRAINT "payment_item_excluded_by_id_fkey" FOREIGN KEY ("excluded_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "payment_item"
  DROP CONSTRAINT IF EXISTS "payment_item_number_check",
  DROP CONSTRAINT IF EXISTS "payment_item_choices_check",
  DROP CONSTRAINT IF EXISTS "payment_item_dates_check",
  DROP CONSTRAINT IF EXISTS "payment_item_amounts_check",
  ADD CONSTRAINT "payment_item_number_check" CHECK ("number" BETWEEN 1 AND 999),
  ADD CONSTRAINT "payment_item_choices_check" CHECK (
    "expense_category" BETWEEN 0 AND 12 AND "expense_type" BETWEEN 0 AND 7 AND "pay_means" BETWEEN 0 AND 3
  ),
  ADD CONSTRAINT "payment_item_amounts_check" CHECK (
    "amount_tax_included" >= 1 AND "amount_tax_excluded" BETWEEN 0 AND "amount_tax_included"
    AND "eligible_amount" BETWEEN 0 AND "amount_tax_excluded"
    AND "excluded_amount" BETWEEN 0 AND "eligible_amount"
  ),
  ADD CONSTRAINT "payment_item_invoiced_check" CHECK ("invoiced_amount" >= 0),
  ADD CONSTRAINT "payment_item_exclusion_check" CHECK (
    CASE WHEN "excluded_amount" = 0 THEN num_nonnulls("excluded_reason", "excluded_by_id", "excluded_at") = 0
    ELSE coalesce("excluded_reason", '') ~ '\S' AND num_nulls("excluded_by_id", "excluded_at") = 0 END
  );
