import {
  ApplicationStatus,
  DomainType,
  FileScanStatus,
  ProgramKind,
  ReturnAnswerKind,
  ReturnItemStatus,
  ReviewCategory,
  RoundState,
  TaskState,
} from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { calculation, formDefinition } from './applicantForm.ts';
import { uuid } from './sectionParts.ts';

export { formDefinition } from './applicantForm.ts';

type Schemas = components['schemas'];
type Application = Schemas['GeneralApplication'];

/** 青葉 一郎 of 株式会社みらい食堂, who applies for the second call (LOOK application-form). */
export const miraiSession: Schemas['ApplicationSession'] = {
  id: uuid(2),
  expiresAt: '2026-11-20T09:00:00.000Z',
  applicationUser: {
    id: 31,
    name: '青葉 一郎',
    email: 'mirai@example.jp',
    isEmailConfirmed: true,
    applicationId: 31,
    projectId: 3,
    projectName: '外食産業事業成長支援補助金（第2次公募）',
    domainType: DomainType.Food,
    family: 'general',
  },
};

/** The call as anybody may read it. */
export const publicProject: Schemas['PublicProject'] = {
  id: 3,
  name: '外食産業事業成長支援補助金',
  shortName: '成長支援 第2次',
  programKind: ProgramKind.Business,
  domainType: DomainType.Food,
  family: 'general',
  fiscalYear: 2026,
  round: 2,
  state: RoundState.Open,
  applicationOpensAt: '2026-10-31T01:00:00.000Z',
  applicationClosesAt: '2026-12-11T08:00:00.000Z',
  adoptionPlannedOn: '2027-01-22',
  completionDeadline: '2027-07-08',
  deskName: '外食産業事業 事務局',
  deskPhone: '0300000000',
  deskHours: '平日 9:00〜17:30',
  deskEmail: 'desk@example.jp',
  summary: '新しい需要や人手不足に応える、飲食店の設備の導入や店舗の改修を支援します。',
  eligibility: '中小・中堅の飲食店を営む事業者\n店内に飲食スペースがあり、営業許可を受けている方',
  calculation,
  documents: formDefinition.documents,
  announcements: [],
};

/** A file of the application. @param number also its id */
export const applicationFile = (
  number: number,
  rest: Partial<Schemas['ApplicationFile']> = {},
): Schemas['ApplicationFile'] => ({
  id: uuid(100 + number),
  fileName: `事業計画書_みらい食堂_${number}.pdf`,
  sizeBytes: 1_887_437,
  contentType: 'application/pdf',
  sha256: '3f2a'.repeat(16),
  versionNumber: 1,
  replacedFileId: null,
  scanStatus: FileScanStatus.Clean,
  uploadedAt: '2026-11-20T01:20:00.000Z',
  uploadedByName: '青葉 一郎',
  isSubmitted: false,
  pageCount: 6,
  type: 1,
  typeLabel: '事業計画書',
  isOnBehalf: false,
  ...rest,
});

/** Something the desk asked to correct. */
export const returnItem = (
  number: number,
  rest: Partial<Schemas['ReturnItem']> = {},
): Schemas['ReturnItem'] => ({
  id: number,
  number,
  reviewCategory: ReviewCategory.Document,
  status: ReturnItemStatus.Open,
  fileId: null,
  fileName: null,
  page: null,
  area: null,
  row: null,
  field: null,
  fieldLabel: null,
  comment: '内容を確かめてください。',
  answer: null,
  createdAt: '2026-11-20T05:20:00.000Z',
  createdByName: '事務局 花子',
  ...rest,
});

const section = (key: string, label: string, state: TaskState, missingCount = 0) => ({
  key,
  label,
  state,
  missingCount,
});

/** The application while it is written: the plan and the costs are there, a paper is missing. */
export const draftApplication: Application = {
  id: 31,
  version: 12,
  createdAt: '2026-11-04T01:08:00.000Z',
  updatedAt: '2026-11-20T01:42:00.000Z',
  family: 'general',
  projectId: 3,
  projectName: '外食産業事業成長支援補助金　第2次公募',
  domainType: DomainType.Food,
  programKind: ProgramKind.Business,
  round: 2,
  displayCode: null,
  status: ApplicationStatus.Draft,
  email: 'mirai@example.jp',
  isEmailConfirmed: true,
  closesAt: '2026-12-11T08:00:00.000Z',
  daysLeft: 7,
  totalCost: 8_480_000,
  eligibleCost: 8_100_000,
  subsidyAmount: 4_050_000,
  selfFunded: 4_430_000,
  files: [applicationFile(1)],
  requiredDocuments: [
    { type: 1, label: '事業計画書', isRequired: true, fileCount: 1 },
    { type: 8, label: '直近2期の決算書', isRequired: true, fileCount: 0 },
  ],
  sectionsState: [
    section('applicant', '応募者', TaskState.Completed),
    section('plan', '事業計画', TaskState.Completed),
    section('expenses', '経費', TaskState.InProgress, 1),
    section('documents', '添付書類', TaskState.InProgress, 1),
    section('confirm', '確認・提出', TaskState.Locked, 2),
  ],
  returnItems: [],
  returnDueOn: null,
  receipts: [],
  submittedAt: null,
  decidedOn: null,
  withdrawnReason: null,
  onBehalf: null,
  availableActions: [
    { action: 'submit', allowed: false, reason: '入力や添付が済んでいない項目が4件あります。' },
  ],
  applicantType: 0,
  corporateNumber: '7999901000001',
  name: '株式会社みらい食堂',
  nameKana: 'カブシキガイシャミライショクドウ',
  establishedOn: '2016-04-01',
  contactName: '青葉 一郎',
  contactEmail: 'mirai@example.jp',
  contactPhone: '0300000000',
  prefecture: 13,
  category: [1],
  planTitle: '配膳ロボットと客席改修による省人化',
  planSummary: '配膳を自動にし、接客に人を回します。',
  targetSales: 210_000_000,
  expenses: [
    { category: 0, description: '客席改修', amountTaxExcluded: 4_200_000 },
    { category: 1, description: '配膳ロボット2台', amountTaxExcluded: 3_600_000 },
    { category: 5, description: 'スタッフ研修（操作・接客）', amountTaxExcluded: 300_000 },
    { category: 6, description: '既存の間仕切りの撤去・処分', amountTaxExcluded: 380_000, eligibleAmount: 0 },
  ],
  fundingSources: [{ source: 0, amount: 4_130_000, note: null }],
  antiSocialPledge: null,
  termsAgreed: null,
  salesRatio: null,
};

const receiptSummary = { id: uuid(51), number: 'R-20261119-4031-A1', issuedAt: '2026-11-19T07:42:08.000Z' };

/** Handed in, and the desk has begun to look. */
export const submittedApplication: Application = {
  ...draftApplication,
  version: 20,
  displayCode: '4031',
  status: ApplicationStatus.FormChecking,
  submittedAt: receiptSummary.issuedAt,
  receipts: [receiptSummary],
  files: [applicationFile(1, { isSubmitted: true })],
  availableActions: [
    {
      action: 'pullBack',
      allowed: false,
      reason: '事務局が確認を始めたため、引き戻せません。修正が必要なときは事務局にご連絡ください。',
    },
    { action: 'withdraw', allowed: true, needsReason: true },
  ],
};

/** Returned with three places; the first is answered. */
export const returnedApplication: Application = {
  ...submittedApplication,
  version: 23,
  status: ApplicationStatus.Returned,
  returnDueOn: '2026-12-01',
  returnItems: [
    returnItem(1, {
      status: ReturnItemStatus.Answered,
      comment: '電話番号が1桁足りません',
      field: 'contactPhone',
      fieldLabel: '連絡先電話',
      answer: {
        kind: ReturnAnswerKind.EditField,
        comment: '03-0000-0000 に直しました',
        fileIds: [],
        answeredAt: '2026-11-20T06:00:00.000Z',
        answeredByName: '青葉 一郎',
      },
    }),
    returnItem(2, {
      comment:
        '経費 2 の金額が、見積書と異なります\n見積書では 3,600,000円（税抜）ではなく、3,500,000円（税抜）です。',
      field: 'expenses',
      fieldLabel: '経費',
      row: 2,
    }),
    returnItem(3, {
      comment: '事業計画書に、日付がありません',
      fileId: uuid(101),
      fileName: '事業計画書_みらい食堂_1.pdf',
      page: 2,
    }),
  ],
};

/** The proof of the first submission. */
export const miraiReceipt: Schemas['Receipt'] = {
  ...receiptSummary,
  submitterName: '青葉 一郎',
  submitterOrganization: '株式会社みらい食堂',
  isOnBehalf: false,
  onBehalfReason: null,
  targetKind: 'Application',
  targetId: 31,
  targetTitle: '配膳ロボットと客席改修による省人化',
  displayCode: '4031',
  projectName: '外食産業事業成長支援補助金（第2次公募）',
  deskName: '外食産業事業 事務局',
  deskPhone: '0300000000',
  subsidyAmount: 4_050_000,
  files: [
    {
      fileName: '事業計画書_みらい食堂_1.pdf',
      sizeBytes: 1_887_437,
      sha256: '3f2a'.repeat(16),
      versionNumber: 1,
    },
  ],
};

/** Everything the applicant's pages read; a change answers the application with what was sent. */
export const applicantHandlers = (application: Application) =>
  ({
    getPublicProject: reply(publicProject),
    getFormDefinition: reply(formDefinition, 1),
    getGeneralApplicationSelf: reply(application, application.version),
    updateGeneralApplicationSelf: ({ body }) => {
      const sent = typeof body === 'object' && body !== null ? body : {};
      return reply({ ...application, ...sent, version: application.version + 1 }, application.version + 1);
    },
    getGeneralApplicationReceipt: reply(miraiReceipt),
  }) satisfies MockHandlers;
