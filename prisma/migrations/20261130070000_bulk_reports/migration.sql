-- AlterTable
ALTER TABLE "bulk_run_row" ADD COLUMN     "report_id" INTEGER;

-- AddForeignKey
ALTER TABLE "bulk_run_row" ADD CONSTRAINT "bulk_run_row_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "my_page_report"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Constraints: an inspection is one of a my page
ALTER TABLE "bulk_run_row"
  ADD CONSTRAINT "bulk_run_row_report_check" CHECK ("report_id" IS NULL OR ("my_page_id" IS NOT NULL AND "section_id" IS NULL));
