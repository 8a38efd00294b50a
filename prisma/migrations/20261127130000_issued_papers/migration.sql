-- AlterTable
ALTER TABLE "bulk_run" ADD COLUMN     "paper" JSONB;

-- CreateTable
CREATE TABLE "paper_template" (
    "id" SERIAL NOT NULL,
    "project_id" INTEGER NOT NULL,
    "kind" SMALLINT NOT NULL,
    "number" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "number_format" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "fact_fields" TEXT[],
    "conditions" TEXT NOT NULL DEFAULT '',
    "has_breakdown" BOOLEAN NOT NULL DEFAULT false,
    "saved_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "paper_template_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "paper_number" (
    "project_id" INTEGER NOT NULL,
    "kind" SMALLINT NOT NULL,
    "last_number" INTEGER NOT NULL,

    CONSTRAINT "paper_number_pkey" PRIMARY KEY ("project_id","kind")
);

-- CreateTable
CREATE TABLE "issued_paper" (
    "id" SERIAL NOT NULL,
    "my_page_id" INTEGER NOT NULL,
    "project_id" INTEGER NOT NULL,
    "kind" SMALLINT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "issued_on" DATE NOT NULL,
    "template_id" INTEGER,
    "content" JSONB NOT NULL,
    "note" TEXT,
    "is_current" BOOLEAN NOT NULL DEFAULT true,
    "replaces_id" INTEGER,
    "issued_by_id" INTEGER NOT NULL,
    "file_id" UUID,
    "taken_at" TIMESTAMPTZ(3),
    "opened_at" TIMESTAMPTZ(3),
    "opened_by_id" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "issued_paper_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "paper_template_saved_by_id_idx" ON "paper_template"("saved_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "paper_template_project_id_kind_number_key" ON "paper_template"("project_id", "kind", "number");

-- CreateIndex
CREATE UNIQUE INDEX "issued_paper_replaces_id_key" ON "issued_paper"("replaces_id");

-- CreateIndex
CREATE UNIQUE INDEX "issued_paper_file_id_key" ON "issued_paper"("file_id");

-- CreateIndex
CREATE INDEX "issued_paper_my_page_id_id_idx" ON "issued_paper"("my_page_id", "id");

-- CreateIndex
CREATE INDEX "issued_paper_issued_on_id_idx" ON "issued_paper"("issued_on", "id");

-- CreateIndex
CREATE INDEX "issued_paper_project_id_issued_on_id_idx" ON "issued_paper"("project_id", "issued_on", "id");

-- CreateIndex
CREATE INDEX "issued_paper_template_id_idx" ON "issued_paper"("template_id");

-- CreateIndex
CREATE INDEX "issued_paper_issued_by_id_idx" ON "issued_paper"("issued_by_id");

-- CreateIndex
CREATE INDEX "issued_paper_opened_by_id_idx" ON "issued_paper"("opened_by_id");

-- CreateIndex
CREATE INDEX "issued_paper_unmade_idx" ON "issued_paper"("created_at", "id") WHERE (file_id IS NULL);

-- CreateIndex
CREATE UNIQUE INDEX "issued_paper_project_id_kind_sequence_key" ON "issued_paper"("project_id", "kind", "sequence");

-- CreateIndex
CREATE UNIQUE INDEX "issued_paper_current_key" ON "issued_paper"("my_page_id", "kind") WHERE (is_current AND (kind < 4));

-- AddForeignKey
ALTER TABLE "paper_template" ADD CONSTRAINT "paper_template_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "paper_template" ADD CONSTRAINT "paper_template_saved_by_id_fkey" FOREIGN KEY ("saved_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "paper_number" ADD CONSTRAINT "paper_number_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_paper" ADD CONSTRAINT "issued_paper_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_paper" ADD CONSTRAINT "issued_paper_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_paper" ADD CONSTRAINT "issued_paper_template_id_fkey" FOREIGN KEY ("template_id") REFERENCES "paper_template"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_paper" ADD CONSTRAINT "issued_paper_replaces_id_fkey" FOREIGN KEY ("replaces_id") REFERENCES "issued_paper"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_paper" ADD CONSTRAINT "issued_paper_issued_by_id_fkey" FOREIGN KEY ("issued_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_paper" ADD CONSTRAINT "issued_paper_opened_by_id_fkey" FOREIGN KEY ("opened_by_id") REFERENCES "corporation_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_paper" ADD CONSTRAINT "issued_paper_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "paper_template"
  ADD CONSTRAINT "paper_template_choices_check" CHECK ("kind" BETWEEN 0 AND 6 AND "number" >= 1),
  ADD CONSTRAINT "paper_template_text_check" CHECK (
    "title" ~ '\S' AND "number_format" LIKE '%{番号}%' AND "body" ~ '\S'
  );

ALTER TABLE "paper_number"
  ADD CONSTRAINT "paper_number_choices_check" CHECK ("kind" BETWEEN 0 AND 6 AND "last_number" >= 1);

ALTER TABLE "issued_paper"
  ADD CONSTRAINT "issued_paper_choices_check" CHECK (
    "kind" BETWEEN 0 AND 6 AND "sequence" >= 1 AND "version" >= 1
  ),
  ADD CONSTRAINT "issued_paper_text_check" CHECK ("number" ~ '\S' AND "title" ~ '\S'),
  -- A paper takes the place of an older one.
  ADD CONSTRAINT "issued_paper_replaces_check" CHECK ("replaces_id" < "id"),
  -- Only what is there can be opened, and it is known by whom.
  ADD CONSTRAINT "issued_paper_opened_check" CHECK (
    ("opened_at" IS NULL) = ("opened_by_id" IS NULL) AND ("opened_at" IS NULL OR "file_id" IS NOT NULL)
  );

-- Templates are kept version by version; numbers only go up; what stands on a paper, and its file, stay as they are.
CREATE TRIGGER paper_template_append_only BEFORE UPDATE OR DELETE ON "paper_template"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER paper_template_no_truncate BEFORE TRUNCATE ON "paper_template" EXECUTE FUNCTION refuse_change();

CREATE FUNCTION keep_issued_paper() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  later text[] := ARRAY['is_current', 'file_id', 'taken_at', 'opened_at', 'opened_by_id', 'version', 'updated_at'];
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - later = to_jsonb(OLD) - later
    AND (OLD."file_id" IS NULL OR NEW."file_id" = OLD."file_id")
    AND (OLD."opened_at" IS NULL OR (NEW."opened_at" = OLD."opened_at" AND NEW."opened_by_id" = OLD."opened_by_id"))
    AND (OLD."is_current" OR NOT NEW."is_current")
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% keeps what was issued: % refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'AP001', TABLE = TG_TABLE_NAME;
END
$$;

CREATE TRIGGER issued_paper_kept BEFORE UPDATE OR DELETE ON "issued_paper"
  FOR EACH ROW EXECUTE FUNCTION keep_issued_paper();
CREATE TRIGGER issued_paper_no_truncate BEFORE TRUNCATE ON "issued_paper" EXECUTE FUNCTION refuse_change();

-- A stored file may be a paper of the office.
ALTER TABLE "stored_file"
  DROP CONSTRAINT "stored_file_purpose_check",
  ADD CONSTRAINT "stored_file_purpose_check" CHECK (
    "purpose" IN (
      'section', 'application', 'paper', 'issued', 'photo', 'announcement', 'passbook', 'answer', 'notice', 'thread'
    )
  );
