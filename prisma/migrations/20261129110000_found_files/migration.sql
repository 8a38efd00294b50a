-- AlterTable
ALTER TABLE "thread_file" ADD COLUMN     "words" TEXT NOT NULL DEFAULT '';

-- A file that was sent is found by its name, by which people call it.
CREATE FUNCTION thread_file_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := (SELECT search_fold(file_name) FROM stored_file WHERE id = NEW.file_id);
  RETURN NEW;
END
$$;
CREATE TRIGGER thread_file_words BEFORE INSERT ON "thread_file"
  FOR EACH ROW EXECUTE FUNCTION thread_file_words();
UPDATE "thread_file" SET "words" = search_fold(file.file_name) FROM "stored_file" file WHERE file.id = "file_id";

-- CreateIndex
CREATE INDEX "thread_file_words_idx" ON "thread_file" USING GIN ("words" gin_trgm_ops);

-- What a business or an applicant wrote is found by who wrote it; an official's name would find all that he ever wrote.
CREATE OR REPLACE FUNCTION thread_message_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := concat_ws(E'\n', search_fold(NEW.body), search_fold(NEW.caller_name), search_digits(NEW.caller_phone),
    CASE WHEN NEW.author_kind <> 'admin' THEN search_fold(NEW.author_name) END);
  RETURN NEW;
END
$$;

-- Messages are never changed; what they are found by is no part of what was said.
ALTER TABLE "thread_message" DISABLE TRIGGER "thread_message_append_only";
UPDATE "thread_message" SET "words" = concat_ws(E'\n', "words", search_fold("author_name"))
  WHERE "author_kind" <> 'admin';
ALTER TABLE "thread_message" ENABLE TRIGGER "thread_message_append_only";
