-- AlterTable
ALTER TABLE "bulk_run_row" ADD COLUMN     "project_id" INTEGER;

-- AddForeignKey
ALTER TABLE "bulk_run_row" ADD CONSTRAINT "bulk_run_row_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Constraints: a row is of one record, or makes one
ALTER TABLE "bulk_run_row"
  DROP CONSTRAINT "bulk_run_row_target_check",
  ADD CONSTRAINT "bulk_run_row_target_check" CHECK (
    num_nonnulls("application_id", "my_page_id", "corporation_id", "corporation_user_id", "project_id") <= 1
    AND ("outcome" IN (1, 2) OR ("input" IS NOT NULL AND "before" IS NULL)
      OR (num_nonnulls("application_id", "my_page_id", "corporation_id", "corporation_user_id", "project_id") = 1
        AND "target_version" IS NOT NULL)));
