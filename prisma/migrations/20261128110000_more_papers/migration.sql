-- A paper goes to a business or to an applicant, and is called by the code of either.
-- AlterTable
ALTER TABLE "issued_paper" ADD COLUMN     "application_id" INTEGER,
ADD COLUMN     "display_code" TEXT,
ALTER COLUMN "my_page_id" DROP NOT NULL;

-- A template chooses whether there is a place for a seal; those of before have none, and say so.
-- AlterTable
ALTER TABLE "paper_template" ADD COLUMN     "seal" SMALLINT NOT NULL DEFAULT 1;

-- What was issued is kept as it is: only its code is written beside it, once.
DROP TRIGGER issued_paper_kept ON "issued_paper";
UPDATE "issued_paper" SET "display_code" = page."display_code" FROM "my_page" page WHERE page."id" = "my_page_id";
ALTER TABLE "issued_paper" ALTER COLUMN "display_code" SET NOT NULL;

-- CreateIndex
CREATE INDEX "issued_paper_application_id_id_idx" ON "issued_paper"("application_id", "id");

-- CreateIndex
CREATE INDEX "issued_paper_display_code_id_idx" ON "issued_paper"("display_code", "id");

-- CreateIndex
CREATE UNIQUE INDEX "issued_paper_application_current_key" ON "issued_paper"("application_id", "kind") WHERE (is_current);

-- AddForeignKey
ALTER TABLE "issued_paper" ADD CONSTRAINT "issued_paper_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "paper_template"
  DROP CONSTRAINT "paper_template_choices_check",
  ADD CONSTRAINT "paper_template_choices_check" CHECK (
    "kind" BETWEEN 0 AND 8 AND "number" >= 1 AND "seal" BETWEEN 0 AND 2
  );

ALTER TABLE "paper_number"
  DROP CONSTRAINT "paper_number_choices_check",
  ADD CONSTRAINT "paper_number_choices_check" CHECK ("kind" BETWEEN 0 AND 8 AND "last_number" >= 1);

ALTER TABLE "issued_paper"
  DROP CONSTRAINT "issued_paper_choices_check",
  DROP CONSTRAINT "issued_paper_opened_check",
  ADD CONSTRAINT "issued_paper_choices_check" CHECK (
    "kind" BETWEEN 0 AND 8 AND "sequence" >= 1 AND "version" >= 1
  ),
  -- Of those to an applicant, it is plain who opened them.
  ADD CONSTRAINT "issued_paper_opened_check" CHECK (
    ("opened_at" IS NULL OR "file_id" IS NOT NULL)
    AND ("opened_by_id" IS NOT NULL) = ("opened_at" IS NOT NULL AND "application_id" IS NULL)
  ),
  -- Letters of a decline and of the waiting list go to applicants, all others to businesses.
  ADD CONSTRAINT "issued_paper_receiver_check" CHECK (
    ("my_page_id" IS NULL) = ("application_id" IS NOT NULL) AND ("application_id" IS NOT NULL) = ("kind" >= 7)
  );

-- As before; an opening without a name stays as it is, too.
CREATE OR REPLACE FUNCTION keep_issued_paper() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  later text[] := ARRAY['is_current', 'file_id', 'taken_at', 'opened_at', 'opened_by_id', 'version', 'updated_at'];
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - later = to_jsonb(OLD) - later
    AND (OLD."file_id" IS NULL OR NEW."file_id" = OLD."file_id")
    AND (
      OLD."opened_at" IS NULL
      OR (NEW."opened_at" = OLD."opened_at" AND NEW."opened_by_id" IS NOT DISTINCT FROM OLD."opened_by_id")
    )
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
