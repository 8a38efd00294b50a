-- AlterTable
ALTER TABLE "session" ADD COLUMN     "awaits_factor" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "proven_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "second_factor" (
    "id" SERIAL NOT NULL,
    "admin_user_id" INTEGER NOT NULL,
    "kind" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "secret" BYTEA,
    "last_step" INTEGER,
    "credential_id" BYTEA,
    "public_key" BYTEA,
    "sign_count" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "last_used_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "second_factor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recovery_code" (
    "id" SERIAL NOT NULL,
    "admin_user_id" INTEGER NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "factor_challenge" (
    "id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "factor_challenge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "second_factor_setting" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "demanded_types" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "second_factor_setting_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "second_factor_credential_id_key" ON "second_factor"("credential_id");

-- CreateIndex
CREATE INDEX "second_factor_admin_user_id_idx" ON "second_factor"("admin_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "recovery_code_admin_user_id_code_hash_key" ON "recovery_code"("admin_user_id", "code_hash");

-- CreateIndex
CREATE UNIQUE INDEX "factor_challenge_session_id_purpose_key" ON "factor_challenge"("session_id", "purpose");

-- AddForeignKey
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "factor_challenge" ADD CONSTRAINT "factor_challenge_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Constraints
ALTER TABLE "session"
  ADD CONSTRAINT "session_factor_check" CHECK (
    ("context" = 'admin' OR (NOT "awaits_factor" AND "proven_at" IS NULL))
    AND NOT ("awaits_factor" AND "proven_at" IS NOT NULL)
  );

ALTER TABLE "second_factor"
  ADD CONSTRAINT "second_factor_kind_check" CHECK (
    "kind" BETWEEN 0 AND 1
    AND ("kind" = 0) = ("secret" IS NOT NULL)
    AND ("kind" = 1) = ("credential_id" IS NOT NULL)
    AND ("kind" = 1) = ("public_key" IS NOT NULL)
  ),
  ADD CONSTRAINT "second_factor_name_check" CHECK ("name" ~ '\S'),
  ADD CONSTRAINT "second_factor_count_check" CHECK ("sign_count" >= 0),
  ADD CONSTRAINT "second_factor_version_check" CHECK ("version" >= 1);

ALTER TABLE "recovery_code"
  ADD CONSTRAINT "recovery_code_hash_check" CHECK (octet_length("code_hash") = 32);

ALTER TABLE "factor_challenge"
  ADD CONSTRAINT "factor_challenge_purpose_check"
    CHECK ("purpose" IN ('registerTotp', 'registerPasskey', 'provePasskey')),
  ADD CONSTRAINT "factor_challenge_expires_check" CHECK ("expires_at" > "created_at");

ALTER TABLE "second_factor_setting"
  ADD CONSTRAINT "second_factor_setting_one_check" CHECK ("id" = 1),
  ADD CONSTRAINT "second_factor_setting_types_check"
    CHECK (0 <= ALL ("demanded_types") AND 4 >= ALL ("demanded_types")),
  ADD CONSTRAINT "second_factor_setting_version_check" CHECK ("version" >= 1);

-- Nobody is asked for a second factor until JMAC says so.
INSERT INTO "second_factor_setting" ("updated_at") VALUES (CURRENT_TIMESTAMP);
