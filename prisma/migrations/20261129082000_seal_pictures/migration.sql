-- A round may have a picture of its seal. A paper keeps the one that it was issued with.
-- CreateTable
CREATE TABLE "project_seal" (
    "id" SERIAL NOT NULL,
    "project_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "picture" BYTEA,
    "sha256" TEXT,
    "width_px" INTEGER,
    "height_px" INTEGER,
    "saved_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_seal_pkey" PRIMARY KEY ("id")
);

-- AlterTable
ALTER TABLE "issued_paper" ADD COLUMN     "seal_id" INTEGER;

-- CreateIndex
CREATE INDEX "project_seal_saved_by_id_idx" ON "project_seal"("saved_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "project_seal_project_id_number_key" ON "project_seal"("project_id", "number");

-- CreateIndex
CREATE INDEX "issued_paper_seal_id_idx" ON "issued_paper"("seal_id");

-- AddForeignKey
ALTER TABLE "project_seal" ADD CONSTRAINT "project_seal_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_seal" ADD CONSTRAINT "project_seal_saved_by_id_fkey" FOREIGN KEY ("saved_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_paper" ADD CONSTRAINT "issued_paper_seal_id_fkey" FOREIGN KEY ("seal_id") REFERENCES "project_seal"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "project_seal"
  ADD CONSTRAINT "project_seal_number_check" CHECK ("number" >= 1),
  -- A version without a picture takes the one before it out of use.
  ADD CONSTRAINT "project_seal_picture_check" CHECK (
    num_nulls("picture", "sha256", "width_px", "height_px") IN (0, 4)
    AND octet_length("picture") BETWEEN 1 AND 512000
  );

CREATE TRIGGER project_seal_append_only BEFORE UPDATE OR DELETE ON "project_seal"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER project_seal_no_truncate BEFORE TRUNCATE ON "project_seal" EXECUTE FUNCTION refuse_change();
