-- Answers that the office gives often.

-- CreateTable
CREATE TABLE "thread_template" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "thread_template_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "thread_template_name_key" ON "thread_template"("name");

-- Constraints
ALTER TABLE "thread_template"
  ADD CONSTRAINT "thread_template_texts_check" CHECK ("name" ~ '\S' AND "body" ~ '\S'),
  ADD CONSTRAINT "thread_template_version_check" CHECK ("version" >= 1);
