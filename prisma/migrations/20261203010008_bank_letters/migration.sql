-- All letters that a bank's file takes (全銀協規定フォーマット): also the comma, the slash and the corner brackets.
ALTER TABLE "bank_account" DROP CONSTRAINT "bank_account_holder_check";
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_holder_check"
  CHECK ("account_holder_kana" ~ '^[\uFF71-\uFF9F\uFF62\uFF63A-Z0-9().,/ -]{1,30}$' AND "account_holder" ~ '\S');

ALTER TABLE "payment_item" DROP CONSTRAINT "payment_item_holder_check";
ALTER TABLE "payment_item" ADD CONSTRAINT "payment_item_holder_check"
  CHECK ("payee_account_holder" ~ '^[\uFF71-\uFF9F\uFF62\uFF63A-Z0-9().,/ -]{1,30}$');
