-- AlterTable
ALTER TABLE "bulk_run_row" ADD COLUMN     "section_id" INTEGER;

-- CreateIndex
CREATE INDEX "bulk_run_row_letter_idx" ON "bulk_run_row"("run_id", "my_page_id", "id") WHERE (section_id IS NOT NULL);

-- AddForeignKey
ALTER TABLE "bulk_run_row" ADD CONSTRAINT "bulk_run_row_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "section"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Constraints: a document is one of a my page
ALTER TABLE "bulk_run_row"
  ADD CONSTRAINT "bulk_run_row_section_check" CHECK ("section_id" IS NULL OR "my_page_id" IS NOT NULL);
