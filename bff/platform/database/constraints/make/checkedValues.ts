import { randomUUID } from 'node:crypto';
import type { Db } from '#bff/core/database.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { corporateNumber, next } from './anyValue.ts';
import type { Makers } from './makers.ts';

/** Columns of a row by Prisma's names. */
export type Columns = { readonly [column: string]: unknown };

const history = { action: 'submit', fromStatus: 0, actorKind: 'user' } as const;
const anHourLater = { expiresAt: new Date('2026-11-20T01:00:00Z') } as const;
const fromThen = { createdAt: new Date('2026-11-20T00:00:00Z'), ...anHourLater } as const;

const idOf = async (row: Promise<{ readonly id: number }>): Promise<number> => (await row).id;
const fileFor = async (make: Makers, columns: Columns): Promise<string> =>
  (await make.storedFile(columns)).id;

/**
 * What a model's CHECKs and triggers ask for beyond columns that are there: words of a list, amounts that add up, a
 * parent of a certain kind. Every other column gets any value of its type.
 */
export const checkedValues: {
  readonly [model: string]: (make: Makers, db: Db) => Columns | Promise<Columns>;
} = {
  adminUser: () => ({ type: 0 }),
  amountProposal: () => ({ isCarriedOver: true, status: 4, appliedAt: new Date('2026-11-20T00:00:00Z') }),
  application: async (make) => {
    const user = await make.applicationUser();
    return { projectId: user.projectId, applicationUserId: user.id, family: 'general' };
  },
  applicationFile: async (make) => ({
    fileId: await fileFor(make, { purpose: 'application' }),
    documentList: 'DocumentType',
  }),
  applicationHistory: () => ({ ...history, actorKind: 'applicant' }),
  applicationUser: () => ({ family: 'general' }),
  announcementFile: async (make) => ({ fileId: await fileFor(make, { purpose: 'announcement' }) }),
  auditAnchor: () => ({ seq: 1n, hash: new Uint8Array(32) }),
  auditEntry: () => ({ actorKind: 'system' }),
  auditSeal: async (_make, db) => {
    const last = await db.auditSeal.findFirst({ orderBy: { seq: 'desc' } });
    return { seq: (last?.seq ?? 0n) + 1n, previousHash: last?.hash ?? new Uint8Array(32) };
  },
  bankAccount: () => ({
    bankCode: '9990',
    branchCode: '001',
    accountNumber: '0012345',
    bankNameKana: '\uFF90\uFF8E\uFF9D',
    branchNameKana: '\uFF8E\uFF9D\uFF83\uFF9D',
    accountHolderKana: '\uFF76)\uFF90\uFF97\uFF72',
  }),
  bulkRun: () => ({ kind: 'declineApplications', list: 'generalApplications', selectedBy: 'ids' }),
  bulkRunRow: () => ({ outcome: 1, reasonCode: 'unknown', line: 1 }),
  calendarAddress: () => ({ personKind: 'admin', personId: next() }),
  checklistResult: async (make) => ({ sectionId: await idOf(make.section()), result: 'ok' }),
  corporation: () => ({
    applicantType: 0,
    corporateNumber: corporateNumber(),
    nameKana: '\u30DF\u30E9\u30A4',
    postalCode: '1000001',
  }),
  displayCodeCounter: () => ({ offset: 100_000 + next(), width: 4, capacity: 999 }),
  documentRule: () => ({
    documentList: 'DocumentType',
    documentType: 22,
    uploader: 'corporationUser',
    requirement: 'required',
  }),
  emailConfirmationToken: () => fromThen,
  expensePlanItem: () => ({ amountTaxExcluded: 1_000_000, eligibleAmount: 1_000_000 }),
  exportRun: () => ({ id: randomUUID(), operation: 'exportMyPages', query: {} }),
  findingDraft: async (make) => ({ id: randomUUID(), sectionId: await idOf(make.section()) }),
  idempotencyKey: () => ({ key: randomUUID() }),
  knownBrowser: () => ({ personKind: 'admin' }),
  listView: () => ({ id: randomUUID(), list: 'myPages', search: '' }),
  mailPreference: () => ({ personKind: 'admin', personId: next() }),
  machineKey: () => ({
    publicId: next().toString(16).padStart(16, '0'),
    secretHash: new Uint8Array(32),
    scopes: ['files.read'],
    allRounds: true,
    projectIds: [],
    allowedAddresses: [],
  }),
  myPage: () => ({
    displayCode: String(20_000 + next()),
    totalCost: 16_500_000,
    eligibleCost: 16_500_000,
    adoptedOn: toDate('2026-07-01'),
  }),
  myPageHistory: () => ({ ...history, machine: 'projectStatus', actorKind: 'admin' }),
  myPageMember: async (make) => {
    const { id: mypageId, projectId } = await make.myPage();
    return { mypageId, projectId, joinedOn: toDate('2026-08-01') };
  },
  issuedPaper: async (make) => {
    const { id: mypageId, projectId } = await make.myPage();
    return { mypageId, projectId };
  },
  myPageReport: async (make) => ({ inspectorUserId: await idOf(make.adminUser({ type: 3 })) }),
  recoveryRelief: () => ({ kind: 1, status: 0 }),
  reminder: async (make) => {
    const { id: mypageId, projectId } = await make.myPage();
    return { mypageId, projectId };
  },
  reminderSetting: () => ({ rules: [] }),
  passwordResetRequest: () => ({ context: 'admin' }),
  passwordResetToken: async (make) => ({
    context: 'admin',
    adminUserId: await idOf(make.adminUser()),
    ...fromThen,
  }),
  paperTemplate: () => ({ numberFormat: '交第{番号}号' }),
  paymentBatch: () => ({ remitter: {}, content: new Uint8Array(480), sha256: '0'.repeat(64), count: 1 }),
  paymentBatchItem: () => ({ account: {}, status: 4 }),
  paymentBatchStep: () => ({ action: 'export' }),
  paymentItem: () => ({
    amountTaxIncluded: 1_100_000,
    amountTaxExcluded: 1_000_000,
    eligibleAmount: 1_000_000,
  }),
  photo: async (make) => ({ fileId: await fileFor(make, { purpose: 'photo', extension: '.jpg' }) }),
  taxReport: () => ({ method: 0 }),
  project: () => ({
    fiscalYear: 2026,
    applicationClosesAt: new Date('2026-12-20T08:00:00Z'),
    completionDeadline: toDate('2027-02-15'),
    subsidyRateDenominator: 2,
    minSubsidy: 1_000_000,
    maxSubsidy: 10_000_000,
    minTotalCost: 2_000_000,
    expenseCategoryList: 'ExpenseCategoryDining',
    displayCodeWidth: 4,
    deskPhone: '0312340000',
    deskEmail: 'desk@example.jp',
  }),
  propertyLedgerItem: () => ({
    quantity: 2,
    unitPrice: 1_000_000,
    amount: 2_000_000,
    subsidyAmount: 1_000_000,
    usefulLife: 5,
    restrictionUntil: toDate('2031-12-01'),
  }),
  rateLimit: () => ({ key: `見本${next()}` }),
  receipt: async (make) => ({
    number: `R-${next()}`,
    sectionId: await idOf(make.section()),
    submitterKind: 'user',
  }),
  returnItem: async (make) => ({ sectionId: await idOf(make.section()) }),
  // One is proposed, or goes on, at a time: this one is over.
  retentionErasure: () => ({ status: 3, finishedAt: new Date() }),
  section: () => ({ documentType: 22 }),
  sectionHistory: () => history,
  linkedIdentity: () => ({
    personKind: 'admin',
    personId: next(),
    projectId: 0,
    subject: `subject ${next()}`,
  }),
  usedOidcState: () => ({ stateHash: new Uint8Array(32) }),
  secondFactor: () => ({ kind: 0, secret: new Uint8Array(64) }),
  factorChallenge: () => ({ purpose: 'registerTotp', ...fromThen }),
  session: async (make) => ({
    context: 'admin',
    adminUserId: await idOf(make.adminUser()),
    ...fromThen,
    idleExpiresAt: new Date('2026-11-20T00:30:00Z'),
  }),
  thread: async (make) => {
    const { id: mypageId, projectId } = await make.myPage();
    return { mypageId, projectId, status: 1 };
  },
  threadFile: async (make) => ({ fileId: await fileFor(make, { purpose: 'thread' }) }),
  threadMessage: () => ({ kind: 0, authorKind: 'user' }),
  storedFile: () => ({
    storageKey: randomUUID(),
    extension: '.pdf',
    sha256: '0'.repeat(64),
    purpose: 'section',
  }),
  webhook: () => ({
    name: `会計システム ${next()}`,
    url: 'https://accounting.example.jp/hooks',
    events: ['paymentPaid'],
    allRounds: true,
    projectIds: [],
    secret: new Uint8Array(100),
    afterSeq: 0n,
  }),
  webhookDelivery: () => ({ body: '{}', nextAttemptAt: new Date('2026-11-20T00:00:00Z') }),
};

/** An application with everything that handing it in asks for. */
export const handedIn = (): Columns => ({
  status: 1,
  displayCode: String(10_000 + next()),
  submittedAt: new Date('2026-05-30T03:00:00Z'),
  submissionCount: 1,
  applicantType: 0,
  corporateNumber: corporateNumber(),
  name: '株式会社みらい食堂',
  nameKana: 'カブシキガイシャミライショクドウ',
  postalCode: '1000001',
  prefecture: 13,
  contactEmail: 'contact@example.jp',
  planTitle: '配膳ロボットによる省人化',
  totalCost: 16_500_000,
  eligibleCost: 16_500_000,
  subsidyAmount: 8_250_000,
  selfFunded: 8_250_000,
  otherSubsidyUsed: true,
  antiSocialPledge: true,
  termsAgreed: true,
});
