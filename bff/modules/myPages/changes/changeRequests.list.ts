import type { Scope } from '#bff/core/scope.ts';
import { ChangeRequestStatus } from '#bff/generated/contract/enums.ts';
import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import { undertakingColumns } from '#bff/parts/lists/exports/undertakingColumns.service.ts';
import { byInstant, byNumber, byText } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { myPagesFor, type RecordSearch, recordsOfMyPages } from '../myPageRecords.service.ts';
import { type ChangeRequestFilter, changeRequestRows } from './changeRequests.data.ts';
import { summaryOf } from './requestViews.service.ts';

const words = exportTexts.changeRequest;
const { MAFFConfirming, Submitted } = ChangeRequestStatus;

const { read, readOwn, count } = recordsOfMyPages({
  rows: changeRequestRows,
  filterOf: (scope: Scope, search: RecordSearch<ChangeRequestFilter>): ChangeRequestFilter => ({
    ...search,
    ...myPagesFor(scope, search),
  }),
  viewOf: (_scope, row) => summaryOf(row),
});

/** What a business asked for on its own my page. */
export const ownChangeRequestList = describeList({
  list: 'listUserChangeRequests',
  conditions: { mypageID: 'mypageId' },
  orders: { number: [byNumber('number')] },
  firstOrder: '-number',
  read: readOwn,
  present: wire,
});

/** The requests of all undertakings. */
export const changeRequestList = describeList({
  list: 'listChangeRequests',
  file: 'exportChangeRequests',
  view: 'changes',
  page: '/admin/change_request',
  conditions: {
    project_id: 'projectId',
    mypage_id: 'mypageId',
    status: 'statuses',
    kind: 'kinds',
    submittedFrom: 'submittedFrom',
    submittedTo: 'submittedTo',
    q: 'q',
  },
  orders: {
    submittedAt: [byInstant('submittedAt', 'last')],
    updatedAt: [byInstant('updatedAt')],
    displayCode: [byText('myPage.displayCode'), byNumber('number')],
  },
  firstOrder: 'submittedAt',
  read,
  count,
  present: wire,
  counters: {
    changesToDecide: { status: [Submitted] },
    changesAtMaff: { status: [MAFFConfirming] },
  },
  exported: () => ({
    name: exportTexts.changeRequests,
    target: { kind: 'changeRequest', id: 0 },
    columns: [
      ...undertakingColumns,
      { of: 'kind', heading: words.number, cellOf: ({ number }) => number },
      {
        of: 'kind',
        heading: words.kind,
        width: 24,
        cellOf: ({ kind }) => labelOf('ChangeRequestKind', kind),
      },
      { of: 'status', heading: words.status, cellOf: ({ status }) => labelOf('ChangeRequestStatus', status) },
      { heading: words.effectiveOn, cellOf: ({ effectiveOn }) => effectiveOn },
      { of: 'submittedAt', heading: words.submittedAt, width: 18, cellOf: ({ submittedAt }) => submittedAt },
      { heading: words.decidedAt, width: 18, cellOf: ({ decidedAt }) => decidedAt },
    ],
  }),
});
