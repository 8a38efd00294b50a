-- CreateTable
CREATE TABLE "export_run" (
    "id" UUID NOT NULL,
    "admin_user_id" INTEGER NOT NULL,
    "operation" TEXT NOT NULL,
    "query" JSONB NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "beat_at" TIMESTAMPTZ(3),
    "done_count" INTEGER NOT NULL DEFAULT 0,
    "total_count" INTEGER,
    "rights" TEXT,
    "problem" TEXT,
    "storage_key" TEXT,
    "file_name" TEXT,
    "content_type" TEXT,
    "size_bytes" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "export_run_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "export_run_storage_key_key" ON "export_run"("storage_key");

-- CreateIndex
CREATE INDEX "export_run_admin_user_id_created_at_idx" ON "export_run"("admin_user_id", "created_at");

-- CreateIndex
CREATE INDEX "export_run_created_at_idx" ON "export_run"("created_at");

-- AddForeignKey
ALTER TABLE "export_run" ADD CONSTRAINT "export_run_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Constraints
ALTER TABLE "export_run"
  ADD CONSTRAINT "export_run_operation_check" CHECK ("operation" ~ '^export[A-Za-z]{1,54}$'),
  ADD CONSTRAINT "export_run_status_check" CHECK ("status" BETWEEN 0 AND 3),
  ADD CONSTRAINT "export_run_count_check" CHECK ("attempt" >= 0 AND "done_count" >= 0 AND "total_count" >= 0),
  ADD CONSTRAINT "export_run_file_check" CHECK (("status" = 2) = ("storage_key" IS NOT NULL)
    AND ("storage_key" IS NULL OR ("file_name" IS NOT NULL AND "content_type" IS NOT NULL AND "size_bytes" >= 0
      AND "rights" IS NOT NULL AND "finished_at" IS NOT NULL)));

-- What waits to be made, and what is being made.
CREATE INDEX "export_run_open_idx" ON "export_run"("created_at") WHERE "status" < 2;
