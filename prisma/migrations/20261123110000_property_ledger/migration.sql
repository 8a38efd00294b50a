-- AlterTable
ALTER TABLE "property_ledger_item" ADD COLUMN     "confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN     "confirmed_by_id" INTEGER,
ADD COLUMN     "deal_amount" BIGINT,
ADD COLUMN     "deal_subsidy_amount" BIGINT,
ADD COLUMN     "entered_by_id" INTEGER,
ADD COLUMN     "part" SMALLINT NOT NULL DEFAULT 1,
ADD COLUMN     "payment_item_id" INTEGER,
ADD COLUMN     "return_reason" TEXT,
ADD COLUMN     "status" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "waiver_reason" TEXT,
ALTER COLUMN "model_number" DROP NOT NULL,
ALTER COLUMN "quantity" DROP NOT NULL,
ALTER COLUMN "unit_price" DROP NOT NULL,
ALTER COLUMN "useful_life" DROP NOT NULL,
ALTER COLUMN "restriction_until" DROP NOT NULL,
ALTER COLUMN "location" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "property_ledger_item_restriction_until_id_idx" ON "property_ledger_item"("restriction_until", "id");

-- CreateIndex
CREATE UNIQUE INDEX "property_ledger_item_payment_item_id_part_key" ON "property_ledger_item"("payment_item_id", "part");

-- AddForeignKey
ALTER TABLE "property_ledger_item" ADD CONSTRAINT "property_ledger_item_payment_item_id_fkey" FOREIGN KEY ("payment_item_id") REFERENCES "payment_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_ledger_item" ADD CONSTRAINT "property_ledger_item_entered_by_id_fkey" FOREIGN KEY ("entered_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_ledger_item" ADD CONSTRAINT "property_ledger_item_confirmed_by_id_fkey" FOREIGN KEY ("confirmed_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- ---------------------------------------------------------------- rules
-- A line is begun with what the deal says; the rest is there when it is handed in.

ALTER TABLE "property_ledger_item" DROP CONSTRAINT "property_ledger_item_amount_check";
ALTER TABLE "property_ledger_item" DROP CONSTRAINT "property_ledger_item_dates_check";

-- Lines of before came whole and were taken as they were; the last restricted day is the one before the anniversary.
UPDATE "property_ledger_item" SET "status" = 3, "confirmed_at" = "updated_at",
  "restriction_until" = ("acquired_on" + make_interval(years => "useful_life"::int))::date - 1;

ALTER TABLE "property_ledger_item"
  ADD CONSTRAINT "property_ledger_item_status_check" CHECK ("status" BETWEEN 0 AND 4 AND "part" >= 1),
  ADD CONSTRAINT "property_ledger_item_amount_check" CHECK (
    "quantity" >= 1 AND "unit_price" >= 0 AND "amount" >= 0
    AND (num_nulls("quantity", "unit_price") > 0 OR "amount" = "unit_price" * "quantity")
    AND "subsidy_amount" BETWEEN 0 AND "amount"
    AND ("status" <> 3 OR "unit_price" >= 500000)
  ),
  ADD CONSTRAINT "property_ledger_item_deal_check" CHECK (
    num_nulls("payment_item_id", "deal_amount", "deal_subsidy_amount") IN (0, 3)
    AND "deal_subsidy_amount" BETWEEN 0 AND "deal_amount"
  ),
  ADD CONSTRAINT "property_ledger_item_filled_check" CHECK (
    "status" NOT IN (1, 3) OR ("status" = 1 AND "waiver_reason" IS NOT NULL)
    OR num_nulls("model_number", "quantity", "unit_price", "useful_life", "restriction_until", "location") = 0
  ),
  ADD CONSTRAINT "property_ledger_item_reason_check" CHECK (
    ("status" <> 2 OR coalesce("return_reason", '') ~ '\S') AND ("status" <> 4 OR coalesce("waiver_reason", '') ~ '\S')
  ),
  ADD CONSTRAINT "property_ledger_item_confirmed_check" CHECK (
    ("status" IN (3, 4)) = ("confirmed_at" IS NOT NULL) AND "confirmed_by_id" <> "entered_by_id"
  ),
  ADD CONSTRAINT "property_ledger_item_dates_check" CHECK (
    "useful_life" BETWEEN 1 AND 50 AND "restriction_until" >= "acquired_on"
    AND ("useful_life" IS NULL) = ("restriction_until" IS NULL)
    AND ("disposed_on" IS NULL OR "disposed_on" >= "acquired_on")
  );
