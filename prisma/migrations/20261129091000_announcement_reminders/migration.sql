-- The office writes to the companies that have not opened an announcement: when it was last asked to, to how many it has
-- written since, and up to which company it has come; null: through.

-- AlterTable
ALTER TABLE "announcement" ADD COLUMN     "remind_after" INTEGER,
ADD COLUMN     "reminded_at" TIMESTAMPTZ(3),
ADD COLUMN     "reminded_count" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "announcement_reminding_idx" ON "announcement"("reminded_at", "id") WHERE (remind_after IS NOT NULL);

ALTER TABLE "announcement"
  ADD CONSTRAINT "announcement_reminded_check" CHECK ("reminded_count" >= 0
    AND ("reminded_at" IS NOT NULL OR ("remind_after" IS NULL AND "reminded_count" = 0)));
