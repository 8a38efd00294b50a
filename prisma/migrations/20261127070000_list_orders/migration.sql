-- Every order that a list of the office offers has an index, which is read both ways: a first or a deep page costs what a
-- page costs. Orders downwards need none of their own any more.

-- DropIndex
DROP INDEX "application_best_idx";

-- DropIndex
DROP INDEX "application_family_best_idx";

-- DropIndex
DROP INDEX "application_family_largest_idx";

-- DropIndex
DROP INDEX "application_family_last_code_idx";

-- DropIndex
DROP INDEX "application_family_newest_idx";

-- DropIndex
DROP INDEX "application_family_submitted_at_id_idx";

-- DropIndex
DROP INDEX "application_largest_idx";

-- DropIndex
DROP INDEX "application_newest_idx";

-- DropIndex
DROP INDEX "application_project_id_average_score_id_idx";

-- DropIndex
DROP INDEX "application_status_newest_idx";

-- CreateIndex
CREATE INDEX "application_score_idx" ON "application"("project_id", "average_score", "id") WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "application_family_code_idx" ON "application"("family", "display_code", "id") WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "application_family_submitted_idx" ON "application"("family", "submitted_at", "id") WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "application_family_score_idx" ON "application"("family", "average_score", "id") WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "application_family_amount_idx" ON "application"("family", "subsidy_amount", "id") WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "application_family_changed_idx" ON "application"("family", "updated_at", "id") WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "application_family_place_idx" ON "application"("family", "prefecture", "id") WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "corporation_name_id_idx" ON "corporation"("name", "id");

-- CreateIndex
CREATE INDEX "my_page_priority_next_due_on_id_idx" ON "my_page"("priority", "next_due_on", "id");

-- CreateIndex
CREATE INDEX "my_page_lowest_idx" ON "my_page"("priority" DESC, "next_due_on" DESC NULLS LAST, "id" DESC);

-- CreateIndex
CREATE INDEX "my_page_grant_amount_id_idx" ON "my_page"("grant_amount", "id");

-- CreateIndex
CREATE INDEX "my_page_updated_at_id_idx" ON "my_page"("updated_at", "id");

-- CreateIndex
CREATE INDEX "my_page_present_idx" ON "my_page"("id", "project_id") WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "section_title_idx" ON "section"("title") WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "section_waiting_idx" ON "section"("submitted_at", "id", "my_page_id") WHERE (status = ANY (ARRAY[1, 2])) AND (deleted_at IS NULL);

-- Documents that came back, by the day that counts for them.
CREATE INDEX "section_returned_idx" ON "section"((coalesce("return_due_on", "due_on")), "id", "my_page_id") WHERE (status = 4) AND (deleted_at IS NULL);
