-- Questions and answers between the office and those it serves, with what the office notes for itself.

-- CreateTable
CREATE TABLE "thread" (
    "id" SERIAL NOT NULL,
    "project_id" INTEGER NOT NULL,
    "my_page_id" INTEGER,
    "member_id" INTEGER,
    "application_id" INTEGER,
    "section_id" INTEGER,
    "return_item_id" INTEGER,
    "subject" TEXT NOT NULL,
    "status" SMALLINT NOT NULL,
    "assignee_user_id" INTEGER,
    "waiting_since" TIMESTAMPTZ(3),
    "last_message_at" TIMESTAMPTZ(3) NOT NULL,
    "office_message_id" INTEGER NOT NULL DEFAULT 0,
    "read_message_id" INTEGER NOT NULL DEFAULT 0,
    "read_at" TIMESTAMPTZ(3),
    "words" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "thread_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "thread_message" (
    "id" SERIAL NOT NULL,
    "thread_id" INTEGER NOT NULL,
    "kind" SMALLINT NOT NULL,
    "body" TEXT NOT NULL,
    "author_kind" TEXT NOT NULL,
    "author_id" INTEGER NOT NULL,
    "author_name" TEXT NOT NULL,
    "caller_name" TEXT,
    "caller_phone" TEXT,
    "called_at" TIMESTAMPTZ(3),
    "words" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "thread_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "thread_file" (
    "id" SERIAL NOT NULL,
    "message_id" INTEGER NOT NULL,
    "file_id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL,

    CONSTRAINT "thread_file_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "thread_project_id_idx" ON "thread"("project_id");

-- CreateIndex
CREATE INDEX "thread_my_page_id_last_message_at_id_idx" ON "thread"("my_page_id", "last_message_at", "id");

-- CreateIndex
CREATE INDEX "thread_member_id_idx" ON "thread"("member_id");

-- CreateIndex
CREATE INDEX "thread_application_id_last_message_at_id_idx" ON "thread"("application_id", "last_message_at", "id");

-- CreateIndex
CREATE INDEX "thread_section_id_idx" ON "thread"("section_id");

-- CreateIndex
CREATE INDEX "thread_return_item_id_idx" ON "thread"("return_item_id");

-- CreateIndex
CREATE INDEX "thread_assignee_user_id_idx" ON "thread"("assignee_user_id");

-- CreateIndex
CREATE INDEX "thread_waiting_since_id_idx" ON "thread"("waiting_since", "id");

-- CreateIndex
CREATE INDEX "thread_last_message_at_id_idx" ON "thread"("last_message_at", "id");

-- CreateIndex
CREATE INDEX "thread_words_idx" ON "thread" USING GIN ("words" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "thread_message_thread_id_id_idx" ON "thread_message"("thread_id", "id");

-- CreateIndex
CREATE INDEX "thread_message_words_idx" ON "thread_message" USING GIN ("words" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "thread_file_file_id_key" ON "thread_file"("file_id");

-- CreateIndex
CREATE INDEX "thread_file_message_id_sequence_idx" ON "thread_file"("message_id", "sequence");

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_member_id_my_page_id_fkey" FOREIGN KEY ("member_id", "my_page_id") REFERENCES "my_page_member"("id", "my_page_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "section"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_return_item_id_fkey" FOREIGN KEY ("return_item_id") REFERENCES "return_item"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_assignee_user_id_fkey" FOREIGN KEY ("assignee_user_id") REFERENCES "admin_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "thread"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_file" ADD CONSTRAINT "thread_file_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "thread_message"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_file" ADD CONSTRAINT "thread_file_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Constraints
ALTER TABLE "thread"
  ADD CONSTRAINT "thread_subject_check" CHECK ("subject" ~ '\S'),
  ADD CONSTRAINT "thread_status_check" CHECK ("status" BETWEEN 0 AND 2),
  ADD CONSTRAINT "thread_about_check" CHECK (num_nonnulls("my_page_id", "application_id") = 1
    AND ("my_page_id" IS NOT NULL OR num_nonnulls("member_id", "section_id", "return_item_id") = 0)),
  ADD CONSTRAINT "thread_waiting_check" CHECK (("status" = 0) = ("waiting_since" IS NOT NULL)),
  ADD CONSTRAINT "thread_read_check" CHECK (("read_message_id" = 0) = ("read_at" IS NULL)),
  ADD CONSTRAINT "thread_version_check" CHECK ("version" >= 1);
ALTER TABLE "thread_message"
  ADD CONSTRAINT "thread_message_body_check" CHECK ("body" ~ '\S'),
  ADD CONSTRAINT "thread_message_kind_check" CHECK ("kind" BETWEEN 0 AND 2),
  ADD CONSTRAINT "thread_message_author_check" CHECK ("author_kind" IN ('admin', 'user', 'applicant')
    AND ("kind" = 0 OR "author_kind" = 'admin')),
  ADD CONSTRAINT "thread_message_call_check" CHECK (("kind" = 2) = ("called_at" IS NOT NULL)
    AND ("kind" = 2 OR num_nonnulls("caller_name", "caller_phone") = 0));
ALTER TABLE "thread_file" ADD CONSTRAINT "thread_file_sequence_check" CHECK ("sequence" >= 1);
ALTER TABLE "stored_file"
  DROP CONSTRAINT "stored_file_purpose_check",
  ADD CONSTRAINT "stored_file_purpose_check" CHECK (
    "purpose" IN ('section', 'application', 'paper', 'photo', 'announcement', 'passbook', 'answer', 'notice', 'thread')
  );

-- Whoever writes it, it is found by its words (search_fold, migration list_search). Subjects and messages never change.
CREATE FUNCTION thread_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := search_fold(NEW.subject);
  RETURN NEW;
END $$;

CREATE FUNCTION thread_message_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := search_fold(NEW.body);
  RETURN NEW;
END $$;

CREATE TRIGGER thread_words BEFORE INSERT ON "thread" FOR EACH ROW EXECUTE FUNCTION thread_words();
CREATE TRIGGER thread_message_words BEFORE INSERT ON "thread_message"
  FOR EACH ROW EXECUTE FUNCTION thread_message_words();

-- What was said stays said.
CREATE TRIGGER thread_message_append_only BEFORE UPDATE OR DELETE ON "thread_message"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER thread_message_no_truncate BEFORE TRUNCATE ON "thread_message" EXECUTE FUNCTION refuse_change();
