-- CreateTable
CREATE TABLE "audit_anchor" (
    "id" SERIAL NOT NULL,
    "anchored_on" DATE NOT NULL,
    "seq" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,
    "text" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL,
    "stored_at" TIMESTAMPTZ(3),

    CONSTRAINT "audit_anchor_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "audit_anchor_anchored_on_key" ON "audit_anchor"("anchored_on");

ALTER TABLE "audit_anchor"
  ADD CONSTRAINT "audit_anchor_hash_check" CHECK (octet_length("hash") = 32 AND "seq" > 0);
