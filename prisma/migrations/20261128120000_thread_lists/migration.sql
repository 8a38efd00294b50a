-- Lists of threads among a hundred thousand: of a round in both orders, and without those of what is gone.

-- DropIndex
DROP INDEX "thread_project_id_idx";

-- CreateIndex
CREATE INDEX "application_gone_idx" ON "application"("id") WHERE (deleted_at IS NOT NULL);

-- CreateIndex
CREATE INDEX "my_page_gone_idx" ON "my_page"("id") WHERE (deleted_at IS NOT NULL);

-- CreateIndex
CREATE INDEX "thread_project_id_last_message_at_id_idx" ON "thread"("project_id", "last_message_at", "id");

-- CreateIndex
CREATE INDEX "thread_project_id_waiting_since_id_idx" ON "thread"("project_id", "waiting_since", "id");
