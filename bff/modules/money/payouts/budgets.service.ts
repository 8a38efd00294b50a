import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { PaymentStatus, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { sumYen } from '#rules/money.ts';
import { type BudgetRow, listBudgetRows } from './settings.data.ts';

const { Canceled, Rejected } = ProjectStatus;

/** Undertakings that use the budget: all that did not end without a subsidy. */
const USING = Object.values(ProjectStatus).filter((status) => status !== Canceled && status !== Rejected);

/** Which figures there are: of a round, or of all rounds together. */
const KINDS = ['adopted', 'granted', 'confirmed', 'paid', 'recovered'] as const;
type Kind = (typeof KINDS)[number];

/** The amount that the my pages of a figure have. */
const AMOUNTS = { adopted: 'appliedAmount', granted: 'grantAmount', confirmed: 'confirmedAmount' } as const;

const ofRound = (projectId: number | null): Record<string, string> =>
  projectId === null ? {} : { project_id: String(projectId) };

const myPagesAddress = (projectId: number | null, amount: string): string => {
  const params = new URLSearchParams({ ...ofRound(projectId), amount });
  for (const status of USING) params.append('projectStatus', String(status));
  return `/admin/mypage?${params}`;
};

/** The list that has exactly the rows of a figure. @param projectId null: of all rounds */
const addressOf = (kind: Kind, projectId: number | null): string => {
  if (kind === 'paid')
    return `/admin/payment?${new URLSearchParams({ ...ofRound(projectId), status: String(PaymentStatus.Paid) })}`;
  if (kind === 'recovered')
    return `/admin/recovery?${new URLSearchParams({ ...ofRound(projectId), received: 'true' })}`;
  return myPagesAddress(projectId, AMOUNTS[kind]);
};

const countOf = (row: BudgetRow, kind: Kind) => ({
  count: row[`${kind}Count`],
  amount: row[`${kind}Amount`],
});

const leftOf = ({ budgetAmount, grantedAmount }: BudgetRow): number | null =>
  budgetAmount === null ? null : budgetAmount - grantedAmount;

const viewOf = (row: BudgetRow) => ({
  projectId: row.projectId,
  projectName: row.projectName,
  fiscalYear: row.fiscalYear,
  budgetAmount: row.budgetAmount,
  leftAmount: leftOf(row),
  netPaidAmount: row.paidAmount - row.recoveredAmount,
  figures: KINDS.map((kind) => ({ kind, ...countOf(row, kind), query: addressOf(kind, row.projectId) })),
});

const total = (yen: readonly number[]): number => yen.reduce((sum, one) => sum + one, 0);

const totalOf = (rows: readonly BudgetRow[]) => {
  const figures = KINDS.map((kind) => {
    const counts = rows.map((row) => countOf(row, kind));
    return {
      kind,
      count: total(counts.map(({ count }) => count)),
      amount: sumYen(counts.map(({ amount }) => amount)),
      query: addressOf(kind, null),
    };
  });
  return {
    budgetAmount: sumYen(rows.map(({ budgetAmount }) => budgetAmount ?? 0)),
    leftAmount: total(rows.map((row) => leftOf(row) ?? 0)),
    netPaidAmount: total(rows.map(({ paidAmount, recoveredAmount }) => paidAmount - recoveredAmount)),
    figures,
  };
};

/**
 * Of each round, and of all of them, what was allotted, adopted, granted, confirmed, paid and came back; each number
 * with the address of its rows.
 */
export const listPayoutBudgets = async (scope: Scope) => {
  adminOf(scope);
  const rows = await listBudgetRows(scope.db);
  return { items: rows.map(viewOf), total: totalOf(rows) };
};
