-- CreateTable
CREATE TABLE "retention_erasure" (
    "id" SERIAL NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "project_id" INTEGER,
    "kinds" SMALLINT[],
    "reason" TEXT NOT NULL,
    "proposed_by_id" INTEGER NOT NULL,
    "proposed_at" TIMESTAMPTZ(3) NOT NULL,
    "approved_by_id" INTEGER,
    "approved_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "retention_erasure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "retention_erasure_record" (
    "id" SERIAL NOT NULL,
    "erasure_id" INTEGER NOT NULL,
    "kind" SMALLINT NOT NULL,
    "subject_id" INTEGER NOT NULL,
    "display_code" TEXT,
    "project_id" INTEGER,
    "counted_on" DATE NOT NULL,
    "due_on" DATE NOT NULL,
    "application_status" SMALLINT,
    "project_status" SMALLINT,
    "amount" BIGINT,
    "file_count" INTEGER NOT NULL DEFAULT 0,
    "file_bytes" BIGINT NOT NULL DEFAULT 0,
    "outcome" SMALLINT NOT NULL DEFAULT 0,
    "kept_reason" SMALLINT,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "retention_erasure_record_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "retention_erasure_project_id_idx" ON "retention_erasure"("project_id");

-- CreateIndex
CREATE INDEX "retention_erasure_proposed_by_id_idx" ON "retention_erasure"("proposed_by_id");

-- CreateIndex
CREATE INDEX "retention_erasure_approved_by_id_idx" ON "retention_erasure"("approved_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "retention_erasure_open_key" ON "retention_erasure"("status") WHERE ("status" = ANY (ARRAY[0, 1]));

-- CreateIndex
CREATE INDEX "retention_erasure_record_erasure_id_outcome_id_idx" ON "retention_erasure_record"("erasure_id", "outcome", "id");

-- CreateIndex
CREATE INDEX "retention_erasure_record_project_id_idx" ON "retention_erasure_record"("project_id");

-- CreateIndex
CREATE UNIQUE INDEX "retention_erasure_record_erasure_id_kind_subject_id_key" ON "retention_erasure_record"("erasure_id", "kind", "subject_id");

-- AddForeignKey
ALTER TABLE "retention_erasure" ADD CONSTRAINT "retention_erasure_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "retention_erasure" ADD CONSTRAINT "retention_erasure_proposed_by_id_fkey" FOREIGN KEY ("proposed_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "retention_erasure" ADD CONSTRAINT "retention_erasure_approved_by_id_fkey" FOREIGN KEY ("approved_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "retention_erasure_record" ADD CONSTRAINT "retention_erasure_record_erasure_id_fkey" FOREIGN KEY ("erasure_id") REFERENCES "retention_erasure"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "retention_erasure_record" ADD CONSTRAINT "retention_erasure_record_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Constraints
ALTER TABLE "retention_erasure"
  ADD CONSTRAINT "retention_erasure_status_check" CHECK ("status" BETWEEN 0 AND 3),
  ADD CONSTRAINT "retention_erasure_kinds_check" CHECK ("kinds" <@ ARRAY[0, 1, 2, 3, 4, 5]::smallint[]),
  ADD CONSTRAINT "retention_erasure_reason_check" CHECK (btrim("reason") <> ''),
  -- Nothing is erased that one person alone wanted to be.
  ADD CONSTRAINT "retention_erasure_second_person_check" CHECK (
    ("approved_by_id" IS NULL) = ("approved_at" IS NULL)
    AND "approved_by_id" IS DISTINCT FROM "proposed_by_id"
    AND ("status" NOT IN (1, 2) OR "approved_by_id" IS NOT NULL)
  ),
  ADD CONSTRAINT "retention_erasure_finished_check" CHECK (("finished_at" IS NOT NULL) = ("status" IN (2, 3))),
  ADD CONSTRAINT "retention_erasure_version_check" CHECK ("version" >= 1);

ALTER TABLE "retention_erasure_record"
  ADD CONSTRAINT "retention_erasure_record_kind_check" CHECK ("kind" BETWEEN 0 AND 5),
  ADD CONSTRAINT "retention_erasure_record_status_check" CHECK (
    "application_status" BETWEEN 0 AND 8 AND "project_status" BETWEEN 0 AND 6
  ),
  ADD CONSTRAINT "retention_erasure_record_figures_check" CHECK (
    "amount" >= 0 AND "file_count" >= 0 AND "file_bytes" >= 0
  ),
  ADD CONSTRAINT "retention_erasure_record_outcome_check" CHECK (
    "outcome" BETWEEN 0 AND 2 AND ("outcome" = 0) = ("finished_at" IS NULL)
  ),
  ADD CONSTRAINT "retention_erasure_record_kept_check" CHECK (
    "kept_reason" BETWEEN 0 AND 2 AND ("outcome" = 2) = ("kept_reason" IS NOT NULL)
  );

-- That something was erased stays known, as it was written.
CREATE FUNCTION keep_erased_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."outcome" = 0 THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% keeps what was erased: % refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'AP001', TABLE = TG_TABLE_NAME;
END
$$;

CREATE TRIGGER retention_erasure_record_kept BEFORE UPDATE OR DELETE ON "retention_erasure_record"
  FOR EACH ROW EXECUTE FUNCTION keep_erased_record();
CREATE TRIGGER retention_erasure_record_no_truncate BEFORE TRUNCATE ON "retention_erasure_record"
  EXECUTE FUNCTION refuse_change();

-- What is only ever added to goes with the record to which it belongs: in the transaction of an erasure that a second
-- person has approved and nobody has stopped, and in no other. The trail of audit never does.
CREATE FUNCTION is_erasing() RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM "retention_erasure"
    WHERE "id" = nullif(current_setting('hojo.erasure', TRUE), '')::int AND "status" = 1
  );
END
$$;

CREATE FUNCTION refuse_delete_but_erasing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_erasing() THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'AP001', TABLE = TG_TABLE_NAME;
END
$$;

DROP TRIGGER application_history_append_only ON "application_history";
CREATE TRIGGER application_history_append_only BEFORE UPDATE ON "application_history" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER application_history_no_delete BEFORE DELETE ON "application_history" FOR EACH ROW EXECUTE FUNCTION refuse_delete_but_erasing();
DROP TRIGGER my_page_history_append_only ON "my_page_history";
CREATE TRIGGER my_page_history_append_only BEFORE UPDATE ON "my_page_history" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER my_page_history_no_delete BEFORE DELETE ON "my_page_history" FOR EACH ROW EXECUTE FUNCTION refuse_delete_but_erasing();
DROP TRIGGER receipt_append_only ON "receipt";
CREATE TRIGGER receipt_append_only BEFORE UPDATE ON "receipt" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER receipt_no_delete BEFORE DELETE ON "receipt" FOR EACH ROW EXECUTE FUNCTION refuse_delete_but_erasing();
DROP TRIGGER filed_answers_append_only ON "filed_answers";
CREATE TRIGGER filed_answers_append_only BEFORE UPDATE ON "filed_answers" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER filed_answers_no_delete BEFORE DELETE ON "filed_answers" FOR EACH ROW EXECUTE FUNCTION refuse_delete_but_erasing();
DROP TRIGGER thread_message_append_only ON "thread_message";
CREATE TRIGGER thread_message_append_only BEFORE UPDATE ON "thread_message" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER thread_message_no_delete BEFORE DELETE ON "thread_message" FOR EACH ROW EXECUTE FUNCTION refuse_delete_but_erasing();
DROP TRIGGER section_history_no_delete ON "section_history";
CREATE TRIGGER section_history_no_delete BEFORE DELETE ON "section_history"
  FOR EACH ROW EXECUTE FUNCTION refuse_delete_but_erasing();
DROP TRIGGER issued_paper_kept ON "issued_paper";
CREATE TRIGGER issued_paper_kept BEFORE UPDATE ON "issued_paper" FOR EACH ROW EXECUTE FUNCTION keep_issued_paper();
CREATE TRIGGER issued_paper_no_delete BEFORE DELETE ON "issued_paper"
  FOR EACH ROW EXECUTE FUNCTION refuse_delete_but_erasing();
