-- CreateIndex
CREATE INDEX "my_page_extended_idx" ON "my_page"("completion_deadline", "id") WHERE (project_status = 0) AND (completion_on IS NULL) AND (completion_deadline IS NOT NULL);

-- CreateIndex
CREATE INDEX "section_return_idx" ON "section"("return_due_on", "id") WHERE (status = ANY (ARRAY[0, 4])) AND (deleted_at IS NULL) AND (return_due_on IS NOT NULL);
