import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { undertakingColumns } from '#bff/parts/lists/exports/undertakingColumns.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { moneyExportTexts } from '../moneyExports.words.ts';
import { listPayouts, type PayoutSearch } from './listPayouts.service.ts';
import type { summaryOf } from './payoutViews.service.ts';

const words = moneyExportTexts.payout;

/** Accounts as the list shows them: the number itself stands in the bank's file alone. */
const columns = (): ExportColumn<ReturnType<typeof summaryOf>>[] => {
  const { enumLabel } = contractFacts();
  return [
    ...undertakingColumns,
    { of: 'account', heading: words.method, cellOf: ({ method }) => enumLabel('PaymentMethod', method) },
    { of: 'status', heading: words.status, cellOf: ({ status }) => enumLabel('PaymentStatus', status) },
    { of: 'amount', heading: words.amount, cellOf: ({ amount }) => amount },
    { of: 'requestedOn', heading: words.requestedOn, cellOf: ({ requestedOn }) => requestedOn },
    { of: 'hands', heading: words.enteredByName, cellOf: ({ enteredByName }) => enteredByName },
    { of: 'hands', heading: words.checkedByName, cellOf: ({ checkedByName }) => checkedByName },
    { heading: words.checkedAt, cellOf: ({ checkedAt }) => checkedAt },
    { of: 'hands', heading: words.approvedByName, cellOf: ({ approvedByName }) => approvedByName },
    { heading: words.approvedAt, cellOf: ({ approvedAt }) => approvedAt },
    { of: 'account', heading: words.bankName, width: 24, cellOf: ({ account }) => account?.bankName ?? null },
    {
      of: 'account',
      heading: words.accountNumber,
      cellOf: ({ account }) => account?.accountNumberMasked ?? null,
    },
    { of: 'next', heading: words.transferOn, cellOf: ({ transferOn }) => transferOn },
    { of: 'next', heading: words.paidOn, cellOf: ({ paidOn }) => paidOn },
    { of: 'next', heading: words.failureReason, width: 40, cellOf: ({ failureReason }) => failureReason },
  ];
};

/** The list of payments as a file. */
export const exportPayouts = (scope: Scope, { search, keys, ...file }: AskedFile<PayoutSearch>) =>
  exportList(scope, {
    ...file,
    name: moneyExportTexts.payouts,
    columns: columns(),
    rows: allRows(keys, async (request) => (await listPayouts(scope, search, request)).page),
    target: { kind: 'payment', id: 0 },
    filter: search,
  });
