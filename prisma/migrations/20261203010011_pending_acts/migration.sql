-- AlterTable
ALTER TABLE "admin_user" ADD COLUMN     "confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN     "confirmed_by_id" INTEGER,
ADD COLUMN     "standing_by_id" INTEGER,
ADD COLUMN     "standing_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "pending_act" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "act" SMALLINT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "operation" TEXT NOT NULL,
    "request" JSONB NOT NULL,
    "basis" TEXT NOT NULL,
    "thing" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "subject_kind" TEXT NOT NULL,
    "subject_id" TEXT,
    "project_id" INTEGER,
    "my_page_id" INTEGER,
    "changes" JSONB NOT NULL,
    "follows" TEXT[],
    "reason" TEXT,
    "proposed_by_id" INTEGER NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "decision_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pending_act_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "pending_act_project_id_idx" ON "pending_act"("project_id");

-- CreateIndex
CREATE INDEX "pending_act_my_page_id_idx" ON "pending_act"("my_page_id");

-- CreateIndex
CREATE INDEX "pending_act_proposed_by_id_idx" ON "pending_act"("proposed_by_id");

-- CreateIndex
CREATE INDEX "pending_act_decided_by_id_idx" ON "pending_act"("decided_by_id");

-- CreateIndex
CREATE INDEX "pending_act_status_ends_at_idx" ON "pending_act"("status", "ends_at");

-- CreateIndex
CREATE INDEX "pending_act_subject_kind_subject_id_idx" ON "pending_act"("subject_kind", "subject_id");

-- CreateIndex
CREATE UNIQUE INDEX "pending_act_thing_key" ON "pending_act"("thing") WHERE (status = 0);

-- CreateIndex
CREATE INDEX "admin_user_standing_by_id_idx" ON "admin_user"("standing_by_id");

-- CreateIndex
CREATE INDEX "admin_user_confirmed_by_id_idx" ON "admin_user"("confirmed_by_id");

-- AddForeignKey
ALTER TABLE "admin_user" ADD CONSTRAINT "admin_user_standing_by_id_fkey" FOREIGN KEY ("standing_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admin_user" ADD CONSTRAINT "admin_user_confirmed_by_id_fkey" FOREIGN KEY ("confirmed_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pending_act" ADD CONSTRAINT "pending_act_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pending_act" ADD CONSTRAINT "pending_act_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pending_act" ADD CONSTRAINT "pending_act_proposed_by_id_fkey" FOREIGN KEY ("proposed_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pending_act" ADD CONSTRAINT "pending_act_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Who was there before has been what he is since he was made.
UPDATE "admin_user" SET "standing_since" = "created_at";

ALTER TABLE "pending_act" ADD CONSTRAINT "pending_act_act_check" CHECK (act BETWEEN 0 AND 4);
ALTER TABLE "pending_act" ADD CONSTRAINT "pending_act_status_check" CHECK (status BETWEEN 0 AND 5);
ALTER TABLE "pending_act" ADD CONSTRAINT "pending_act_decided_check"
  CHECK ((status IN (0, 4, 5)) = (decided_by_id IS NULL) AND (status = 0) = (decided_at IS NULL));
