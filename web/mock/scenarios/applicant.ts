import {
  ApplicationStatus,
  DomainType,
  ReturnAnswerKind,
  ReturnItemStatus,
} from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { publicProject } from './applicantCall.ts';
import { draftApplication } from './applicantDraft.ts';
import { formDefinition } from './applicantForm.ts';
import { applicationFile, returnItem } from './applicantParts.ts';
import { uuid } from './sectionParts.ts';

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

/** The receipt as an application lists it. */
export const receiptSummary = {
  id: uuid(51),
  number: 'R-20261119-4031-A1',
  issuedAt: '2026-11-19T07:42:08.000Z',
};

/** Handed in, and the desk has begun to look. */
export const submittedApplication: Application = {
  ...draftApplication,
  version: 20,
  displayCode: '4031',
  status: ApplicationStatus.FormChecking,
  daysLeft: null,
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
  daysLeft: 6,
  returnItems: [
    returnItem(1, {
      status: ReturnItemStatus.Answered,
      comment: '電話番号が1桁足りません',
      field: 'contactPhone',
      fieldLabel: '連絡先電話',
      valueAtReturn: '03-0000-000',
      valueNow: '03-0000-0000',
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
      valueAtReturn: '配膳ロボット　3,600,000円',
      valueNow: '配膳ロボット　3,500,000円',
    }),
    returnItem(3, {
      comment: '事業計画書に、日付がありません',
      fileId: uuid(101),
      fileName: '事業計画書_みらい食堂_1.pdf',
      page: 2,
      valueAtReturn: '事業計画書_みらい食堂_1.pdf（第1版）',
      valueNow: '事業計画書_みらい食堂_1.pdf（第1版）',
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
      documentLabel: '事業計画書',
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
