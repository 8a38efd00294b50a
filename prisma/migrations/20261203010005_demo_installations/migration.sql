-- Whether the demo was written into this database: the password of its people is published.
ALTER TABLE "installation" ADD COLUMN "is_demo" BOOLEAN NOT NULL DEFAULT false;

-- Demos of before: nobody can have a mailbox at example.jp.
UPDATE "installation" SET "is_demo" = true
WHERE EXISTS (SELECT FROM "admin_user" WHERE "email" = 'jmac@example.jp' AND "deleted_at" IS NULL);
