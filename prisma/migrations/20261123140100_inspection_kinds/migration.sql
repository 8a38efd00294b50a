-- AlterTable
ALTER TABLE "my_page_report" ADD COLUMN     "kind" SMALLINT NOT NULL DEFAULT 0;

-- Kinds: 0 at the end, 1 under way, 2 on site (Act 179 of 1955, art. 23).
ALTER TABLE "my_page_report" ADD CONSTRAINT "my_page_report_kind_check" CHECK ("kind" BETWEEN 0 AND 2);
