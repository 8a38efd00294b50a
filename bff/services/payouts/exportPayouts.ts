import type { Scope } from '#bff/core/scope.ts';
import { exportTexts } from '#bff/text/lists/exports.ts';
import { contractFacts } from '../common/contractFacts.ts';
import { type AskedFile, allRows, exportList } from '../exports/exportList.ts';
import type { ExportColumn } from '../exports/table.ts';
import { undertakingColumns } from '../exports/undertakingColumns.ts';
import { listPayouts, type PayoutSearch } from './listPayouts.ts';
import type { summaryOf } from './payoutViews.ts';

const words = exportTexts.payout;

/** Accounts as the list shows them: the number itself stands in the bank's file alone. */
const columns = (): ExportColumn<ReturnType<typeof summaryOf>>[] => {
  const { enumLabel } = contractFacts();
  return [
    ...undertakingColumns,
    { heading: words.method, cellOf: ({ method }) => enumLabel('PaymentMethod', method) },
    { heading: words.status, cellOf: ({ status }) => enumLabel('PaymentStatus', status) },
    { heading: words.amount, cellOf: ({ amount }) => amount },
    { heading: words.requestedOn, cellOf: ({ requestedOn }) => requestedOn },
    { heading: words.enteredByName, cellOf: ({ enteredByName }) => enteredByName },
    { heading: words.checkedByName, cellOf: ({ checkedByName }) => checkedByName },
    { heading: words.checkedAt, cellOf: ({ checkedAt }) => checkedAt },
    { heading: words.approvedByName, cellOf: ({ approvedByName }) => approvedByName },
    { heading: words.approvedAt, cellOf: ({ approvedAt }) => approvedAt },
    { heading: words.bankName, width: 24, cellOf: ({ account }) => account?.bankName ?? null },
    { heading: words.accountNumber, cellOf: ({ account }) => account?.accountNumberMasked ?? null },
    { heading: words.transferOn, cellOf: ({ transferOn }) => transferOn },
    { heading: words.paidOn, cellOf: ({ paidOn }) => paidOn },
    { heading: words.failureReason, width: 40, cellOf: ({ failureReason }) => failureReason },
  ];
};

/** The list of payments as a file. */
export const exportPayouts = (scope: Scope, { format, search, keys }: AskedFile<PayoutSearch>) =>
  exportList(scope, {
    format,
    name: exportTexts.payouts,
    columns: columns(),
    rows: allRows(keys, async (request) => (await listPayouts(scope, search, request)).page),
    target: { kind: 'payment', id: 0 },
    filter: search,
  });
