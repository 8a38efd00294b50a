-- Further addresses of a business, to which goes what its contacts get.
-- CreateTable
CREATE TABLE "mail_copy" (
    "id" SERIAL NOT NULL,
    "corporation_id" INTEGER NOT NULL,
    "project_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "confirmed_at" TIMESTAMPTZ(3),
    "token_hash" BYTEA,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_copy_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "mail_copy_token_hash_key" ON "mail_copy"("token_hash");

-- CreateIndex
CREATE INDEX "mail_copy_project_id_idx" ON "mail_copy"("project_id");

-- CreateIndex
CREATE UNIQUE INDEX "mail_copy_corporation_id_project_id_email_key" ON "mail_copy"("corporation_id", "project_id", "email");

-- AddForeignKey
ALTER TABLE "mail_copy" ADD CONSTRAINT "mail_copy_corporation_id_fkey" FOREIGN KEY ("corporation_id") REFERENCES "corporation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_copy" ADD CONSTRAINT "mail_copy_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Constraints
ALTER TABLE "mail_copy"
  ADD CONSTRAINT "mail_copy_name_check" CHECK ("name" ~ '\S' AND char_length("name") <= 50),
  ADD CONSTRAINT "mail_copy_email_check" CHECK (is_email("email")),
  ADD CONSTRAINT "mail_copy_token_check" CHECK (
    octet_length("token_hash") = 32 AND ("token_hash" IS NULL OR "confirmed_at" IS NULL)
  ),
  ADD CONSTRAINT "mail_copy_version_check" CHECK ("version" >= 1);
