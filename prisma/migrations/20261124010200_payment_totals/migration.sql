-- CreateIndex
CREATE INDEX "payment_status_my_page_id_amount_idx" ON "payment"("status", "my_page_id", "amount");
