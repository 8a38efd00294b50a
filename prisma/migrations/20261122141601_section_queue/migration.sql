-- The review queue in the order of its deadlines; with the my page, so that counting reads the index alone.
CREATE INDEX "section_queue_idx" ON "section"("due_on", "id", "my_page_id") WHERE ((status = ANY (ARRAY[1, 2])) AND (deleted_at IS NULL));
