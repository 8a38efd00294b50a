-- Under which payee and which number an invoice is compared with others, however they are written.
ALTER TABLE "payment_item" ADD COLUMN     "invoice_key" TEXT,
ADD COLUMN     "payee_key" TEXT NOT NULL DEFAULT '';

-- What was folded for a search (search_fold), without hyphens of any kind: the long vowel mark is typed for one, too.
CREATE FUNCTION without_hyphens(folded text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql AS $$
  SELECT translate(folded, E'-ー~_\u2043\u30FB\u00B7', '')
$$;

-- The payee without his legal form, which stands before his name, behind it, or nowhere.
CREATE FUNCTION payee_key(folded text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql AS $$
  SELECT regexp_replace(without_hyphens(folded),
    '株式会社|有限会社|合同会社|合資会社|合名会社|一般社団法人|一般財団法人|医療法人|社会福祉法人|農事組合法人', '', 'g')
$$;

-- A number has figures; 「なし」 is none.
CREATE FUNCTION invoice_key(typed text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql AS $$
  SELECT CASE WHEN folded ~ '[0-9]' THEN folded END FROM without_hyphens(search_fold(typed)) folded
$$;

CREATE OR REPLACE FUNCTION payment_item_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.payee_words := search_fold(NEW.payee);
  NEW.payee_key := payee_key(NEW.payee_words);
  NEW.invoice_key := invoice_key(NEW.invoice_number);
  NEW.words := concat_ws(E'\n', NEW.number, NEW.payee_words, search_fold(NEW.description));
  RETURN NEW;
END $$;

DROP TRIGGER payment_item_words ON "payment_item";
CREATE TRIGGER payment_item_words
  BEFORE INSERT OR UPDATE OF "number", "payee", "description", "invoice_number" ON "payment_item"
  FOR EACH ROW EXECUTE FUNCTION payment_item_words();

UPDATE "payment_item" SET "payee_key" = payee_key("payee_words"), "invoice_key" = invoice_key("invoice_number");

-- DropIndex
DROP INDEX "payment_item_invoice_idx";

-- CreateIndex
CREATE INDEX "payment_item_my_page_id_payee_key_idx" ON "payment_item"("my_page_id", "payee_key");

-- CreateIndex
CREATE INDEX "payment_item_invoice_key_idx" ON "payment_item"("invoice_key") WHERE (invoice_key IS NOT NULL);
