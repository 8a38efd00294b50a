import type { Scope } from '#bff/core/scope.ts';
import { moneyExportTexts } from '#bff/text/lists/moneyExports.ts';
import { contractFacts } from '../common/contractFacts.ts';
import { type AskedFile, allRows, exportList } from '../exports/exportList.ts';
import type { ExportColumn } from '../exports/table.ts';
import { undertakingColumns } from '../exports/undertakingColumns.ts';
import type { AmountProposalSummary } from './amountViews.ts';
import { type AmountProposalSearch, listAmountProposals } from './listAmountProposals.ts';

const words = moneyExportTexts.amountProposal;

const columns = (): ExportColumn<AmountProposalSummary>[] => {
  const { enumLabel } = contractFacts();
  return [
    ...undertakingColumns,
    { of: 'kind', heading: words.number, cellOf: ({ number }) => number },
    { of: 'kind', heading: words.kind, cellOf: ({ kind }) => enumLabel('AmountProposalKind', kind) },
    {
      of: 'status',
      heading: words.status,
      cellOf: ({ status }) => enumLabel('AmountProposalStatus', status),
    },
    { of: 'amount', heading: words.amount, cellOf: ({ amount }) => amount },
    { of: 'amount', heading: words.calculatedAmount, cellOf: ({ calculatedAmount }) => calculatedAmount },
    { of: 'proposedBy', heading: words.proposedByName, cellOf: ({ proposedByName }) => proposedByName },
    { of: 'proposedAt', heading: words.proposedAt, width: 18, cellOf: ({ proposedAt }) => proposedAt },
    { heading: words.checkedByName, cellOf: ({ checkedByName }) => checkedByName },
    { heading: words.checkedAt, width: 18, cellOf: ({ checkedAt }) => checkedAt },
    { heading: words.approvedByName, cellOf: ({ approvedByName }) => approvedByName },
    { heading: words.approvedAt, width: 18, cellOf: ({ approvedAt }) => approvedAt },
  ];
};

/** The list of proposals as a file: the amount, what was calculated, and the three who stand for it. */
export const exportAmountProposals = (
  scope: Scope,
  { search, keys, ...file }: AskedFile<AmountProposalSearch>,
) =>
  exportList(scope, {
    ...file,
    name: moneyExportTexts.amountProposals,
    columns: columns(),
    rows: allRows(keys, (request) => listAmountProposals(scope, search, request)),
    target: { kind: 'amountProposal', id: 0 },
    filter: search,
  });
