import { ActorKind, DelayStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked, rowsAsked } from '../../rows.ts';
import { deskWorld, himawariWorld, mamekuraWorld, officeWorld } from '../../world/world.ts';
import { adminUserHandlers } from '../access/admins.ts';
import { disposals, propertyHandlers, propertyLines } from '../aftercare/mamekuraProperty.ts';
import { noPayments, officePayments } from '../money/officePayments.ts';
import { pagesOf } from '../money/paymentHandlers.ts';
import { workCountsOf } from '../office/workCounts.ts';
import { mamekuraPage } from './mamekura.ts';
import {
  mamekuraAmounts,
  mamekuraChanges,
  mamekuraDuties,
  mamekuraPayouts,
  mamekuraRecoveries,
  mamekuraThreads,
  mamekuraWorldHandlers,
} from './mamekuraFromWorld.ts';

type Schemas = components['schemas'];

const page = mamekuraPage;

const seen = deskWorld.saw('getMyPage', page.id);

/** The day by which it had planned to be done: it is past. */
const plannedCompletionOn = '2026-11-16';
const overdueBusinessDays = 4;

/** 株式会社豆くら as the secretariat sees it: late, with two causes, the next step not possible yet. */
export const mamekuraAdminPage: Schemas['MyPage'] = {
  ...seen,
  ...{ delayStatus: DelayStatus.CriticalDelayed, computedDelayStatus: DelayStatus.CriticalDelayed },
  delayOverride: null,
  delayCauses: [
    {
      key: 'plannedCompletionPassed',
      text: '事業完了予定日を過ぎても、完了日がありません',
      sectionId: null,
      overdueBusinessDays,
    },
    {
      key: 'sectionOverdue',
      text: '「遂行状況報告書（7–9月分）」の提出期限を25営業日過ぎています。',
      sectionId: 231,
      overdueBusinessDays: 25,
    },
  ],
  plannedCompletionOn,
  deadlines: seen.deadlines.map((one) =>
    one.key === 'plannedCompletion'
      ? { ...one, dueOn: plannedCompletionOn, daysLeft: -overdueBusinessDays, isOverdue: true }
      : one,
  ),
  memo: '電話は午後がつながりやすい。',
  reportIds: [],
  availableActions: seen.availableActions.filter(({ action }) =>
    ['confirmResult', 'reject', 'cancel'].includes(action),
  ),
};

const ownActivities = mamekuraWorld.saw('listUserActivity');

/** What the office and the business have done at it: the office reads names of its own. */
export const mamekuraActivities = {
  ...ownActivities,
  items: ownActivities.items.map((row) =>
    row.actorKind === ActorKind.Admin ? { ...row, actorName: officeWorld.session.adminUser.name } : row,
  ),
};

/** Documents as their table has them. */
const cellsOf = ({ sections }: Schemas['UserMyPage']): Schemas['MyPageSummary']['cells'] =>
  sections.map(({ id, documentType, kind, title, member, status, isRequired, dueOn, isOverdue }) => ({
    sectionId: id,
    ...{ documentType, kind, title, status, isRequired, dueOn, isOverdue },
    memberName: member?.name ?? null,
  }));

const rowOf = (id: number, facts: Partial<Schemas['MyPageSummary']>): Schemas['MyPageSummary'] => {
  const row = officeWorld.saw('listMyPages').items.find((one) => one.id === id);
  if (row === undefined) throw new Error(`The world has no my page ${id}`);
  return { ...row, ...facts };
};

/** Three undertakings: one late, one late beyond repair (`mamekuraAdminPage`), one in order. */
export const myPageRows: Schemas['MyPageSummary'][] = [
  rowOf(4, { delayStatus: DelayStatus.Delayed, cells: cellsOf(himawariWorld.saw('getUserMyPage')) }),
  rowOf(page.id, { delayStatus: mamekuraAdminPage.delayStatus, cells: cellsOf(page) }),
  rowOf(8, { cells: [] }),
];

/** One my page with names as long as they get. */
export const longRow = rowOf(12, {
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
const pageOfRow = ({ projectName, corporationName, ...row }: Schemas['MyPageSummary']): Schemas['MyPage'] => {
  const { cells: _cells, nextAction: _next, daysLeft: _days, ...rest } = row;
  const { unconfirmedCount: _unconfirmed, returnedCount: _returned, ...facts } = rest;
  return {
    ...mamekuraAdminPage,
    ...facts,
    applicationId: row.id,
    project: { ...page.project, id: row.projectId, shortName: projectName },
    corporation: { ...page.corporation, id: row.corporationId, name: corporationName },
  };
};

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

/** The round of 豆くら. */
const rounds = officeWorld.saw('listProjects').items.filter(({ id }) => id === page.projectId);

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
  listNotifications: reply(deskWorld.saw('listNotifications', page.id)),
  listActivity: reply(mamekuraActivities),
  getCorporationBankAccount: reply(seenAccount, seenAccount.version),
  listProjects: reply({ ...officeWorld.saw('listProjects'), items: rounds, total: rounds.length }),
  listAdminUsers: adminUserHandlers.listAdminUsers,
};
