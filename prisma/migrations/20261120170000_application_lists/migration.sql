-- Lists of applications, the newest, best or largest first. NULLS LAST is written here because Prisma's language has
-- no word for it, and without it PostgreSQL would sort all rows of a project for each page.

-- CreateIndex
CREATE INDEX "application_newest_idx" ON "application"("project_id", "submitted_at" DESC NULLS LAST, "id" DESC) WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "application_status_newest_idx" ON "application"("project_id", "status", "submitted_at" DESC NULLS LAST, "id" DESC) WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "application_best_idx" ON "application"("project_id", "average_score" DESC NULLS LAST, "id" DESC) WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "application_largest_idx" ON "application"("project_id", "subsidy_amount" DESC NULLS LAST, "id" DESC) WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "application_count_idx" ON "application"("family", "project_id", "status") WHERE (deleted_at IS NULL);
