import type { Scope } from '#bff/core/scope.ts';
import { PropertyDisposalStatus } from '#bff/generated/contract/enums.ts';
import { wire } from '#bff/http/present.ts';
import { moneyExportTexts } from '#bff/modules/money/index.ts';
import { myPagesFor, type RecordSearch, recordsOfMyPages } from '#bff/modules/myPages/index.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { undertakingColumns } from '#bff/parts/lists/exports/undertakingColumns.service.ts';
import { byDay, byInstant, byNumber, byText } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { summaryOf } from './disposal/disposalViews.service.ts';
import { type DisposalFilter, disposalRows } from './disposals.data.ts';

const words = moneyExportTexts.disposal;
const { MAFFConfirming, Submitted } = PropertyDisposalStatus;

const { read, readOwn, count } = recordsOfMyPages({
  rows: disposalRows,
  filterOf: (scope: Scope, search: RecordSearch<DisposalFilter>): DisposalFilter => ({
    ...search,
    ...myPagesFor(scope, search),
  }),
  viewOf: summaryOf,
});

/** What a business asked for. */
export const ownDisposalList = describeList({
  list: 'listUserDisposals',
  conditions: { mypageID: 'mypageId' },
  orders: { id: [byNumber('id')] },
  firstOrder: '-id',
  read: readOwn,
  present: wire,
});

/** What all businesses asked to do with their property. */
export const disposalList = describeList({
  list: 'listDisposals',
  file: 'exportDisposals',
  view: 'disposals',
  page: '/admin/property/disposal',
  conditions: { project_id: 'projectId', mypage_id: 'mypageId', status: 'statuses', q: 'q' },
  orders: {
    submittedAt: [byInstant('submittedAt', 'last')],
    plannedOn: [byDay('plannedOn', 'last')],
    updatedAt: [byInstant('updatedAt')],
    displayCode: [byText('myPage.displayCode'), byNumber('number')],
  },
  firstOrder: '-submittedAt',
  read,
  count,
  present: wire,
  counters: {
    disposals: {},
    disposalsToDecide: { status: [Submitted] },
    disposalsAtMaff: { status: [MAFFConfirming] },
  },
  exported: () => ({
    name: moneyExportTexts.disposals,
    target: { kind: 'propertyDisposal', id: 0 },
    columns: [
      ...undertakingColumns,
      { of: 'property', heading: words.number, cellOf: ({ number }) => number },
      { of: 'property', heading: words.property, width: 30, cellOf: ({ property }) => property.name },
      { of: 'property', heading: words.kind, width: 20, cellOf: ({ kind }) => labelOf('DisposalKind', kind) },
      { heading: words.isDisaster, cellOf: ({ isDisaster }) => (isDisaster ? words.disaster : null) },
      {
        of: 'status',
        heading: words.status,
        cellOf: ({ status }) => labelOf('PropertyDisposalStatus', status),
      },
      { of: 'plannedOn', heading: words.plannedOn, cellOf: ({ plannedOn }) => plannedOn },
      { heading: words.otherParty, width: 30, cellOf: ({ otherParty }) => otherParty },
      { heading: words.proceeds, cellOf: ({ proceeds }) => proceeds },
      { heading: words.bookValue, width: 20, cellOf: ({ bookValue }) => bookValue },
      { of: 'return', heading: words.calculatedAmount, cellOf: ({ calculatedAmount }) => calculatedAmount },
      { of: 'return', heading: words.returnAmount, cellOf: ({ returnAmount }) => returnAmount },
      { heading: words.assessedByName, cellOf: ({ assessedByName }) => assessedByName },
      { of: 'submittedAt', heading: words.submittedAt, cellOf: ({ submittedAt }) => submittedAt },
      { heading: words.decidedAt, cellOf: ({ decidedAt }) => decidedAt },
      { heading: words.decidedByName, cellOf: ({ decidedByName }) => decidedByName },
      { heading: words.approvalNumber, cellOf: ({ approvalNumber }) => approvalNumber },
    ],
  }),
});
