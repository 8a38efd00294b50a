-- AlterTable
ALTER TABLE "bulk_run_row" ADD COLUMN     "payment_id" INTEGER;

-- AddForeignKey
ALTER TABLE "bulk_run_row" ADD CONSTRAINT "bulk_run_row_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Constraints: a payment is one of a my page
ALTER TABLE "bulk_run_row"
  ADD CONSTRAINT "bulk_run_row_payment_check" CHECK ("payment_id" IS NULL
    OR ("my_page_id" IS NOT NULL AND "section_id" IS NULL AND "report_id" IS NULL));
