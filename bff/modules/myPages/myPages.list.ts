import { DelayStatus, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { byDay, byInstant, byNumber, byText } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { lastDayWithin } from '#rules/businessDays.ts';
import {
  assertAmountsAllowed,
  countMyPages,
  idsOfMyPages,
  listMyPages,
  type MyPageSummary,
} from './list/listMyPages.service.ts';

const words = { ...exportTexts.undertaking, ...exportTexts.myPage };

/** Near is what LOOK paints amber: business days, on every screen the same. */
const NEAR_BUSINESS_DAYS = 7;

const columns: readonly ExportColumn<MyPageSummary>[] = [
  { of: 'displayCode', heading: words.displayCode, cellOf: ({ displayCode }) => displayCode },
  { of: 'projectName', heading: words.projectName, width: 24, cellOf: ({ projectName }) => projectName },
  {
    of: 'corporationName',
    heading: words.corporationName,
    width: 30,
    cellOf: ({ corporationName }) => corporationName,
  },
  { of: 'corporationName', heading: words.planTitle, width: 40, cellOf: ({ planTitle }) => planTitle },
  {
    of: 'sitePrefecture',
    heading: words.prefecture,
    cellOf: ({ sitePrefecture }) => labelOf('Prefecture', sitePrefecture),
  },
  {
    of: 'projectStatus',
    heading: words.projectStatus,
    cellOf: (row) => labelOf('ProjectStatus', row.projectStatus),
  },
  {
    of: 'delayStatus',
    heading: words.delayStatus,
    cellOf: (row) => labelOf('DelayStatus', row.delayStatus),
  },
  {
    of: 'progressPhase',
    heading: words.progressPhase,
    width: 20,
    cellOf: (row) => labelOf('ProgressPhase', row.progressPhase),
  },
  { of: 'priority', heading: words.priority, cellOf: (row) => labelOf('Priority', row.priority) },
  { of: 'nextDueOn', heading: words.nextDueOn, cellOf: ({ nextDueOn }) => nextDueOn },
  { of: 'progressPhase', heading: words.overallProgress, cellOf: ({ overallProgress }) => overallProgress },
  {
    of: 'unconfirmedCount',
    heading: words.unconfirmedCount,
    cellOf: ({ unconfirmedCount }) => unconfirmedCount,
  },
  { heading: words.returnedCount, cellOf: ({ returnedCount }) => returnedCount },
  { of: 'assigneeName', heading: words.assigneeName, cellOf: ({ assigneeName }) => assigneeName },
  { heading: words.consultantName, cellOf: ({ consultantName }) => consultantName },
  { of: ['grantAmount', 'amounts'], heading: words.grantAmount, cellOf: ({ grantAmount }) => grantAmount },
  {
    of: ['confirmedAmount', 'amounts'],
    heading: words.confirmedAmount,
    cellOf: ({ confirmedAmount }) => confirmedAmount,
  },
  { heading: words.paidAmount, cellOf: ({ paidAmount }) => paidAmount },
  { of: 'updatedAt', heading: words.updatedAt, width: 18, cellOf: ({ updatedAt }) => updatedAt },
];

/** Undertakings; amounts only for those who see them. */
export const myPageList = describeList({
  list: 'listMyPages',
  file: 'exportMyPages',
  view: 'myPages',
  page: '/admin/mypage',
  conditions: {
    id: 'ids',
    q: 'q',
    project_id: 'projectId',
    programKind: 'programKinds',
    corporation_id: 'corporationId',
    projectStatus: 'projectStatuses',
    delayStatus: 'delayStatuses',
    progressPhase: 'phases',
    priority: 'priorities',
    prefecture: 'prefectures',
    dueFrom: 'dueFrom',
    dueBefore: 'dueBefore',
    grantAmountFrom: 'grantAmountFrom',
    grantAmountTo: 'grantAmountTo',
    awaitsAmount: 'awaitsAmount',
    reportedFrom: 'reportedFrom',
    reportedTo: 'reportedTo',
    hasUnconfirmed: 'hasUnconfirmed',
    sectionStatus: 'sectionStatuses',
    amount: 'withAmount',
    assigneeAdminUserId: 'assigneeUserId',
    mine: 'isMine',
    view: 'view',
  },
  orders: {
    displayCode: [byText('displayCode')],
    nextDueOn: [byDay('nextDueOn', 'last')],
    priority: [byNumber('priority'), byDay('nextDueOn', 'last')],
    corporationName: [byText('corporation.nameKana')],
    grantAmount: [byNumber('grantAmount', 'last')],
    updatedAt: [byInstant('updatedAt')],
  },
  firstOrder: 'displayCode',
  read: listMyPages,
  count: countMyPages,
  present: wire,
  bulk: { of: ['myPages'], ids: idsOfMyPages },
  counters: {
    myPages: {},
    myPagesMine: { mine: true },
    delayed: { delayStatus: [DelayStatus.Delayed, DelayStatus.CriticalDelayed] },
    dueWithin7Days: (today) => ({ dueBefore: lastDayWithin(today, NEAR_BUSINESS_DAYS) }),
    waitingPayment: { projectStatus: [ProjectStatus.NotifiedAmount] },
  },
  exported: (scope, search) => {
    assertAmountsAllowed(scope, search);
    return {
      name: exportTexts.myPages,
      target: { kind: 'myPage', id: 0 },
      columns,
    };
  },
});
