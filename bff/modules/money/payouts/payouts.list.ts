import { PaymentStatus } from '#bff/generated/contract/enums.ts';
import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { undertakingColumns } from '#bff/parts/lists/exports/undertakingColumns.service.ts';
import { byDay, byInstant, byNumber, byText } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { moneyExportTexts } from '../moneyExports.words.ts';
import { countPayouts, idsOfPayouts, listPayouts } from './listPayouts.service.ts';

const words = moneyExportTexts.payout;
const { Approved, Checked, Exported, Failed, Paid, Requested } = PaymentStatus;

/** Payments of all undertakings, with their sum. Accounts are as shown: the number itself stands in the bank's file alone. */
export const payoutList = describeList({
  list: 'listPayouts',
  file: 'exportPayouts',
  view: 'payouts',
  page: '/admin/payment',
  conditions: {
    project_id: 'projectId',
    mypage_id: 'mypageId',
    batch_id: 'batchId',
    status: 'statuses',
    method: 'methods',
    requestedFrom: 'requestedFrom',
    requestedTo: 'requestedTo',
    paidFrom: 'paidFrom',
    paidTo: 'paidTo',
    amountFrom: 'amountFrom',
    amountTo: 'amountTo',
    handledBy: 'handledBy',
    q: 'q',
  },
  orders: {
    requestedOn: [byDay('requestedOn', 'last')],
    amount: [byNumber('amount')],
    displayCode: [byText('displayCode')],
    updatedAt: [byInstant('updatedAt')],
  },
  firstOrder: 'requestedOn',
  read: listPayouts,
  count: countPayouts,
  present: wire,
  bulk: { of: ['payouts'], ids: idsOfPayouts },
  counters: {
    payouts: {},
    payoutsToCheck: { status: [Requested] },
    payoutsToApprove: { status: [Checked] },
    payoutsToExport: { status: [Approved] },
    payoutsExported: { status: [Exported] },
    payoutsFailed: { status: [Failed] },
    payoutsPaid: { status: [Paid] },
  },
  exported: () => ({
    name: moneyExportTexts.payouts,
    target: { kind: 'payment', id: 0 },
    columns: [
      ...undertakingColumns,
      { of: 'account', heading: words.method, cellOf: ({ method }) => labelOf('PaymentMethod', method) },
      { of: 'status', heading: words.status, cellOf: ({ status }) => labelOf('PaymentStatus', status) },
      { of: 'amount', heading: words.amount, cellOf: ({ amount }) => amount },
      { of: 'requestedOn', heading: words.requestedOn, cellOf: ({ requestedOn }) => requestedOn },
      { of: 'hands', heading: words.enteredByName, cellOf: ({ enteredByName }) => enteredByName },
      { of: 'hands', heading: words.checkedByName, cellOf: ({ checkedByName }) => checkedByName },
      { heading: words.checkedAt, cellOf: ({ checkedAt }) => checkedAt },
      { of: 'hands', heading: words.approvedByName, cellOf: ({ approvedByName }) => approvedByName },
      { heading: words.approvedAt, cellOf: ({ approvedAt }) => approvedAt },
      {
        of: 'account',
        heading: words.bankName,
        width: 24,
        cellOf: ({ account }) => account?.bankName ?? null,
      },
      {
        of: 'account',
        heading: words.accountNumber,
        cellOf: ({ account }) => account?.accountNumberMasked ?? null,
      },
      { of: 'next', heading: words.transferOn, cellOf: ({ transferOn }) => transferOn },
      { of: 'next', heading: words.paidOn, cellOf: ({ paidOn }) => paidOn },
      { of: 'next', heading: words.failureReason, width: 40, cellOf: ({ failureReason }) => failureReason },
    ],
  }),
});
