import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { PaymentStatus, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { type BudgetRow, listBudgetRows } from './settings.data.ts';

const { Canceled, Rejected } = ProjectStatus;

/** Undertakings that use the budget: all that did not end without a subsidy. */
const USING = Object.values(ProjectStatus).filter((status) => status !== Canceled && status !== Rejected);

const myPagesAddress = (projectId: number, amount: string): string => {
  const params = new URLSearchParams({ project_id: String(projectId), amount });
  for (const status of USING) params.append('projectStatus', String(status));
  return `/admin/mypage?${params}`;
};

const payoutsAddress = (projectId: number): string =>
  `/admin/payment?project_id=${projectId}&status=${PaymentStatus.Paid}`;

const figuresOf = (row: BudgetRow) => {
  const { projectId } = row;
  const page = (amount: string) => myPagesAddress(projectId, amount);
  return [
    {
      kind: 'adopted' as const,
      count: row.adoptedCount,
      amount: row.adoptedAmount,
      query: page('appliedAmount'),
    },
    {
      kind: 'granted' as const,
      count: row.grantedCount,
      amount: row.grantedAmount,
      query: page('grantAmount'),
    },
    {
      kind: 'confirmed' as const,
      count: row.confirmedCount,
      amount: row.confirmedAmount,
      query: page('confirmedAmount'),
    },
    { kind: 'paid' as const, count: row.paidCount, amount: row.paidAmount, query: payoutsAddress(projectId) },
  ];
};

const viewOf = (row: BudgetRow) => ({
  projectId: row.projectId,
  projectName: row.projectName,
  fiscalYear: row.fiscalYear,
  budgetAmount: row.budgetAmount,
  leftAmount: row.budgetAmount === null ? null : row.budgetAmount - row.grantedAmount,
  figures: figuresOf(row),
});

/** Of each round what was allotted, adopted, granted, confirmed and paid; each number with the address of its rows. */
export const listPayoutBudgets = async (scope: Scope) => {
  adminOf(scope);
  return (await listBudgetRows(scope.db)).map(viewOf);
};
