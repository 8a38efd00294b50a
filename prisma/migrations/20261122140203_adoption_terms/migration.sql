-- AlterTable
ALTER TABLE "application" ADD COLUMN     "adopted_amount" BIGINT,
ADD COLUMN     "adoption_conditions" TEXT;

-- Nothing is adopted for more than was applied for.
ALTER TABLE "application"
  ADD CONSTRAINT "application_adopted_amount_check" CHECK ("adopted_amount" BETWEEN 1 AND "subsidy_amount");
