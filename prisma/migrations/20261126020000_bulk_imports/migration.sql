-- AlterTable
ALTER TABLE "bulk_run_row" ADD COLUMN     "before" JSONB,
ADD COLUMN     "corporation_id" INTEGER,
ADD COLUMN     "input" JSONB;

-- AddForeignKey
ALTER TABLE "bulk_run_row" ADD CONSTRAINT "bulk_run_row_corporation_id_fkey" FOREIGN KEY ("corporation_id") REFERENCES "corporation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Constraints: what makes a new record has none yet
ALTER TABLE "bulk_run_row"
  DROP CONSTRAINT "bulk_run_row_target_check",
  ADD CONSTRAINT "bulk_run_row_target_check" CHECK (num_nonnulls("application_id", "my_page_id", "corporation_id") <= 1
    AND ("outcome" IN (1, 2) OR ("input" IS NOT NULL AND "before" IS NULL)
      OR (num_nonnulls("application_id", "my_page_id", "corporation_id") = 1 AND "target_version" IS NOT NULL))),
  ADD CONSTRAINT "bulk_run_row_before_check" CHECK ("before" IS NULL OR "input" IS NOT NULL);
