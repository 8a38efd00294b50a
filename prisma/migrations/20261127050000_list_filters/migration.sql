-- CreateIndex
CREATE INDEX "corporation_updated_at_id_idx" ON "corporation"("updated_at", "id");

-- CreateIndex
CREATE INDEX "my_page_report_submitted_at_idx" ON "my_page_report"("submitted_at", "id") WHERE (submitted_at IS NOT NULL);

-- CreateIndex
CREATE INDEX "payment_paid_on_idx" ON "payment"("paid_on", "id") WHERE (paid_on IS NOT NULL);

-- CreateIndex
CREATE INDEX "payment_amount_id_idx" ON "payment"("amount", "id");
