-- CreateTable
CREATE TABLE "calendar_address" (
    "id" SERIAL NOT NULL,
    "person_kind" TEXT NOT NULL,
    "person_id" INTEGER NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "project_id" INTEGER,
    "kinds" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "calendar_address_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "calendar_address_token_hash_key" ON "calendar_address"("token_hash");

-- CreateIndex
CREATE INDEX "calendar_address_project_id_idx" ON "calendar_address"("project_id");

-- CreateIndex
CREATE UNIQUE INDEX "calendar_address_person_kind_person_id_key" ON "calendar_address"("person_kind", "person_id");

-- AddForeignKey
ALTER TABLE "calendar_address" ADD CONSTRAINT "calendar_address_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Constraints
ALTER TABLE "calendar_address"
  ADD CONSTRAINT "calendar_address_person_check" CHECK ("person_kind" IN ('admin', 'user')),
  ADD CONSTRAINT "calendar_address_hash_check" CHECK (octet_length("token_hash") = 32),
  ADD CONSTRAINT "calendar_address_kinds_check" CHECK (0 <= ALL ("kinds") AND 6 >= ALL ("kinds")),
  ADD CONSTRAINT "calendar_address_filter_check" CHECK (
    "person_kind" = 'admin' OR ("project_id" IS NULL AND cardinality("kinds") = 0)
  );
