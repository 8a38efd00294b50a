-- Other systems call with a key of their own.

-- CreateTable
CREATE TABLE "machine_key" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "public_id" TEXT NOT NULL,
    "secret_hash" BYTEA NOT NULL,
    "previous_hash" BYTEA,
    "previous_until" TIMESTAMPTZ(3),
    "scopes" TEXT[],
    "all_rounds" BOOLEAN NOT NULL,
    "project_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "allowed_addresses" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "requests_per_minute" INTEGER NOT NULL DEFAULT 300,
    "expires_on" DATE,
    "stopped_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "last_used_address" TEXT,
    "created_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "machine_key_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "machine_key_public_id_key" ON "machine_key"("public_id");

-- CreateIndex
CREATE INDEX "machine_key_created_by_id_idx" ON "machine_key"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "machine_key_name_key" ON "machine_key"("name") WHERE (stopped_at IS NULL);

-- AddForeignKey
ALTER TABLE "machine_key" ADD CONSTRAINT "machine_key_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Constraints
ALTER TABLE "machine_key"
  ADD CONSTRAINT "machine_key_version_check" CHECK ("version" >= 1),
  ADD CONSTRAINT "machine_key_name_check" CHECK ("name" ~ '\S' AND char_length("name") <= 40),
  ADD CONSTRAINT "machine_key_public_id_check" CHECK ("public_id" ~ '^[0-9a-f]{16}$'),
  ADD CONSTRAINT "machine_key_hash_check" CHECK (
    octet_length("secret_hash") = 32 AND ("previous_hash" IS NULL OR octet_length("previous_hash") = 32)
  ),
  ADD CONSTRAINT "machine_key_previous_check" CHECK (("previous_hash" IS NULL) = ("previous_until" IS NULL)),
  ADD CONSTRAINT "machine_key_scopes_check" CHECK (
    cardinality("scopes") >= 1 AND "scopes" <@ ARRAY['projects.read', 'applications.read', 'corporations.read',
      'myPages.read', 'sections.read', 'reports.read', 'payments.read', 'files.read']
  ),
  ADD CONSTRAINT "machine_key_rounds_check" CHECK ("all_rounds" = (cardinality("project_ids") = 0)),
  ADD CONSTRAINT "machine_key_addresses_check" CHECK (cardinality("allowed_addresses") <= 20),
  ADD CONSTRAINT "machine_key_limit_check" CHECK ("requests_per_minute" BETWEEN 10 AND 3000);

ALTER TABLE "audit_entry"
  DROP CONSTRAINT "audit_entry_actor_check",
  ADD CONSTRAINT "audit_entry_actor_check"
    CHECK ("actor_kind" IN ('admin', 'user', 'applicant', 'machine', 'anonymous', 'system'));
