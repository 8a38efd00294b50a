-- CreateTable
CREATE TABLE "bulk_run" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "list" TEXT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "selected_by" TEXT NOT NULL,
    "search" TEXT,
    "file_name" TEXT,
    "project_id" INTEGER,
    "reason" TEXT,
    "adoption_conditions" TEXT,
    "assignees" JSONB NOT NULL DEFAULT '[]',
    "notes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "undo_reason" TEXT,
    "created_by_id" INTEGER NOT NULL,
    "actor_id" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "bulk_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bulk_run_row" (
    "id" SERIAL NOT NULL,
    "run_id" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "code" TEXT,
    "application_id" INTEGER,
    "my_page_id" INTEGER,
    "target_version" INTEGER,
    "outcome" SMALLINT NOT NULL DEFAULT 0,
    "reason_code" TEXT,
    "message" TEXT NOT NULL,
    "makes" TEXT,
    "amount" BIGINT,
    "conditions" TEXT,
    "assignee_id" INTEGER,
    "prior_assignee_id" INTEGER,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "bulk_run_row_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "bulk_run_created_by_id_created_at_id_idx" ON "bulk_run"("created_by_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "bulk_run_created_at_id_idx" ON "bulk_run"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "bulk_run_going_idx" ON "bulk_run"("id") WHERE ((started_at IS NOT NULL) AND (finished_at IS NULL));

-- CreateIndex
CREATE INDEX "bulk_run_row_run_id_id_idx" ON "bulk_run_row"("run_id", "id");

-- CreateIndex
CREATE INDEX "bulk_run_row_run_id_outcome_id_idx" ON "bulk_run_row"("run_id", "outcome", "id");

-- AddForeignKey
ALTER TABLE "bulk_run" ADD CONSTRAINT "bulk_run_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_run" ADD CONSTRAINT "bulk_run_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_run" ADD CONSTRAINT "bulk_run_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_run_row" ADD CONSTRAINT "bulk_run_row_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "bulk_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_run_row" ADD CONSTRAINT "bulk_run_row_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_run_row" ADD CONSTRAINT "bulk_run_row_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_run_row" ADD CONSTRAINT "bulk_run_row_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "admin_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_run_row" ADD CONSTRAINT "bulk_run_row_prior_assignee_id_fkey" FOREIGN KEY ("prior_assignee_id") REFERENCES "admin_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Constraints
ALTER TABLE "bulk_run"
  ADD CONSTRAINT "bulk_run_kind_check" CHECK ("kind" ~ '^[A-Za-z]{1,60}$'),
  ADD CONSTRAINT "bulk_run_list_check" CHECK ("list" ~ '^[A-Za-z]{1,60}$'),
  ADD CONSTRAINT "bulk_run_status_check" CHECK ("status" BETWEEN 0 AND 5),
  ADD CONSTRAINT "bulk_run_selection_check" CHECK ("selected_by" IN ('ids', 'search', 'cells', 'file')
    AND ("selected_by" = 'search') = ("search" IS NOT NULL) AND ("selected_by" = 'file') = ("file_name" IS NOT NULL)),
  ADD CONSTRAINT "bulk_run_started_check" CHECK (("status" = 0) = ("started_at" IS NULL) AND ("status" = 0) = ("actor_id" IS NULL)),
  ADD CONSTRAINT "bulk_run_finished_check" CHECK (("status" IN (2, 3, 5)) = ("finished_at" IS NOT NULL)),
  ADD CONSTRAINT "bulk_run_undo_check" CHECK ("status" NOT IN (4, 5) OR "undo_reason" ~ '\S'),
  ADD CONSTRAINT "bulk_run_version_check" CHECK ("version" >= 1);
ALTER TABLE "bulk_run_row"
  ADD CONSTRAINT "bulk_run_row_line_check" CHECK ("line" >= 1),
  ADD CONSTRAINT "bulk_run_row_outcome_check" CHECK ("outcome" BETWEEN 0 AND 7),
  ADD CONSTRAINT "bulk_run_row_target_check" CHECK (num_nonnulls("application_id", "my_page_id") <= 1
    AND ("outcome" IN (1, 2) OR (num_nonnulls("application_id", "my_page_id") = 1 AND "target_version" IS NOT NULL))),
  ADD CONSTRAINT "bulk_run_row_reason_check" CHECK ("outcome" NOT IN (1, 2, 4) OR "reason_code" IS NOT NULL),
  ADD CONSTRAINT "bulk_run_row_amount_check" CHECK ("amount" > 0),
  ADD CONSTRAINT "bulk_run_row_finished_check" CHECK ("outcome" NOT IN (3, 4, 6, 7) OR "finished_at" IS NOT NULL);
