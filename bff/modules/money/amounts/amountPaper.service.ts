import type { PaperBlock } from '#bff/core/paper.ts';
import { AmountProposalKind } from '#bff/generated/contract/enums.ts';
import { yenText } from '#rules/figure.ts';
import { type AmountCalculation, type AmountLine, allotmentsOf } from './amountCalculation.service.ts';
import { amountPaperWords as words } from './amountPapers.words.ts';

const figures = (labels: readonly string[]) => labels.map((label, index) => ({ label, isFigure: index > 0 }));

const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => number): string =>
  yenText(rows.reduce((sum, row) => sum + amountOf(row), 0));

const nameOf = ({ part, label }: Pick<AmountLine, 'part' | 'label'>): string =>
  part === null ? label : words.part(part, label);

/** A table of categories with their amounts and the sums. */
const tableOf = <Row extends Pick<AmountLine, 'part' | 'label'>>(
  rows: readonly Row[],
  columns: readonly (readonly [label: string, amountOf: (row: Row) => number])[],
): PaperBlock => ({
  kind: 'table',
  columns: figures([words.category, ...columns.map(([label]) => label)]),
  rows: rows.map((row) => [nameOf(row), ...columns.map(([, amountOf]) => yenText(amountOf(row)))]),
  sums: [[words.sum, ...columns.map(([, amountOf]) => sumOf(rows, amountOf))]],
});

/** The expenses by category, with what a grant or a confirmed amount says of each. */
export const amountTables = (
  kind: number,
  { amount, calculation }: { readonly amount: number; readonly calculation: AmountCalculation | null },
): PaperBlock[] => {
  if (calculation === null) return [];
  if (kind === AmountProposalKind.GrantDecision) {
    return [
      tableOf(allotmentsOf(calculation, amount), [
        [words.eligible, ({ eligibleAmount }) => eligibleAmount],
        [words.subsidy, (row) => row.amount],
      ]),
    ];
  }
  return [
    tableOf(calculation.lines, [
      [words.planned, ({ planAmount }) => planAmount],
      [words.claimed, ({ claimedAmount }) => claimedAmount],
      [words.excluded, ({ excludedAmount }) => excludedAmount],
      [words.accepted, ({ eligibleAmount }) => eligibleAmount],
    ]),
  ];
};
