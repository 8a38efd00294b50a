-- Who has opened an announcement of a round, and when its readers were told of it again.

-- AlterTable
ALTER TABLE "announcement" ADD COLUMN "renotified_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "announcement_read" (
    "announcement_id" INTEGER NOT NULL,
    "corporation_user_id" INTEGER NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "announcement_read_pkey" PRIMARY KEY ("announcement_id","corporation_user_id")
);

-- CreateIndex
CREATE INDEX "announcement_read_corporation_user_id_idx" ON "announcement_read"("corporation_user_id");

-- AddForeignKey
ALTER TABLE "announcement_read" ADD CONSTRAINT "announcement_read_announcement_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "announcement_read" ADD CONSTRAINT "announcement_read_corporation_user_id_fkey" FOREIGN KEY ("corporation_user_id") REFERENCES "corporation_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
