-- Account numbers are sealed by a key outside the database (bff/core/secrets/sealedNumber.ts). SQL has no key: the job
-- `sealSecrets` seals what lies here; until then both are read. A fingerprint tells who else has the same account.

-- AlterTable
ALTER TABLE "bank_account" ADD COLUMN "account_fingerprint" BYTEA;

-- CreateIndex
CREATE INDEX "bank_account_account_fingerprint_idx" ON "bank_account"("account_fingerprint");

ALTER TABLE "bank_account"
  DROP CONSTRAINT "bank_account_codes_check",
  ADD CONSTRAINT "bank_account_codes_check" CHECK (
    "bank_code" ~ '^[0-9]{4}$' AND "branch_code" ~ '^[0-9]{3}$'
    AND "account_number" ~ '^([0-9]{7}|sealed:[A-Za-z0-9_-]{1,20}:[0-9]{3}:[A-Za-z0-9+/]+={0,2})$'
  );

-- A sealed file begins with the length of its key's name, 20 at most, where a plain one begins with a digit, 48 or more;
-- 12 random bytes, a tag of 16, and its records of 120 bytes in base64 follow.
ALTER TABLE "payment_batch"
  DROP CONSTRAINT "payment_batch_file_check",
  ADD CONSTRAINT "payment_batch_file_check" CHECK (
    "sha256" ~ '^[0-9a-f]{64}$' AND octet_length("content") = CASE
      WHEN get_byte("content" || '\x00', 0) BETWEEN 1 AND 20
        THEN 29 + get_byte("content" || '\x00', 0) + 160 * ("count" + 3)
      ELSE 120 * ("count" + 3)
    END
  );
