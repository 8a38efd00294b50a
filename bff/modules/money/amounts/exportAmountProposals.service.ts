import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { undertakingColumns } from '#bff/parts/lists/exports/undertakingColumns.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { moneyExportTexts } from '../moneyExports.words.ts';
import type { AmountProposalSummary } from './amountViews.service.ts';
import { type AmountProposalSearch, listAmountProposals } from './listAmountProposals.service.ts';

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
