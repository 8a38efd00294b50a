import type { Scope } from '#bff/core/scope.ts';
import { DutyStatus } from '#bff/generated/contract/enums.ts';
import { wire } from '#bff/http/present.ts';
import { myPagesFor, type RecordSearch, recordsOfMyPages } from '#bff/modules/myPages/index.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import { undertakingColumns } from '#bff/parts/lists/exports/undertakingColumns.service.ts';
import { byDay, byNumber, byText } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { type DutyFilter, dutyRows } from './duties.data.ts';
import { dutyStatesOf, dutySummaryOf } from './dutyViews.service.ts';

const words = exportTexts.duty;

type Search = RecordSearch<DutyFilter, 'states' | 'today'> & {
  readonly statuses?: readonly number[] | undefined;
};

const { read, count } = recordsOfMyPages({
  rows: dutyRows,
  filterOf: (scope: Scope, { statuses, ...search }: Search): DutyFilter => ({
    ...search,
    ...myPagesFor(scope, search),
    today: tokyoDayOf(scope.now),
    states: dutyStatesOf(statuses),
  }),
  viewOf: (scope, row) => dutySummaryOf(row, tokyoDayOf(scope.now)),
});

/** What all undertakings owe after their payment. */
export const dutyList = describeList({
  list: 'listDuties',
  file: 'exportDuties',
  view: 'duties',
  page: '/admin/duty',
  conditions: {
    project_id: 'projectId',
    status: 'statuses',
    kind: 'kinds',
    dueFrom: 'dueFrom',
    dueBefore: 'dueBefore',
    q: 'q',
  },
  orders: {
    dueOn: [byDay('dueOn')],
    displayCode: [byText('myPage.displayCode'), byNumber('year')],
  },
  firstOrder: 'dueOn',
  read,
  count,
  present: wire,
  counters: { dutiesOverdue: { status: [DutyStatus.Overdue] } },
  exported: () => ({
    name: exportTexts.duties,
    target: { kind: 'myPage', id: 0 },
    columns: [
      ...undertakingColumns,
      { of: 'kind', heading: words.title, width: 36, cellOf: ({ title }) => title },
      { of: 'kind', heading: words.kind, width: 20, cellOf: ({ kind }) => labelOf('DutyKind', kind) },
      { of: 'status', heading: words.status, cellOf: ({ status }) => labelOf('DutyStatus', status) },
      { of: 'dueOn', heading: words.opensOn, cellOf: ({ opensOn }) => opensOn },
      { of: 'dueOn', heading: words.dueOn, cellOf: ({ dueOn }) => dueOn },
      { of: 'doneOn', heading: words.doneOn, cellOf: ({ doneOn }) => doneOn },
    ],
  }),
});
