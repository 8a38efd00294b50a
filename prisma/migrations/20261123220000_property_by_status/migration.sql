-- CreateIndex
CREATE INDEX "property_ledger_item_status_id_idx" ON "property_ledger_item"("status", "id");
