-- AlterTable
ALTER TABLE "project" ADD COLUMN     "effect_report_years" SMALLINT NOT NULL DEFAULT 3;

-- CreateTable
CREATE TABLE "duty" (
    "id" SERIAL NOT NULL,
    "my_page_id" INTEGER NOT NULL,
    "kind" SMALLINT NOT NULL,
    "year" SMALLINT NOT NULL,
    "due_on" DATE NOT NULL,
    "opens_on" DATE NOT NULL,
    "section_id" INTEGER,
    "last_reminded_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "duty_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "duty_section_id_key" ON "duty"("section_id");

-- CreateIndex
CREATE INDEX "duty_due_on_id_idx" ON "duty"("due_on", "id");

-- CreateIndex
CREATE INDEX "duty_unopened_idx" ON "duty"("opens_on", "my_page_id") WHERE (section_id IS NULL);

-- CreateIndex
CREATE UNIQUE INDEX "duty_my_page_id_kind_year_key" ON "duty"("my_page_id", "kind", "year");

-- AddForeignKey
ALTER TABLE "duty" ADD CONSTRAINT "duty_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty" ADD CONSTRAINT "duty_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "section"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "duty"
  ADD CONSTRAINT "duty_choices_check" CHECK ("kind" BETWEEN 0 AND 2 AND "year" BETWEEN 1 AND 50),
  ADD CONSTRAINT "duty_days_check" CHECK ("opens_on" <= "due_on");

ALTER TABLE "project"
  ADD CONSTRAINT "project_effect_report_years_check" CHECK ("effect_report_years" BETWEEN 0 AND 10);

-- The desk puts a document off: its duty is due on the same day, and lists of duties keep their order by one column.
CREATE FUNCTION section_duty_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE duty SET due_on = NEW.due_on, opens_on = least(opens_on, NEW.due_on)
  WHERE section_id = NEW.id AND due_on <> NEW.due_on;
  RETURN NULL;
END $$;

CREATE TRIGGER section_duty_due AFTER UPDATE OF due_on ON section
  FOR EACH ROW WHEN (NEW.due_on IS NOT NULL AND NEW.due_on IS DISTINCT FROM OLD.due_on)
  EXECUTE FUNCTION section_duty_due();
