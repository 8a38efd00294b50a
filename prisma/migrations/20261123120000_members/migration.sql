-- AlterTable
ALTER TABLE "notification" ADD COLUMN     "member_id" INTEGER;

-- AlterTable
ALTER TABLE "section" ADD COLUMN     "member_id" INTEGER;

-- CreateTable
CREATE TABLE "my_page_member" (
    "id" SERIAL NOT NULL,
    "my_page_id" INTEGER NOT NULL,
    "project_id" INTEGER NOT NULL,
    "corporation_id" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "joined_on" DATE NOT NULL,
    "left_on" DATE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "my_page_member_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "my_page_member_corporation_id_idx" ON "my_page_member"("corporation_id");

-- CreateIndex
CREATE UNIQUE INDEX "my_page_member_my_page_id_corporation_id_key" ON "my_page_member"("my_page_id", "corporation_id");

-- CreateIndex
CREATE UNIQUE INDEX "my_page_member_id_my_page_id_key" ON "my_page_member"("id", "my_page_id");

-- CreateIndex
CREATE UNIQUE INDEX "my_page_member_round_key" ON "my_page_member"("project_id", "corporation_id") WHERE (left_on IS NULL);

-- CreateIndex
CREATE UNIQUE INDEX "my_page_id_project_id_key" ON "my_page"("id", "project_id");

-- CreateIndex
CREATE INDEX "notification_member_id_idx" ON "notification"("member_id");

-- CreateIndex
CREATE INDEX "section_member_id_idx" ON "section"("member_id");

-- AddForeignKey
ALTER TABLE "my_page_member" ADD CONSTRAINT "my_page_member_my_page_id_project_id_fkey" FOREIGN KEY ("my_page_id", "project_id") REFERENCES "my_page"("id", "project_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "my_page_member" ADD CONSTRAINT "my_page_member_corporation_id_fkey" FOREIGN KEY ("corporation_id") REFERENCES "corporation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "section" ADD CONSTRAINT "section_member_id_my_page_id_fkey" FOREIGN KEY ("member_id", "my_page_id") REFERENCES "my_page_member"("id", "my_page_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_member_id_my_page_id_fkey" FOREIGN KEY ("member_id", "my_page_id") REFERENCES "my_page_member"("id", "my_page_id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "my_page_member"
  ADD CONSTRAINT "my_page_member_role_check" CHECK (length("role") BETWEEN 1 AND 200),
  ADD CONSTRAINT "my_page_member_sequence_check" CHECK ("sequence" >= 1),
  ADD CONSTRAINT "my_page_member_left_on_check" CHECK ("left_on" >= "joined_on");
