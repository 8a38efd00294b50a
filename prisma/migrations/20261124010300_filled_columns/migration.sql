-- Of tens of thousands of papers hardly one has somebody who looks after it, a request for a change, or a member: an
-- index that holds no empty values is not written to for each of them.

-- DropIndex
DROP INDEX "section_assignee_user_id_idx";

-- DropIndex
DROP INDEX "section_change_request_id_idx";

-- DropIndex
DROP INDEX "section_member_id_idx";

-- DropIndex
DROP INDEX "payment_item_member_id_idx";

-- CreateIndex
CREATE INDEX "section_assignee_user_id_idx" ON "section"("assignee_user_id") WHERE (assignee_user_id IS NOT NULL);

-- CreateIndex
CREATE INDEX "section_change_request_id_idx" ON "section"("change_request_id") WHERE (change_request_id IS NOT NULL);

-- CreateIndex
CREATE INDEX "section_member_id_idx" ON "section"("member_id") WHERE (member_id IS NOT NULL);

-- CreateIndex
CREATE INDEX "payment_item_member_id_idx" ON "payment_item"("member_id") WHERE (member_id IS NOT NULL);
