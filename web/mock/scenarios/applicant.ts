import { ApplicationStatus, ReturnAnswerKind, ReturnItemStatus } from '#web/api/generated/enums.ts';
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
    id: draftApplication.id,
    name: draftApplication.contactName ?? null,
    email: draftApplication.email,
    isEmailConfirmed: true,
    applicationId: draftApplication.id,
    projectId: publicProject.id,
    projectName: publicProject.shortName,
    domainType: publicProject.domainType,
    family: publicProject.family,
  },
};

/** The receipt as an application lists it. */
export const receiptSummary = {
  id: uuid(51),
  number: 'R-20261119-4031-A1',
  issuedAt: '2026-11-19T07:42:08.000Z',
};

const handedInFile = (number: number, rest: Partial<Schemas['ApplicationFile']> = {}) =>
  applicationFile(number, { isSubmitted: true, uploadedAt: '2026-11-19T06:40:00.000Z', ...rest });

/** Handed in, and the desk has begun to look: what the desk opens is made of it (application.ts). */
export const submittedApplication: Application = {
  ...draftApplication,
  version: 20,
  updatedAt: receiptSummary.issuedAt,
  displayCode: '4031',
  status: ApplicationStatus.FormChecking,
  daysLeft: null,
  submittedAt: receiptSummary.issuedAt,
  receipts: [receiptSummary],
  files: [
    handedInFile(1),
    handedInFile(6, {
      type: 6,
      typeLabel: '見積書（応募時）',
      fileName: '見積書_配膳ロボット.pdf',
      pageCount: 2,
    }),
  ],
  requiredDocuments: draftApplication.requiredDocuments.map((document) =>
    document.type === 6 ? { ...document, isRequired: true, fileCount: 1 } : document,
  ),
  availableActions: [
    {
      action: 'pullBack',
      allowed: false,
      reason: '事務局が確認を始めたため、引き戻せません。修正が必要なときは事務局にご連絡ください。',
    },
    { action: 'withdraw', allowed: true, needsReason: true },
  ],
};

/** What the desk asked about the costs. */
export const expenseFinding = returnItem(2, {
  comment:
    '経費 2 の金額が、見積書と異なります\n見積書では 3,600,000円（税抜）ではなく、3,500,000円（税抜）です。',
  field: 'expenses',
  fieldLabel: '経費明細',
  row: 2,
  valueAtReturn: '配膳ロボット　3,600,000円',
  valueNow: '配膳ロボット　3,500,000円',
});

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
    expenseFinding,
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
  targetId: submittedApplication.id,
  targetTitle: '配膳ロボットと客席改修による省人化',
  displayCode: submittedApplication.displayCode,
  projectName: publicProject.name,
  deskName: publicProject.deskName,
  deskPhone: publicProject.deskPhone,
  subsidyAmount: submittedApplication.subsidyAmount,
  files: [
    {
      fileName: '事業計画書_みらい食堂_1.pdf',
      documentLabel: '事業計画書（様式2）',
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
    listGeneralApplicationIssuedPapers: reply({ items: [], nextCursor: null, total: 0 }),
  }) satisfies MockHandlers;
