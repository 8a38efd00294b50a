-- Lists of applications over all rounds of a family, whose rows would be sorted for each page. NULLS LAST as in
-- application_lists.

-- CreateIndex
CREATE INDEX "application_family_newest_idx" ON "application"("family", "submitted_at" DESC NULLS LAST, "id" DESC) WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "application_family_last_code_idx" ON "application"("family", "display_code" DESC NULLS LAST, "id" DESC) WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "application_family_name_idx" ON "application"("family", "name_kana", "id") WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "application_family_best_idx" ON "application"("family", "average_score" DESC NULLS LAST, "id" DESC) WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "application_family_largest_idx" ON "application"("family", "subsidy_amount" DESC NULLS LAST, "id" DESC) WHERE (deleted_at IS NULL);
