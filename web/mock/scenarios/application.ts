import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { recordAsked, rowsAsked } from '../rows.ts';
import { aProject } from './project.ts';
import { workCountsOf } from './workCounts.ts';

type Schemas = components['schemas'];

/** An application whose form is being checked: one item of the checklist is left. */
export const anApplication: Schemas['AdminGeneralApplication'] = {
  id: 27,
  version: 4,
  createdAt: '2026-11-10T01:00:00Z',
  updatedAt: '2026-11-19T06:48:00Z',
  family: 'general',
  projectId: 11,
  projectName: '成長支援 第2次',
  domainType: 0,
  programKind: 1,
  round: 2,
  displayCode: '4031',
  status: 2,
  email: 'mirai@example.jp',
  isEmailConfirmed: true,
  closesAt: '2026-11-19T08:00:00Z',
  daysLeft: null,
  totalCost: 8_100_000,
  eligibleCost: 8_100_000,
  subsidyAmount: 4_050_000,
  selfFunded: 4_050_000,
  files: [
    {
      id: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e11',
      fileName: '見積書_配膳ロボット.pdf',
      sizeBytes: 284_213,
      contentType: 'application/pdf',
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      versionNumber: 1,
      replacedFileId: null,
      scanStatus: 1,
      uploadedAt: '2026-11-19T06:40:00Z',
      uploadedByName: '青葉 一郎',
      isSubmitted: true,
      pageCount: 2,
      alsoIn: [],
      type: 6,
      typeLabel: '見積書（応募時）',
      isOnBehalf: false,
      isMadeFromAnswers: false,
    },
  ],
  requiredDocuments: [
    { key: 'businessLicense', type: 4, label: '営業許可証', isRequired: true, fileCount: 0 },
  ],
  sectionsState: [],
  returnItems: [
    {
      id: 31,
      number: 1,
      reviewCategory: 1,
      status: 1,
      fileId: null,
      fileName: null,
      page: null,
      area: null,
      row: null,
      field: 'expenses',
      fieldLabel: '経費明細',
      comment: '見積書の金額とそろえてください。',
      valueAtReturn: '配膳ロボット　3,600,000円',
      valueNow: '配膳ロボット　3,500,000円',
      answer: {
        kind: 0,
        comment: '税抜の金額に直しました。',
        fileIds: [],
        answeredAt: '2026-11-18T01:00:00Z',
        answeredByName: '青葉 一郎',
      },
      createdAt: '2026-11-17T01:00:00Z',
      createdByName: '受付 清',
    },
  ],
  returnDueOn: null,
  receipts: [],
  submittedAt: '2026-11-19T06:48:00Z',
  decidedOn: null,
  withdrawnAt: null,
  withdrawnReason: null,
  onBehalf: null,
  availableActions: [
    { action: 'passFormCheck', allowed: false, reason: 'あと1項目を確認すると、審査に進められます。' },
    { action: 'return', allowed: true },
    { action: 'withdraw', allowed: true, needsReason: true },
  ],
  openedAt: '2026-11-19T07:00:00Z',
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
  adoptedAmount: null,
  adoptionConditions: null,
  decisionReason: null,
  mypageId: null,
  corporationId: null,
  similarApplicationIds: [22],
  salesRatio: 108,
  applicantType: 0,
  name: '株式会社みらい食堂',
  planTitle: '配膳ロボットとセルフオーダーによる省人化',
};

/** Its row in the list. */
export const summary: Schemas['ApplicationSummary'] = {
  id: 27,
  version: 4,
  family: 'general',
  projectId: 11,
  projectName: '成長支援 第2次',
  displayCode: '4031',
  status: 2,
  name: '株式会社みらい食堂',
  prefecture: 13,
  planTitle: '配膳ロボットとセルフオーダーによる省人化',
  initiativeLabel: 'ロボットの導入',
  subsidyAmount: 4_050_000,
  averageScore: null,
  rank: null,
  openReturnItemCount: 0,
  assigneeName: '事務局 花子',
  submittedAt: '2026-11-19T06:48:00Z',
  updatedAt: '2026-11-19T06:48:00Z',
};

const form: Schemas['FormDefinition'] = {
  projectId: 11,
  family: 'general',
  programKind: 1,
  domainType: 0,
  revision: 'business-2026.1',
  steps: [
    {
      key: 'applicant',
      title: '応募者',
      kind: 'fields',
      sections: [
        {
          key: 'identity',
          title: '応募者の情報',
          fields: [
            {
              name: 'applicantType',
              label: '応募者区分',
              type: 'enum',
              enumName: 'ApplicantType',
              isRequired: true,
              isComputed: false,
            },
            { name: 'name', label: '応募者名（屋号）', type: 'string', isRequired: true, isComputed: false },
            { name: 'planTitle', label: '事業計画名', type: 'string', isRequired: true, isComputed: false },
          ],
        },
      ],
    },
  ],
  documents: [],
  expenseCategories: [],
  calculation: {
    rateNumerator: 1,
    rateDenominator: 2,
    minSubsidy: 1_000_000,
    maxSubsidy: 10_000_000,
    maxSubsidyWithA: null,
    minTotalCost: 2_000_000,
    roundingUnit: 1000,
    text: '補助対象経費の2分の1以内（千円未満切捨て）',
  },
};

/** An earlier application of the same corporation, in the first call: what the desk is warned of. */
const similarApplication: Schemas['AdminGeneralApplication'] = {
  ...anApplication,
  id: 22,
  projectId: 9,
  projectName: '成長支援 第1次',
  round: 1,
  displayCode: '3017',
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
  },
];

/** The round of these applications; the fields that nobody looks at are those of another one. */
const itsRound: Schemas['Project'] = {
  ...aProject,
  id: anApplication.projectId,
  name: '外食産業事業成長支援補助金（第2次公募）',
  shortName: anApplication.projectName,
  family: anApplication.family,
  programKind: anApplication.programKind,
  domainType: anApplication.domainType,
  round: anApplication.round,
};

/** One application at the desk. */
export const applicationHandlers: MockHandlers = {
  ...workCountsOf({ applications: { general: () => summaries } }),
  listGeneralApplications: ({ query }) => reply(rowsAsked(summaries, query)),
  getGeneralApplication: recordAsked([anApplication, similarApplication]),
  updateGeneralApplication: reply(anApplication, anApplication.version),
  getFormDefinition: reply(form, 1),
  listActivity: reply({ items: [], nextCursor: null, total: 0 }),
  getProject: recordAsked([itsRound]),
  listProjects: reply({ items: [itsRound], nextCursor: null, total: 1 }),
};
