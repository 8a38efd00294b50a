-- AlterTable
ALTER TABLE "payment_item" ADD COLUMN     "payee_account_holder" TEXT;

-- CreateIndex
CREATE INDEX "payment_item_my_page_id_payee_account_holder_idx" ON "payment_item"("my_page_id", "payee_account_holder");

-- In the letters that a bank takes, as accounts are.
ALTER TABLE "payment_item"
  ADD CONSTRAINT "payment_item_holder_check"
    CHECK ("payee_account_holder" ~ '^[\uFF71-\uFF9D\uFF9E\uFF9FA-Z0-9(). -]{1,30}$');
