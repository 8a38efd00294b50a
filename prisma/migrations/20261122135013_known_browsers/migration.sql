CREATE TABLE "known_browser" (
    "id" SERIAL NOT NULL,
    "browser_hash" BYTEA NOT NULL,
    "person_kind" TEXT NOT NULL,
    "person_id" INTEGER NOT NULL,
    "last_login_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "known_browser_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "known_browser_hash_check" CHECK (octet_length("browser_hash") = 32),
    CONSTRAINT "known_browser_person_check" CHECK ("person_kind" IN ('admin', 'user', 'applicant'))
);

CREATE INDEX "known_browser_person_kind_person_id_idx" ON "known_browser"("person_kind", "person_id");

CREATE UNIQUE INDEX "known_browser_browser_hash_person_kind_person_id_key" ON "known_browser"("browser_hash", "person_kind", "person_id");
