import { ReturnAnswerKind, ReturnItemStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { recordAsked, rowsAsked } from '../rows.ts';
import { officeWorld } from '../world/world.ts';
import { adminUserHandlers } from './admins.ts';
import { expenseFinding, submittedApplication } from './applicant.ts';
import { publicProject } from './applicantCall.ts';
import { formDefinition } from './applicantForm.ts';
import { workCountsOf } from './workCounts.ts';

type Schemas = components['schemas'];

/** The application of 株式会社みらい食堂 while its form is checked, as the desk reads it: one item is left. */
export const anApplication: Schemas['AdminGeneralApplication'] = {
  ...submittedApplication,
  availableActions: [
    { action: 'passFormCheck', allowed: false, reason: 'あと1項目を確認すると、審査に進められます。' },
    { action: 'return', allowed: true },
    { action: 'withdraw', allowed: true, needsReason: true },
  ],
  openedAt: '2026-11-19T08:00:00Z',
  assigneeAdminUserId: 1,
  assigneeName: '事務局 花子',
  memo: null,
  checklist: [
    { key: 'budget.limits', reviewCategory: 0, label: '補助率・上限・下限の計算', result: 1, note: null },
    { key: 'expenses.eligible', reviewCategory: 4, label: '対象外の経費が含まれない', result: 0, note: null },
  ],
  scores: [],
  averageScore: null,
  rank: null,
  usualReturnDueOn: '2026-11-30',
  decisionReason: null,
  mypageId: null,
  corporationId: null,
  similarApplicationIds: [22],
};

/** What the desk asked about the costs, answered. */
export const answeredFinding: Schemas['ReturnItem'] = {
  ...expenseFinding,
  status: ReturnItemStatus.Answered,
  answer: {
    kind: ReturnAnswerKind.EditField,
    comment: '税抜の金額に直しました。',
    fileIds: [],
    answeredAt: '2026-11-20T06:00:00Z',
    answeredByName: '青葉 一郎',
  },
};

/** Its row in the list. */
export const summary: Schemas['ApplicationSummary'] = {
  id: anApplication.id,
  version: anApplication.version,
  family: anApplication.family,
  projectId: anApplication.projectId,
  projectName: anApplication.projectName,
  displayCode: anApplication.displayCode,
  status: anApplication.status,
  name: anApplication.name ?? null,
  prefecture: anApplication.prefecture ?? null,
  planTitle: anApplication.planTitle ?? null,
  initiativeLabel: 'ロボットの導入',
  subsidyAmount: anApplication.subsidyAmount,
  averageScore: null,
  rank: null,
  openReturnItemCount: 0,
  assigneeName: anApplication.assigneeName,
  submittedAt: anApplication.submittedAt,
  updatedAt: anApplication.updatedAt,
};

/** An earlier application of the same corporation, in the first call: what the desk is warned of. */
const similarApplication: Schemas['AdminGeneralApplication'] = {
  ...anApplication,
  id: 22,
  projectId: 2,
  projectName: '成長支援 第1次',
  round: 1,
  displayCode: '3017',
  receipts: [],
  planTitle: '配膳ロボットとセルフオーダーによる省人化',
  similarApplicationIds: [anApplication.id],
};

/** The rows of both, as the list has them. */
export const summaries: readonly Schemas['ApplicationSummary'][] = [
  summary,
  {
    ...summary,
    id: similarApplication.id,
    projectId: similarApplication.projectId,
    projectName: similarApplication.projectName,
    displayCode: similarApplication.displayCode,
    planTitle: similarApplication.planTitle ?? null,
  },
];

/** The call of these applications, as the office keeps it. */
export const itsRound = officeWorld.saw('listProjects').items.filter(({ id }) => id === publicProject.id);

/** One application at the desk. */
export const applicationHandlers: MockHandlers = {
  ...adminUserHandlers,
  ...workCountsOf({ threads: () => [], applications: { general: () => summaries } }),
  listGeneralApplications: ({ query }) => reply(rowsAsked(summaries, query)),
  getGeneralApplication: recordAsked([anApplication, similarApplication]),
  updateGeneralApplication: reply(anApplication, anApplication.version),
  getFormDefinition: reply(formDefinition, 1),
  listActivity: reply({ items: [], nextCursor: null, total: 0 }),
  listThreads: reply({ items: [], nextCursor: null, total: 0 }),
  getProject: recordAsked(itsRound),
  listProjects: reply({ items: itsRound, nextCursor: null, total: itsRound.length }),
};
