-- Questions and answers of a round, and what was looked for in vain.

-- CreateTable
CREATE TABLE "question" (
    "id" SERIAL NOT NULL,
    "project_id" INTEGER NOT NULL,
    "category" SMALLINT NOT NULL,
    "position" INTEGER NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "is_published" BOOLEAN NOT NULL DEFAULT false,
    "helpful_count" INTEGER NOT NULL DEFAULT 0,
    "unhelpful_count" INTEGER NOT NULL DEFAULT 0,
    "words" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "question_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "missed_search" (
    "project_id" INTEGER NOT NULL,
    "words" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "last_searched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "missed_search_pkey" PRIMARY KEY ("project_id","words")
);

-- CreateIndex
CREATE INDEX "question_project_id_category_position_id_idx" ON "question"("project_id", "category", "position", "id");

-- CreateIndex
CREATE INDEX "missed_search_project_id_last_searched_at_idx" ON "missed_search"("project_id", "last_searched_at");

-- AddForeignKey
ALTER TABLE "question" ADD CONSTRAINT "question_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "missed_search" ADD CONSTRAINT "missed_search_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Constraints
ALTER TABLE "question"
  ADD CONSTRAINT "question_texts_check" CHECK ("question" ~ '\S' AND "answer" ~ '\S'),
  ADD CONSTRAINT "question_category_check" CHECK ("category" BETWEEN 0 AND 5),
  ADD CONSTRAINT "question_counts_check" CHECK ("helpful_count" >= 0 AND "unhelpful_count" >= 0),
  ADD CONSTRAINT "question_version_check" CHECK ("version" >= 1);

ALTER TABLE "missed_search"
  ADD CONSTRAINT "missed_search_words_check" CHECK ("words" ~ '\S' AND char_length("words") <= 100),
  ADD CONSTRAINT "missed_search_count_check" CHECK ("count" >= 1);

-- Whoever writes it, it is found by its words (search_fold, migration list_search).
CREATE FUNCTION question_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := concat_ws(E'\n', search_fold(NEW.question), search_fold(NEW.answer));
  RETURN NEW;
END $$;

CREATE TRIGGER question_words BEFORE INSERT OR UPDATE OF "question", "answer" ON "question"
  FOR EACH ROW EXECUTE FUNCTION question_words();
