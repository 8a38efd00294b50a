-- CreateTable
CREATE TABLE "retention_hold" (
    "id" SERIAL NOT NULL,
    "kind" SMALLINT NOT NULL,
    "subject_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "until_on" DATE,
    "held_by_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "retention_hold_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "retention_hold_held_by_id_idx" ON "retention_hold"("held_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "retention_hold_kind_subject_id_key" ON "retention_hold"("kind", "subject_id");

-- AddForeignKey
ALTER TABLE "retention_hold" ADD CONSTRAINT "retention_hold_held_by_id_fkey" FOREIGN KEY ("held_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Constraints
ALTER TABLE "retention_hold"
  ADD CONSTRAINT "retention_hold_kind_check" CHECK ("kind" BETWEEN 0 AND 5),
  ADD CONSTRAINT "retention_hold_reason_check" CHECK (btrim("reason") <> ''),
  ADD CONSTRAINT "retention_hold_version_check" CHECK ("version" >= 1);
