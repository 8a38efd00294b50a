-- AlterTable
ALTER TABLE "payment_item" ADD COLUMN     "payee_words" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "words" TEXT NOT NULL DEFAULT '';

-- What a deal is found by, whoever writes it.
CREATE FUNCTION payment_item_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.payee_words := search_fold(NEW.payee);
  NEW.words := concat_ws(E'\n', NEW.number, NEW.payee_words, search_fold(NEW.description));
  RETURN NEW;
END $$;

CREATE TRIGGER payment_item_words BEFORE INSERT OR UPDATE OF "number", "payee", "description" ON "payment_item"
  FOR EACH ROW EXECUTE FUNCTION payment_item_words();

UPDATE "payment_item" SET "payee" = "payee";

-- CreateIndex
CREATE INDEX "payment_item_my_page_id_payee_words_amount_tax_included_idx" ON "payment_item"("my_page_id", "payee_words", "amount_tax_included");

-- CreateIndex
CREATE INDEX "payment_item_my_page_id_expense_category_number_eligible_am_idx" ON "payment_item"("my_page_id", "expense_category", "number", "eligible_amount", "excluded_amount");

-- The vouchers of a deal: 18 of 18-1. One deal is read without the thousands beside it.
CREATE INDEX "section_deal_idx" ON "section"("my_page_id", (split_part("branch_number", '-', 1)::int))
  WHERE "branch_number" IS NOT NULL AND "deleted_at" IS NULL;

-- The finding "days out of order" names the earlier day too: two of them may have the same values.
UPDATE "payment_finding_acceptance" AS "taken"
  SET "key" = regexp_replace("taken"."key", '^3 (\w+) ', '3 \1 ' || CASE split_part("taken"."key", ' ', 2)
    WHEN 'orderedOn' THEN 'quotationOn'
    WHEN 'inspectedOn' THEN 'deliveredOn'
    WHEN 'paidOn' THEN CASE WHEN "deal"."inspected_on"::text = split_part("taken"."key", ' ', 3)
      THEN 'inspectedOn' ELSE 'invoicedOn' END
    ELSE 'orderedOn' END || ' ')
  FROM "payment_item" AS "deal" WHERE "deal"."id" = "taken"."item_id" AND "taken"."key" LIKE '3 %';
