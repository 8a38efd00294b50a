-- CreateTable
CREATE TABLE "finding_draft" (
    "id" UUID NOT NULL,
    "section_id" INTEGER,
    "application_id" INTEGER,
    "author_id" INTEGER NOT NULL,
    "review_category" SMALLINT NOT NULL,
    "comment" TEXT NOT NULL,
    "file_id" UUID,
    "page" INTEGER,
    "area" JSONB,
    "row" INTEGER,
    "field" TEXT,
    "checklist_key" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "finding_draft_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "finding_draft_section_id_created_at_idx" ON "finding_draft"("section_id", "created_at");

-- CreateIndex
CREATE INDEX "finding_draft_application_id_created_at_idx" ON "finding_draft"("application_id", "created_at");

-- CreateIndex
CREATE INDEX "finding_draft_author_id_idx" ON "finding_draft"("author_id");

-- CreateIndex
CREATE INDEX "finding_draft_file_id_idx" ON "finding_draft"("file_id");

-- AddForeignKey
ALTER TABLE "finding_draft" ADD CONSTRAINT "finding_draft_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "section"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "finding_draft" ADD CONSTRAINT "finding_draft_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "finding_draft" ADD CONSTRAINT "finding_draft_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "finding_draft" ADD CONSTRAINT "finding_draft_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The rules of a single draft; each has a test in bff/data/constraints/.
ALTER TABLE "finding_draft"
  ADD CONSTRAINT "finding_draft_target_check" CHECK (num_nonnulls("section_id", "application_id") = 1),
  ADD CONSTRAINT "finding_draft_category_check" CHECK ("review_category" BETWEEN 0 AND 7),
  ADD CONSTRAINT "finding_draft_place_check" CHECK (("page" IS NULL OR "page" >= 1) AND ("row" IS NULL OR "row" >= 0)),
  ADD CONSTRAINT "finding_draft_version_check" CHECK ("version" >= 1);
