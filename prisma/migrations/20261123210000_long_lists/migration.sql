-- CreateIndex
CREATE INDEX "payment_item_my_page_id_ordered_on_number_idx" ON "payment_item"("my_page_id", "ordered_on", "number");

-- CreateIndex
CREATE INDEX "section_document_idx" ON "section"("my_page_id", "sequence", "id") WHERE (deleted_at IS NULL) AND ((branch_number IS NULL) OR (document_type <> ALL (ARRAY[59, 60, 63, 64, 65, 66, 67, 51, 52])));
