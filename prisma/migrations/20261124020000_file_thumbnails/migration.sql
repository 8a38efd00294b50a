-- CreateTable
CREATE TABLE "file_thumbnail" (
    "file_id" UUID NOT NULL,
    "content" BYTEA NOT NULL,

    CONSTRAINT "file_thumbnail_pkey" PRIMARY KEY ("file_id")
);

-- AddForeignKey
ALTER TABLE "file_thumbnail" ADD CONSTRAINT "file_thumbnail_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A tile of a list: never a picture to read.
ALTER TABLE "file_thumbnail" ADD CONSTRAINT "file_thumbnail_content_check" CHECK (octet_length("content") BETWEEN 1 AND 131072);
