-- The one document of its type that an undertaking has, found among the papers of its deals.
CREATE INDEX "section_own_idx" ON "section"("my_page_id", "document_type") WHERE (branch_number IS NULL AND deleted_at IS NULL);
