-- CreateTable
CREATE TABLE "amount_proposal" (
    "id" SERIAL NOT NULL,
    "my_page_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" SMALLINT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "amount" BIGINT NOT NULL,
    "calculated_amount" BIGINT,
    "ceiling_amount" BIGINT,
    "deviation_reason" TEXT,
    "calculation" JSONB,
    "basis" TEXT,
    "is_carried_over" BOOLEAN NOT NULL DEFAULT false,
    "proposed_by_id" INTEGER,
    "proposed_at" TIMESTAMPTZ(3) NOT NULL,
    "checked_by_id" INTEGER,
    "checked_at" TIMESTAMPTZ(3),
    "approved_by_id" INTEGER,
    "approved_at" TIMESTAMPTZ(3),
    "return_reason" TEXT,
    "applied_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "amount_proposal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "amount_proposal_status_proposed_at_id_idx" ON "amount_proposal"("status", "proposed_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "amount_proposal_my_page_id_number_key" ON "amount_proposal"("my_page_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "amount_proposal_open_key" ON "amount_proposal"("my_page_id", "kind") WHERE (status <> 4);

-- AddForeignKey
ALTER TABLE "amount_proposal" ADD CONSTRAINT "amount_proposal_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "amount_proposal" ADD CONSTRAINT "amount_proposal_proposed_by_id_fkey" FOREIGN KEY ("proposed_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "amount_proposal" ADD CONSTRAINT "amount_proposal_checked_by_id_fkey" FOREIGN KEY ("checked_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "amount_proposal" ADD CONSTRAINT "amount_proposal_approved_by_id_fkey" FOREIGN KEY ("approved_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "amount_proposal"
  ADD CONSTRAINT "amount_proposal_choices_check" CHECK (
    "number" >= 1 AND "version" >= 1 AND "kind" BETWEEN 0 AND 1 AND "status" BETWEEN 0 AND 4
  ),
  ADD CONSTRAINT "amount_proposal_amount_check" CHECK (
    "amount" >= 0 AND "calculated_amount" >= 0 AND "amount" <= "ceiling_amount"
  ),
  -- What deviates from the calculation says why.
  ADD CONSTRAINT "amount_proposal_deviation_check" CHECK (
    "amount" = "calculated_amount" OR "calculated_amount" IS NULL OR length(coalesce("deviation_reason", '')) > 0
  ),
  -- Only what was decided before there were proposals has no calculation and nobody who proposed it.
  ADD CONSTRAINT "amount_proposal_carried_over_check" CHECK (
    CASE WHEN "is_carried_over" THEN "status" = 4 ELSE num_nulls("calculated_amount", "ceiling_amount", "calculation",
      "basis", "proposed_by_id") = 0 END
  ),
  -- Three people: nobody checks what he proposed, nobody approves what he proposed or checked.
  ADD CONSTRAINT "amount_proposal_people_check" CHECK (
    "checked_by_id" <> "proposed_by_id" AND "approved_by_id" <> "proposed_by_id"
      AND "approved_by_id" <> "checked_by_id"
  ),
  -- Who has to stand for it in each status: Proposed nobody else, Checked one, Approved and Applied both.
  ADD CONSTRAINT "amount_proposal_status_check" CHECK (
    ("checked_by_id" IS NULL) = ("checked_at" IS NULL) AND ("approved_by_id" IS NULL) = ("approved_at" IS NULL)
      AND ("status" = 4) = ("applied_at" IS NOT NULL)
      AND ("status" <> 3 OR "return_reason" IS NOT NULL)
      AND ("is_carried_over" OR (
        ("checked_by_id" IS NOT NULL) = ("status" IN (1, 2, 4))
          AND ("approved_by_id" IS NOT NULL) = ("status" IN (2, 4))
      ))
  );

-- The machines that the history knows, and this one.
DO $$
DECLARE known text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO STRICT known FROM pg_constraint
    WHERE conname = 'my_page_history_machine_check' AND conrelid = 'my_page_history'::regclass;
  ALTER TABLE my_page_history DROP CONSTRAINT my_page_history_machine_check;
  EXECUTE 'ALTER TABLE my_page_history ADD CONSTRAINT my_page_history_machine_check '
    || replace(known, '''changeRequest''::text', '''changeRequest''::text, ''amountProposal''::text');
END $$;

-- ---------------------------------------------------------------- amounts that were decided before
-- Nobody wrote down who checked and approved them, nor a calculation: they are marked as carried over.

INSERT INTO amount_proposal (my_page_id, number, kind, status, amount, is_carried_over, proposed_at, applied_at,
  created_at, updated_at)
SELECT id, row_number() OVER (PARTITION BY id ORDER BY kind), kind, 4, amount, true, decided_at, decided_at, now(), now()
FROM (
  SELECT id, 0 AS kind, grant_amount AS amount,
    coalesce((grant_decision_on + time '09:00') AT TIME ZONE 'Asia/Tokyo', updated_at) AS decided_at
  FROM my_page WHERE grant_amount IS NOT NULL
  UNION ALL
  SELECT id, 1, confirmed_amount, coalesce((confirmed_on + time '09:00') AT TIME ZONE 'Asia/Tokyo', updated_at)
  FROM my_page WHERE confirmed_amount IS NOT NULL
) AS decided;

INSERT INTO my_page_history (my_page_id, machine, target_id, action, to_status, actor_kind, actor_name, created_at)
SELECT my_page_id, 'amountProposal', id, 'apply', status, 'system', 'system', proposed_at FROM amount_proposal;
