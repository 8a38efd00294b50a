import type { Scope } from '#bff/core/scope.ts';
import { PropertyStatus } from '#bff/generated/contract/enums.ts';
import { wire } from '#bff/http/present.ts';
import { moneyExportTexts } from '#bff/modules/money/index.ts';
import { myPagesFor, type RecordSearch, recordsOfMyPages } from '#bff/modules/myPages/index.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { undertakingColumns } from '#bff/parts/lists/exports/undertakingColumns.service.ts';
import { byDay, byInstant, byNumber, byText } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { type PropertyFilter, propertyRows } from './properties.data.ts';
import { viewOf } from './propertyViews.service.ts';

const words = moneyExportTexts.property;

const { read, count } = recordsOfMyPages({
  rows: propertyRows,
  filterOf: (scope: Scope, search: RecordSearch<PropertyFilter, 'today'>): PropertyFilter => ({
    ...search,
    ...myPagesFor(scope, search),
    today: tokyoDayOf(scope.now),
  }),
  viewOf: (scope, row) => viewOf(scope, { row, pieces: [] }),
});

/** The property of all undertakings; book values are as of the day of the file. */
export const propertyList = describeList({
  list: 'listProperties',
  file: 'exportProperties',
  view: 'properties',
  page: '/admin/property',
  conditions: {
    project_id: 'projectId',
    mypage_id: 'mypageId',
    status: 'statuses',
    state: 'states',
    restrictedFrom: 'restrictedFrom',
    restrictedBefore: 'restrictedBefore',
    q: 'q',
  },
  orders: {
    restrictionUntil: [byDay('restrictionUntil', 'last')],
    updatedAt: [byInstant('updatedAt')],
    amount: [byNumber('amount')],
    displayCode: [byText('myPage.displayCode'), byNumber('id')],
  },
  firstOrder: 'restrictionUntil',
  read,
  count,
  present: wire,
  counters: {
    properties: {},
    propertiesToConfirm: { status: [PropertyStatus.Submitted] },
  },
  exported: () => ({
    name: moneyExportTexts.properties,
    target: { kind: 'property', id: 0 },
    columns: [
      ...undertakingColumns,
      { heading: words.dealNumber, cellOf: ({ dealNumber }) => dealNumber },
      { of: 'property', heading: words.name, width: 30, cellOf: ({ name }) => name },
      { of: 'property', heading: words.modelNumber, width: 20, cellOf: ({ modelNumber }) => modelNumber },
      { heading: words.quantity, cellOf: ({ quantity }) => quantity },
      { heading: words.unitPrice, cellOf: ({ unitPrice }) => unitPrice },
      { of: 'amount', heading: words.amount, cellOf: ({ amount }) => amount },
      { heading: words.subsidyAmount, cellOf: ({ subsidyAmount }) => subsidyAmount },
      { heading: words.acquiredOn, cellOf: ({ acquiredOn }) => acquiredOn },
      { heading: words.usefulLife, cellOf: ({ usefulLife }) => usefulLife },
      {
        of: 'restrictionUntil',
        heading: words.restrictionUntil,
        cellOf: ({ restrictionUntil }) => restrictionUntil,
      },
      { of: 'bookValue', heading: words.bookValue, width: 24, cellOf: ({ bookValue }) => bookValue },
      { heading: words.location, width: 40, cellOf: ({ location }) => location },
      { of: 'status', heading: words.status, cellOf: ({ status }) => labelOf('PropertyStatus', status) },
      {
        heading: words.disposalKind,
        width: 20,
        cellOf: ({ disposalKind }) => labelOf('DisposalKind', disposalKind),
      },
      { heading: words.disposedOn, cellOf: ({ disposedOn }) => disposedOn },
      { heading: words.approvalNumber, cellOf: ({ approvalNumber }) => approvalNumber },
    ],
  }),
});
