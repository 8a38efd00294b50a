-- CreateTable
CREATE TABLE "reminder_setting" (
    "project_id" INTEGER NOT NULL,
    "rules" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reminder_setting_pkey" PRIMARY KEY ("project_id")
);

-- CreateTable
CREATE TABLE "reminder" (
    "id" SERIAL NOT NULL,
    "source" SMALLINT NOT NULL,
    "subject_id" INTEGER NOT NULL,
    "kind" SMALLINT NOT NULL,
    "title" TEXT NOT NULL,
    "due_on" DATE NOT NULL,
    "days" SMALLINT NOT NULL,
    "sent_on" DATE NOT NULL,
    "project_id" INTEGER NOT NULL,
    "my_page_id" INTEGER,
    "application_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reminder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reminder_hold" (
    "id" SERIAL NOT NULL,
    "source" SMALLINT NOT NULL,
    "subject_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "until_on" DATE,
    "held_by_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reminder_hold_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reminder_day" (
    "done_on" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reminder_day_pkey" PRIMARY KEY ("done_on")
);

-- CreateIndex
CREATE INDEX "reminder_sent_on_id_idx" ON "reminder"("sent_on", "id");

-- CreateIndex
CREATE INDEX "reminder_project_id_idx" ON "reminder"("project_id");

-- CreateIndex
CREATE INDEX "reminder_my_page_id_sent_on_idx" ON "reminder"("my_page_id", "sent_on");

-- CreateIndex
CREATE INDEX "reminder_application_id_idx" ON "reminder"("application_id");

-- CreateIndex
CREATE UNIQUE INDEX "reminder_source_subject_id_due_on_days_key" ON "reminder"("source", "subject_id", "due_on", "days");

-- CreateIndex
CREATE UNIQUE INDEX "reminder_source_subject_id_sent_on_key" ON "reminder"("source", "subject_id", "sent_on");

-- CreateIndex
CREATE INDEX "reminder_hold_held_by_id_idx" ON "reminder_hold"("held_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "reminder_hold_source_subject_id_key" ON "reminder_hold"("source", "subject_id");

-- AddForeignKey
ALTER TABLE "reminder_setting" ADD CONSTRAINT "reminder_setting_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder_hold" ADD CONSTRAINT "reminder_hold_held_by_id_fkey" FOREIGN KEY ("held_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Constraints
ALTER TABLE "reminder_setting"
  ADD CONSTRAINT "reminder_setting_rules_check" CHECK (jsonb_typeof("rules") = 'array'),
  ADD CONSTRAINT "reminder_setting_version_check" CHECK ("version" >= 1);

ALTER TABLE "reminder"
  ADD CONSTRAINT "reminder_choices_check" CHECK ("source" BETWEEN 0 AND 3 AND "kind" BETWEEN 0 AND 7),
  ADD CONSTRAINT "reminder_days_check" CHECK ("days" BETWEEN -30 AND 60),
  ADD CONSTRAINT "reminder_owner_check" CHECK (num_nonnulls("my_page_id", "application_id") = 1);

ALTER TABLE "reminder_hold"
  ADD CONSTRAINT "reminder_hold_source_check" CHECK ("source" BETWEEN 0 AND 3),
  ADD CONSTRAINT "reminder_hold_reason_check" CHECK (btrim("reason") <> ''),
  ADD CONSTRAINT "reminder_hold_version_check" CHECK ("version" >= 1);

-- A mail about what is due is a matter of its own: it is found again when what it asks for is handed in.
ALTER TABLE "mail_message" DROP CONSTRAINT "mail_message_kind_check";
ALTER TABLE "mail_message" ADD CONSTRAINT "mail_message_kind_check" CHECK ("kind" BETWEEN 0 AND 10);

-- What companies were reminded of until now, on the day of the usual rules that is nearest: nobody is told twice.
INSERT INTO "reminder" ("source", "subject_id", "kind", "title", "due_on", "days", "sent_on", "project_id", "my_page_id")
SELECT 0, d.section_id, 7, s.title, d.due_on,
  CASE
    WHEN d.last_reminded_on < d.due_on - 7 THEN -20
    WHEN d.last_reminded_on <= d.due_on THEN -5
    WHEN d.last_reminded_on - d.due_on <= 30 THEN 1
    ELSE LEAST(60, (d.last_reminded_on - d.due_on - 1) / 30 * 20)
  END, d.last_reminded_on, m.project_id, d.my_page_id
FROM "duty" d JOIN "section" s ON s.id = d.section_id JOIN "my_page" m ON m.id = d.my_page_id
WHERE d.last_reminded_on IS NOT NULL;

-- AlterTable
ALTER TABLE "duty" DROP COLUMN "last_reminded_on";
