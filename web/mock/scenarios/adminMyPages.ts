import { DelayStatus, Priority, ProjectStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { recordAsked, rowsAsked } from '../rows.ts';
import { officeWorld } from '../world/world.ts';
import { adminUserHandlers } from './admins.ts';
import { mamekuraActivities } from './mamekura/mamekuraActivities.ts';
import {
  mamekuraAmounts,
  mamekuraChanges,
  mamekuraDuties,
  mamekuraPayouts,
  mamekuraRecoveries,
  mamekuraThreads,
  mamekuraWorldHandlers,
} from './mamekura/mamekuraFromWorld.ts';
import { mamekuraNotifications } from './mamekura/mamekuraNews.ts';
import { disposals, propertyHandlers, propertyLines } from './mamekura/mamekuraProperty.ts';
import { noPayments, officePayments } from './mamekura/officePayments.ts';
import { pagesOf } from './mamekura/paymentHandlers.ts';
import { applicationOf, mamekuraPage } from './mamekura.ts';
import { aProject } from './project.ts';
import { workCountsOf } from './workCounts.ts';

type Schemas = components['schemas'];

const page = mamekuraPage;

/** 株式会社豆くら as the secretariat sees it: late, with two causes, the next step not possible yet. */
export const mamekuraAdminPage: Schemas['MyPage'] = {
  ...page,
  delayStatus: DelayStatus.CriticalDelayed,
  delayCauses: [
    {
      key: 'plannedCompletionPassed',
      text: '事業完了予定日を過ぎても、完了日がありません',
      sectionId: null,
      overdueBusinessDays: 4,
    },
    {
      key: 'sectionOverdue',
      text: '「遂行状況報告書（7–9月分）」の提出期限を25営業日過ぎています。',
      sectionId: 42,
      overdueBusinessDays: 25,
    },
  ],
  priority: Priority.P0,
  inspectorUserId: 4,
  inspectorName: '検査 誠',
  assigneeAdminUserId: 1,
  assigneeName: '事務局 花子',
  memo: '電話は午後がつながりやすい。',
  computedDelayStatus: DelayStatus.CriticalDelayed,
  delayOverride: null,
  recoveryAmount: null,
  reportIds: [],
  availableActions: [
    {
      action: 'confirmResult',
      allowed: false,
      reason: '確認済でない実績報告・支払証憑の書類があります。',
      needsReason: false,
    },
    { action: 'cancel', allowed: true, needsReason: true },
    { action: 'reject', allowed: true, needsReason: true },
  ],
};

/** The round of these my pages, in the words of `mamekuraPage`. */
const mamekuraProject: Schemas['Project'] = {
  ...aProject,
  id: page.project.id,
  name: page.project.name,
  shortName: page.project.shortName,
  programKind: page.project.programKind,
  domainType: page.project.domainType,
  fiscalYear: page.project.fiscalYear,
  round: page.project.round,
};

export const myPageRow = (
  id: number,
  facts: Partial<Schemas['MyPageSummary']>,
): Schemas['MyPageSummary'] => ({
  id,
  version: 1,
  projectId: 3,
  projectName: page.project.shortName,
  corporationId: id,
  corporationName: '株式会社豆くら',
  displayCode: String(5000 + id),
  planTitle: page.planTitle,
  sitePrefecture: 20,
  projectStatus: ProjectStatus.Progressing,
  delayStatus: DelayStatus.None,
  progressPhase: 1,
  priority: Priority.P2,
  nextDueOn: '2026-12-04',
  nextAction: '発注書（1-2）を確認する',
  daysLeft: 9,
  overallProgress: 48,
  unconfirmedCount: 1,
  returnedCount: 0,
  assigneeName: '事務局 花子',
  consultantName: '相談 一郎',
  grantAmount: 23_100_000,
  confirmedAmount: null,
  paidAmount: null,
  updatedAt: '2026-11-20T05:04:30.000Z',
  ...facts,
});

const cells = page.sections.map(
  ({ id, documentType, kind, title, member, status, isRequired, dueOn, isOverdue }) => ({
    sectionId: id,
    documentType,
    kind,
    title,
    memberName: member?.name ?? null,
    status,
    isRequired,
    dueOn,
    isOverdue,
  }),
);

/** Three undertakings: one late, one late beyond repair (`mamekuraAdminPage`), one in order. */
export const myPageRows: Schemas['MyPageSummary'][] = [
  myPageRow(3, {
    projectId: 4,
    projectName: 'R4補 外食産業事業成長支援補助金（第2次）',
    corporationId: 7,
    corporationName: '株式会社ひまわり給食センター',
    displayCode: '4003',
    planTitle: 'セントラルキッチン整備による在宅向け弁当の拡大',
    delayStatus: DelayStatus.Delayed,
    nextDueOn: '2026-11-15',
    daysLeft: -5,
    grantAmount: 10_000_000,
    cells: cells.slice(0, 4),
  }),
  myPageRow(page.id, {
    version: page.version,
    displayCode: page.displayCode,
    corporationId: page.corporationId,
    delayStatus: mamekuraAdminPage.delayStatus,
    priority: mamekuraAdminPage.priority,
    updatedAt: page.updatedAt,
    nextDueOn: '2026-11-30',
    daysLeft: 5,
    cells,
  }),
  myPageRow(9, {
    projectId: 8,
    projectName: '能登営業再開支援',
    corporationName: '有限会社海風すし',
    displayCode: '6001',
    planTitle: 'キッチンカーによる七尾市内での営業継続',
    cells: [],
  }),
];

/** One my page with names as long as they get. */
export const longRow: Schemas['MyPageSummary'] = myPageRow(13, {
  corporationName:
    '一般社団法人やさしい外食推進協会・全国給食事業者連絡協議会・地域食材活用コンソーシアム代表事業者',
  planTitle:
    '嚥下配慮メニューの共同開発と提供実証および全国の福祉施設・病院・学校給食への展開に向けた製造ライン整備事業（第2期）',
});

export const myPageList = (items: Schemas['MyPageSummary'][]): Schemas['MyPageSummaryList'] => ({
  items,
  nextCursor: null,
  total: items.length,
});

/** The account of the business as the office sees it. */
const seenAccount = officeWorld.saw('getCorporationBankAccount', page.corporationId);

/** A my page that only a list shows in full: what its row says, the rest as that of `mamekuraAdminPage`. */
const pageOfRow = (row: Schemas['MyPageSummary']): Schemas['MyPage'] => ({
  ...mamekuraAdminPage,
  id: row.id,
  version: row.version,
  updatedAt: row.updatedAt,
  displayCode: row.displayCode,
  planTitle: row.planTitle,
  projectId: row.projectId,
  project: { ...page.project, id: row.projectId, shortName: row.projectName },
  corporationId: row.corporationId,
  applicationId: applicationOf(row.id),
  corporation: { ...page.corporation, id: row.corporationId, name: row.corporationName },
  delayStatus: row.delayStatus,
  priority: row.priority,
  nextDueOn: row.nextDueOn,
  grantAmount: row.grantAmount,
});

const pages = [
  mamekuraAdminPage,
  ...myPageRows.filter(({ id }) => id !== mamekuraAdminPage.id).map(pageOfRow),
];

/** What its numbers count. */
export const countedRows = {
  myPages: () => myPageRows,
  sections: () => [],
  changes: () => mamekuraChanges,
  duties: () => mamekuraDuties,
  amounts: () => mamekuraAmounts,
  recoveries: () => mamekuraRecoveries,
  payouts: () => mamekuraPayouts,
  properties: () => propertyLines,
  disposals: () => disposals,
  threads: () => mamekuraThreads,
};

/** The list and the details of the secretariat. */
export const adminMyPageHandlers: MockHandlers = {
  ...mamekuraWorldHandlers,
  ...propertyHandlers,
  ...workCountsOf(countedRows),
  listMyPages: ({ query }) => reply(rowsAsked(myPageRows, query)),
  listSections: ({ query }) => reply(rowsAsked([], query)),
  getMyPage: recordAsked(pages),
  listMembers: reply({ items: [], suggestions: [] }),
  updateMyPage: reply(mamekuraAdminPage, mamekuraAdminPage.version + 1),
  getPaymentList: ({ path, query }) =>
    pagesOf(Number(path.id) === mamekuraAdminPage.id ? officePayments : noPayments(Number(path.id)))({
      query,
    }),
  listNotifications: reply(mamekuraNotifications),
  listActivity: reply(mamekuraActivities),
  getCorporationBankAccount: reply(seenAccount, seenAccount.version),
  listProjects: reply({ items: [mamekuraProject], nextCursor: null, total: 1 }),
  listAdminUsers: adminUserHandlers.listAdminUsers,
};
