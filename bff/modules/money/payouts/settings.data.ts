import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';
import { plain } from '#bff/platform/database/values.ts';

/** A round with what its payments go by; null where nothing was set. */
export const findPaymentSetting = async (db: Db, projectId: number) =>
  plain(
    await db.project.findFirst({
      where: { id: projectId, deletedAt: null },
      select: { id: true, shortName: true, paymentSetting: true },
    }),
  );

/** What can be set; the rest is the record's own. */
export type PaymentSettingChange = {
  readonly budgetAmount?: number | null;
  readonly estimatePercent?: number;
  readonly remitter?: object | null;
};

const columnsOf = ({ remitter, ...change }: PaymentSettingChange) => ({
  ...change,
  ...(remitter === undefined
    ? {}
    : { remitter: remitter === null ? Prisma.DbNull : (remitter as Prisma.InputJsonObject) }),
});

/** The first setting of a round. @throws a unique problem when there is one */
export const insertPaymentSetting = async (
  db: Db,
  projectId: number,
  change: PaymentSettingChange,
): Promise<void> => {
  await db.paymentSetting.create({ data: { projectId, ...columnsOf(change) } });
};

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updatePaymentSettingRow = async (
  db: Db,
  { projectId, version }: { projectId: number; version: number | undefined },
  change: PaymentSettingChange,
): Promise<number> => {
  const { count } = await db.paymentSetting.updateMany({
    where: { projectId, version },
    data: { ...columnsOf(change), version: { increment: 1 } },
  });
  return count;
};

/** Keeps others from setting the same round for the first time meanwhile. */
export const lockProject = async (db: Db, id: number): Promise<void> => {
  await execute(db, Prisma.sql`SELECT id FROM project WHERE id = ${id} FOR UPDATE`);
};

export type BudgetRow = {
  readonly projectId: number;
  readonly projectName: string;
  readonly fiscalYear: number;
  readonly budgetAmount: number | null;
  readonly adoptedCount: number;
  readonly adoptedAmount: number;
  readonly grantedCount: number;
  readonly grantedAmount: number;
  readonly confirmedCount: number;
  readonly confirmedAmount: number;
  readonly paidCount: number;
  readonly paidAmount: number;
  readonly recoveredCount: number;
  readonly recoveredAmount: number;
};

/**
 * What came back of the subsidies: receipts less what was sent back of them, as far as they pay the sum that is ordered
 * back (no charges). Orders of payments that no longer count (superseded) do not either. The list of recoveries narrows
 * to the same rows by `received` (recoveries.data.ts).
 */
const RECOVERED = Prisma.sql`SELECT p.project_id, count(*)::int AS recovered_count,
    sum(least(came.amount, recovery.amount - coalesce(lifted.amount, 0))) AS recovered
  FROM recovery JOIN my_page p ON p.id = recovery.my_page_id
    JOIN LATERAL (SELECT sum(amount - returned_amount) AS amount FROM recovery_receipt
      WHERE recovery_id = recovery.id AND canceled_at IS NULL) came ON came.amount IS NOT NULL
    LEFT JOIN LATERAL (SELECT sum(amount) AS amount FROM recovery_relief
      WHERE recovery_id = recovery.id AND kind = 2 AND status = 1) lifted ON true
  WHERE recovery.status IN (2, 3) AND recovery.superseded_at IS NULL AND p.deleted_at IS NULL
  GROUP BY p.project_id`;

/**
 * The money of each round, the newest year first; undertakings that ended without a subsidy (ProjectStatus Rejected 5,
 * Canceled 6) use nothing of it. Sums as double precision are exact to 2^53 yen.
 */
export const listBudgetRows = (db: Db): Promise<BudgetRow[]> =>
  queryRows<BudgetRow>(
    db,
    Prisma.sql`WITH undertaking AS (
        SELECT project_id, count(applied_amount)::int AS adopted_count, sum(applied_amount) AS adopted,
          count(grant_amount)::int AS granted_count, sum(grant_amount) AS granted,
          count(confirmed_amount)::int AS confirmed_count, sum(confirmed_amount) AS confirmed
        FROM my_page WHERE deleted_at IS NULL AND project_status NOT IN (5, 6) GROUP BY project_id
      ), paid AS (
        SELECT p.project_id, count(*)::int AS paid_count, sum(payment.amount) AS paid
        FROM payment JOIN my_page p ON p.id = payment.my_page_id
        WHERE payment.status = 5 AND p.deleted_at IS NULL GROUP BY p.project_id
      ), recovered AS (${RECOVERED})
      SELECT project.id AS "projectId", project.short_name AS "projectName", project.fiscal_year::int AS "fiscalYear",
        setting.budget_amount::double precision AS "budgetAmount",
        coalesce(adopted_count, 0) AS "adoptedCount", coalesce(adopted, 0)::double precision AS "adoptedAmount",
        coalesce(granted_count, 0) AS "grantedCount", coalesce(granted, 0)::double precision AS "grantedAmount",
        coalesce(confirmed_count, 0) AS "confirmedCount", coalesce(confirmed, 0)::double precision AS "confirmedAmount",
        coalesce(paid_count, 0) AS "paidCount", coalesce(paid, 0)::double precision AS "paidAmount",
        coalesce(recovered_count, 0) AS "recoveredCount", coalesce(recovered, 0)::double precision AS "recoveredAmount"
      FROM project
        LEFT JOIN payment_setting setting ON setting.project_id = project.id
        LEFT JOIN undertaking ON undertaking.project_id = project.id
        LEFT JOIN paid ON paid.project_id = project.id
        LEFT JOIN recovered ON recovered.project_id = project.id
      WHERE project.deleted_at IS NULL
      ORDER BY project.fiscal_year DESC, project.id DESC LIMIT 1000`,
  );
