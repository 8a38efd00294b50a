import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { wire } from '#bff/http/present.ts';
import { myPagesFor, type RecordSearch, recordsOfMyPages } from '#bff/modules/myPages/index.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { undertakingColumns } from '#bff/parts/lists/exports/undertakingColumns.service.ts';
import { byDay, byInstant, byNumber, byText } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { moneyExportTexts } from '../moneyExports.words.ts';
import { type RecoveryFilter, recoveryRows } from './recoveries.data.ts';
import { summaryOf } from './recoveryViews.service.ts';

const words = moneyExportTexts.recovery;

type Search = RecordSearch<RecoveryFilter, 'overdueOn' | 'decidableBy'> & {
  readonly overdue?: boolean | undefined;
  readonly decidable?: boolean | undefined;
};

const { read, readOwn, count } = recordsOfMyPages({
  rows: recoveryRows,
  filterOf: (scope: Scope, { overdue, decidable, ...search }: Search): RecoveryFilter => ({
    ...search,
    ...myPagesFor(scope, search),
    overdueOn: overdue ? tokyoDayOf(scope.now) : undefined,
    decidableBy: decidable ? adminOf(scope).adminUserId : undefined,
  }),
  viewOf: (scope, row) => summaryOf(row, scope.now),
});

/** What a business has been ordered to pay back. */
export const ownRecoveryList = describeList({
  list: 'listUserRecoveries',
  conditions: { mypageID: 'mypageId' },
  orders: { number: [byNumber('number')] },
  firstOrder: '-number',
  read: readOwn,
  present: wire,
});

/** Money to be paid back, of all undertakings; what is left is as of the day of the file. */
export const recoveryList = describeList({
  list: 'listRecoveries',
  file: 'exportRecoveries',
  view: 'recoveries',
  page: '/admin/recovery',
  conditions: {
    project_id: 'projectId',
    mypage_id: 'mypageId',
    status: 'statuses',
    kind: 'kinds',
    overdue: 'overdue',
    received: 'received',
    decidable: 'decidable',
    q: 'q',
  },
  orders: {
    dueOn: [byDay('dueOn', 'last')],
    updatedAt: [byInstant('updatedAt')],
    displayCode: [byText('myPage.displayCode'), byNumber('number')],
  },
  firstOrder: 'dueOn',
  read,
  count,
  present: wire,
  counters: {
    recoveriesToDecide: { decidable: true },
    recoveriesOverdue: { overdue: true },
  },
  exported: () => ({
    name: moneyExportTexts.recoveries,
    target: { kind: 'recovery', id: 0 },
    columns: [
      ...undertakingColumns,
      { of: 'kind', heading: words.number, cellOf: ({ number }) => number },
      { of: 'kind', heading: words.kind, width: 30, cellOf: ({ kind }) => labelOf('RecoveryKind', kind) },
      { of: 'status', heading: words.status, cellOf: ({ status }) => labelOf('RecoveryStatus', status) },
      { of: 'amount', heading: words.amount, cellOf: ({ amount }) => amount },
      { of: 'received', heading: words.receivedAmount, cellOf: ({ receivedAmount }) => receivedAmount },
      { of: 'received', heading: words.waitingAmount, cellOf: ({ waitingAmount }) => waitingAmount },
      { of: 'received', heading: words.toReturnAmount, cellOf: ({ toReturnAmount }) => toReturnAmount },
      { of: 'received', heading: words.returnedAmount, cellOf: ({ returnedAmount }) => returnedAmount },
      { of: 'left', heading: words.leftAmount, width: 24, cellOf: ({ leftAmount }) => leftAmount },
      { heading: words.orderedOn, cellOf: ({ orderedOn }) => orderedOn },
      { of: 'dueOn', heading: words.dueOn, cellOf: ({ dueOn }) => dueOn },
      {
        of: 'dueOn',
        heading: words.overdue,
        cellOf: ({ isOverdue }) => (isOverdue ? words.isOverdue : null),
      },
      { heading: words.settledOn, cellOf: ({ settledOn }) => settledOn },
    ],
  }),
});
