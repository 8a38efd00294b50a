-- AlterTable
ALTER TABLE "expense_plan" ADD COLUMN     "change_request_id" INTEGER;

-- AlterTable
ALTER TABLE "my_page" ADD COLUMN     "completion_deadline" DATE,
ADD COLUMN     "suspended_from_on" DATE,
ADD COLUMN     "suspended_until_on" DATE;

-- AlterTable
ALTER TABLE "project" ADD COLUMN     "minor_change_percent" SMALLINT NOT NULL DEFAULT 20;

-- AlterTable
ALTER TABLE "section" ADD COLUMN     "change_request_id" INTEGER;

-- CreateTable
CREATE TABLE "change_request" (
    "id" SERIAL NOT NULL,
    "my_page_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" SMALLINT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "change_reason" TEXT,
    "effective_on" DATE,
    "values_before" JSONB NOT NULL DEFAULT '{}',
    "values_after" JSONB NOT NULL DEFAULT '{}',
    "created_by_kind" TEXT NOT NULL DEFAULT 'user',
    "submitted_at" TIMESTAMPTZ(3),
    "on_behalf_by_id" INTEGER,
    "forwarded_at" TIMESTAMPTZ(3),
    "return_reason" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" INTEGER,
    "decision_reason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "change_request_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "change_request_status_submitted_at_id_idx" ON "change_request"("status", "submitted_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "change_request_my_page_id_number_key" ON "change_request"("my_page_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "change_request_open_key" ON "change_request"("my_page_id", "kind") WHERE (status = ANY (ARRAY[0, 1, 2, 3])) AND (deleted_at IS NULL);

-- CreateIndex
CREATE UNIQUE INDEX "expense_plan_change_request_id_key" ON "expense_plan"("change_request_id");

-- CreateIndex
CREATE INDEX "section_change_request_id_idx" ON "section"("change_request_id");

-- AddForeignKey
ALTER TABLE "section" ADD CONSTRAINT "section_change_request_id_fkey" FOREIGN KEY ("change_request_id") REFERENCES "change_request"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "change_request" ADD CONSTRAINT "change_request_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "change_request" ADD CONSTRAINT "change_request_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "change_request" ADD CONSTRAINT "change_request_on_behalf_by_id_fkey" FOREIGN KEY ("on_behalf_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expense_plan" ADD CONSTRAINT "expense_plan_change_request_id_fkey" FOREIGN KEY ("change_request_id") REFERENCES "change_request"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "change_request"
  ADD CONSTRAINT "change_request_choices_check" CHECK (
    "number" >= 1 AND "kind" BETWEEN 0 AND 6 AND "status" BETWEEN 0 AND 6
  ),
  -- Submitted, Returned, MAFFConfirming, Approved, Declined: somebody handed it in.
  ADD CONSTRAINT "change_request_submitted_check" CHECK ("status" IN (0, 6) OR "submitted_at" IS NOT NULL),
  ADD CONSTRAINT "change_request_decided_check" CHECK (("status" IN (4, 5)) = ("decided_at" IS NOT NULL)),
  ADD CONSTRAINT "change_request_values_check" CHECK (
    jsonb_typeof("values_before") = 'object' AND jsonb_typeof("values_after") = 'object'
  );

ALTER TABLE "my_page"
  ADD CONSTRAINT "my_page_suspended_check" CHECK (
    ("suspended_from_on" IS NULL) = ("suspended_until_on" IS NULL) AND "suspended_from_on" <= "suspended_until_on"
  );

ALTER TABLE "project"
  ADD CONSTRAINT "project_minor_change_percent_check" CHECK ("minor_change_percent" BETWEEN 0 AND 100);

ALTER TABLE "my_page_history" DROP CONSTRAINT "my_page_history_machine_check";
ALTER TABLE "my_page_history" ADD CONSTRAINT "my_page_history_machine_check" CHECK (
  "machine" IN ('projectStatus', 'delay', 'progressPhase', 'inspectionReport', 'changeRequest', 'payment')
);

-- ---------------------------------------------------------------- papers that began without a request get theirs
-- Types: 33 計画変更承認申請書, 34 対比表, 35 見積書, 37 届出事項変更届, 41 遅延届出書, 42 事故繰越し申請シート, 43 証明資料,
-- 45 中止・廃止承認申請書, 21 採択辞退届, 30 取下げ届. Only what somebody has begun; the rest goes with its condition.

CREATE TEMPORARY TABLE old_paper AS
SELECT s.id, s.my_page_id, s.document_type, s.status, s.created_at, s.submitted_at, s.confirmed_at,
  s.submitter_comment, s.document_type IN (21, 30, 33, 37, 41, 45) AS is_main,
  CASE
    WHEN s.document_type IN (21, 30) THEN 6
    WHEN s.document_type = 45 THEN CASE WHEN m.project_status = 6 THEN 5 ELSE 4 END
    WHEN s.document_type IN (41, 42, 43) THEN 3
    WHEN s.document_type = 37 THEN 2
    WHEN s.document_type IN (34, 35) THEN 1
    WHEN EXISTS (
      SELECT FROM section table_of WHERE table_of.my_page_id = s.my_page_id AND table_of.deleted_at IS NULL
        AND table_of.document_type IN (34, 35) AND table_of.status <> 0
    ) THEN 1
    ELSE 0
  END AS kind
FROM section s JOIN my_page m ON m.id = s.my_page_id
WHERE s.deleted_at IS NULL AND s.document_list = 'DocumentType'
  AND s.document_type IN (21, 30, 33, 34, 35, 37, 41, 42, 43, 45)
  AND (s.status <> 0 OR s.submission_count > 0 OR s.submitter_comment IS NOT NULL OR s.created_by_kind = 'user'
    OR EXISTS (SELECT FROM section_file f WHERE f.section_id = s.id AND f.removed_at IS NULL));

-- All that is open of a kind is one request; each paper that was confirmed had one of its own.
CREATE TEMPORARY TABLE old_request AS
SELECT grouped.*,
  (SELECT coalesce(max(r.number), 0) FROM change_request r WHERE r.my_page_id = grouped.my_page_id)
    + row_number() OVER (PARTITION BY my_page_id ORDER BY created_at, kind, main_id) AS number
FROM (
  SELECT my_page_id, kind, NULL::int AS main_id, min(created_at) AS created_at, max(submitted_at) AS submitted_at,
    NULL::timestamptz AS decided_at, max(submitter_comment) FILTER (WHERE is_main) AS reason,
    CASE
      WHEN bool_or(status = 4) THEN 2
      WHEN bool_or(status = 2) THEN 3
      WHEN bool_or(status = 1 AND is_main) OR (NOT bool_or(is_main) AND bool_or(status = 1)) THEN 1
      ELSE 0
    END AS status
  FROM old_paper WHERE status <> 3 GROUP BY my_page_id, kind
  UNION ALL
  SELECT my_page_id, kind, id, created_at, coalesce(submitted_at, confirmed_at, created_at),
    coalesce(confirmed_at, submitted_at, created_at), submitter_comment, 4
  FROM old_paper WHERE status = 3 AND is_main
) AS grouped;

INSERT INTO change_request (my_page_id, number, kind, status, change_reason, submitted_at, forwarded_at, decided_at,
  created_at, updated_at)
SELECT my_page_id, number, kind, status, nullif(reason, ''),
  CASE WHEN status = 0 THEN submitted_at ELSE coalesce(submitted_at, created_at) END,
  CASE WHEN status = 3 THEN coalesce(submitted_at, created_at) END, decided_at, created_at, now()
FROM old_request;

UPDATE section SET change_request_id = (
  SELECT r.id FROM old_request o JOIN change_request r ON r.my_page_id = o.my_page_id AND r.number = o.number
  WHERE o.my_page_id = p.my_page_id AND o.kind = p.kind
    AND (o.main_id = p.id OR (NOT (p.is_main AND p.status = 3) AND (o.main_id IS NULL OR p.status = 3)))
  ORDER BY (p.status = 3) = (o.main_id IS NOT NULL) DESC, o.created_at DESC LIMIT 1
)
FROM old_paper p WHERE p.id = section.id;

INSERT INTO my_page_history (my_page_id, machine, target_id, action, to_status, actor_kind, actor_name, created_at)
SELECT r.my_page_id, 'changeRequest', r.id, 'create', r.status, 'system', 'system', r.created_at
FROM old_request o JOIN change_request r ON r.my_page_id = o.my_page_id AND r.number = o.number;

-- 36, 44, 46: notices of what was approved go with the last of its kind.
UPDATE section SET change_request_id = (
  SELECT r.id FROM change_request r WHERE r.my_page_id = section.my_page_id AND r.status = 4
    AND r.kind = ANY (CASE section.document_type WHEN 36 THEN ARRAY[0, 1] WHEN 44 THEN ARRAY[3] ELSE ARRAY[4, 5] END)
  ORDER BY r.number DESC LIMIT 1
)
WHERE section.deleted_at IS NULL AND section.document_list = 'DocumentType' AND section.document_type IN (36, 44, 46);

DROP TABLE old_paper;
DROP TABLE old_request;
