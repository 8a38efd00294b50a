-- CreateIndex
CREATE INDEX "section_queue_idx" ON "section"("status", "due_on", "id") WHERE (deleted_at IS NULL);
