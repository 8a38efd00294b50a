-- CreateTable
CREATE TABLE "processing_time" (
    "project_id" INTEGER NOT NULL,
    "step" SMALLINT NOT NULL,
    "scope" SMALLINT,
    "median_days" INTEGER,
    "p80_days" INTEGER,
    "case_count" INTEGER NOT NULL,
    "from_on" DATE,
    "to_on" DATE,
    "measured_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "processing_time_pkey" PRIMARY KEY ("project_id","step")
);

-- CreateIndex
CREATE INDEX "application_announced_idx" ON "application"("project_id", "decided_at") WHERE (status = ANY (ARRAY[5, 6, 7])) AND (deleted_at IS NULL);

-- AddForeignKey
ALTER TABLE "processing_time" ADD CONSTRAINT "processing_time_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Constraints
ALTER TABLE "processing_time"
  ADD CONSTRAINT "processing_time_choices_check" CHECK ("step" BETWEEN 0 AND 7 AND "scope" BETWEEN 0 AND 2),
  ADD CONSTRAINT "processing_time_days_check" CHECK ("median_days" BETWEEN 0 AND "p80_days" AND "from_on" <= "to_on"),
  -- A number rests on five cases or more, and says on which; without one there is nothing to say.
  ADD CONSTRAINT "processing_time_cases_check" CHECK (
    ("case_count" >= 0 AND num_nonnulls("scope", "median_days", "p80_days", "from_on", "to_on") = 0)
    OR ("case_count" >= 5 AND num_nonnulls("scope", "median_days", "p80_days", "from_on", "to_on") = 5));
