-- AlterTable
ALTER TABLE "export_run" ADD COLUMN "my_page_ids" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[];
