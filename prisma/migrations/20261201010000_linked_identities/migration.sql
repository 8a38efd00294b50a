-- CreateTable
CREATE TABLE "linked_identity" (
    "id" SERIAL NOT NULL,
    "person_kind" TEXT NOT NULL,
    "person_id" INTEGER NOT NULL,
    "project_id" INTEGER NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "email" TEXT,
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "linked_identity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "used_oidc_state" (
    "state_hash" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "used_oidc_state_pkey" PRIMARY KEY ("state_hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "linked_identity_issuer_subject_person_kind_project_id_key" ON "linked_identity"("issuer", "subject", "person_kind", "project_id");

-- CreateIndex
CREATE UNIQUE INDEX "linked_identity_person_kind_person_id_issuer_key" ON "linked_identity"("person_kind", "person_id", "issuer");

-- CreateIndex
CREATE INDEX "used_oidc_state_expires_at_idx" ON "used_oidc_state"("expires_at");

-- Constraints
ALTER TABLE "linked_identity"
  ADD CONSTRAINT "linked_identity_person_check" CHECK ("person_kind" IN ('admin', 'user')),
  ADD CONSTRAINT "linked_identity_project_check" CHECK (("person_kind" = 'admin') = ("project_id" = 0)),
  ADD CONSTRAINT "linked_identity_subject_check"
    CHECK (length("issuer") BETWEEN 1 AND 500 AND length("subject") BETWEEN 1 AND 255);

ALTER TABLE "used_oidc_state"
  ADD CONSTRAINT "used_oidc_state_hash_check" CHECK (octet_length("state_hash") = 32);
