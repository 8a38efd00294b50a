-- AlterTable
ALTER TABLE "stored_file" ADD COLUMN     "received_sha256" TEXT;

-- Of a photo that is kept without its place: whoever has sent it knows it by the digest of his own file.
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_received_sha256_check"
  CHECK ("received_sha256" ~ '^[0-9a-f]{64}$' AND "received_sha256" <> "sha256");
