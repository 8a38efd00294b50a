-- CreateTable
CREATE TABLE "last_change" (
    "person_kind" TEXT NOT NULL,
    "person_id" INTEGER NOT NULL,
    "changed_in" BIGINT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "last_change_pkey" PRIMARY KEY ("person_kind","person_id")
);

-- Constraints
ALTER TABLE "last_change"
  ADD CONSTRAINT "last_change_person_check" CHECK ("person_kind" IN ('admin', 'user', 'applicant'));
