import {
  ChangeRequestKind,
  ChangeRequestStatus,
  DocumentCheckStatus,
  DocumentType,
} from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { mamekuraUndertaking as mypage } from '../mamekura.ts';

type Schemas = components['schemas'];
type Request = Schemas['ChangeRequest'];

/** 遅延: handed in, with the office. */
export const aDelay: Request = {
  id: 21,
  version: 2,
  createdAt: '2026-11-16T01:00:00.000Z',
  updatedAt: '2026-11-17T02:30:00.000Z',
  mypageId: mypage.id,
  mypage,
  number: 1,
  kind: ChangeRequestKind.Delay,
  status: ChangeRequestStatus.Submitted,
  changeReason: '豆腐製造ラインの基幹部品の納期が、当初の予定より6週間延びたため',
  effectiveOn: null,
  before: { delay: { plannedCompletionOn: '2026-12-02', completionDeadline: '2027-01-31' } },
  after: { delay: { plannedCompletionOn: '2027-04-30', completionDeadline: '2027-05-31' } },
  budgetChange: null,
  expenseCategories: [],
  needsForward: true,
  forwardReasons: ['事業実施期限が年度（令和9年3月31日まで）を超えるため、農林水産省の確認が必要です'],
  documents: [
    {
      sectionId: 41,
      documentType: DocumentType.DelayReportForm,
      title: '遅延届出書（別記様式第8号）',
      status: DocumentCheckStatus.Confirmed,
      isRequired: true,
    },
    {
      sectionId: 42,
      documentType: DocumentType.DelayCarryOverSheet,
      title: '事故繰越し申請シート',
      status: DocumentCheckStatus.Confirming,
      isRequired: true,
    },
  ],
  submittedAt: '2026-11-17T02:30:00.000Z',
  forwardedAt: null,
  decidedAt: null,
  decidedByName: null,
  decisionReason: null,
  returnReason: null,
  history: [
    {
      at: '2026-11-17T02:30:00.000Z',
      action: 'submit',
      fromStatus: ChangeRequestStatus.Draft,
      toStatus: ChangeRequestStatus.Submitted,
      actorName: '豆田 実',
      isOnBehalf: false,
      comment: null,
    },
    {
      at: '2026-11-16T01:00:00.000Z',
      action: 'create',
      fromStatus: null,
      toStatus: ChangeRequestStatus.Draft,
      actorName: '豆田 実',
      isOnBehalf: false,
      comment: null,
    },
  ],
  availableActions: [
    { action: 'return', allowed: true, needsReason: true },
    {
      action: 'forward',
      allowed: false,
      reason: '確認済みになっていない書類があります（事故繰越し申請シート）。先に確認済みにしてください',
    },
    {
      action: 'approve',
      allowed: false,
      reason:
        '事業実施期限が年度（令和9年3月31日まで）を超えるため、農林水産省の確認が必要です。先に農林水産省へ送ってください',
    },
    { action: 'decline', allowed: true, needsReason: true },
  ],
};

const row = (number: number, expenseCategory: number, description: string, yen: number) => ({
  number,
  part: null,
  expenseCategory,
  expenseType: 2 as const,
  description,
  supplierName: '株式会社みほん製機',
  quantity: 1,
  unitName: '式',
  unitPrice: null,
  amountTaxExcluded: yen,
  eligibleAmount: yen,
});

/** 経費配分: sent back, in the hands of the business. */
export const aBudget: Request = {
  ...aDelay,
  id: 22,
  number: 2,
  kind: ChangeRequestKind.Budget,
  status: ChangeRequestStatus.Returned,
  changeReason: '急速冷却装置を大型にするため',
  before: {
    budget: { items: [row(1, 0, '豆腐製造ライン', 30_000_000), row(2, 1, '急速冷却装置', 16_200_000)] },
  },
  after: {
    budget: { items: [row(1, 0, '豆腐製造ライン', 26_000_000), row(2, 1, '急速冷却装置', 20_200_000)] },
  },
  budgetChange: {
    eligibleBefore: 46_200_000,
    eligibleAfter: 46_200_000,
    totalBefore: 46_200_000,
    totalAfter: 46_200_000,
    movedAmount: 4_000_000,
    limitAmount: 9_240_000,
    limitPercent: 20,
    isMinor: true,
    categories: [
      {
        part: null,
        expenseCategory: 0,
        label: '機械・設備費',
        before: 30_000_000,
        after: 26_000_000,
        isNew: false,
      },
      {
        part: null,
        expenseCategory: 1,
        label: '備品費',
        before: 16_200_000,
        after: 20_200_000,
        isNew: false,
      },
    ],
  },
  expenseCategories: [
    { expenseCategory: 0, label: '機械・設備費' },
    { expenseCategory: 1, label: '備品費' },
  ],
  needsForward: false,
  forwardReasons: [],
  documents: [
    {
      sectionId: 43,
      documentType: DocumentType.ChangeApplicationForm,
      title: '計画変更承認申請書（別記様式第3号）',
      status: DocumentCheckStatus.Rejected,
      isRequired: true,
    },
  ],
  returnReason: '変更後の見積書に日付がありません。日付の入った見積書に差し替えてください。',
  availableActions: [],
};

/** 届出事項: a draft of the business, which may change its account as well. */
export const aProfile: Request = {
  ...aDelay,
  id: 23,
  number: 3,
  kind: ChangeRequestKind.Profile,
  status: ChangeRequestStatus.Draft,
  changeReason: '代表者の交代のため',
  effectiveOn: '2026-11-10',
  before: {
    profile: {
      name: '株式会社豆くら',
      nameKana: 'カブシキガイシャマメクラ',
      representativeTitle: '代表取締役',
      representativeName: '豆田 実',
      representativeNameKana: 'マメダ ミノル',
      postalCode: '3900811',
      prefecture: 20,
      city: '松本市',
      streetAddress: '中央1-2-3',
      building: null,
      phone: '0263000000',
      bankAccount: {
        bankCode: '9991',
        bankName: 'みほん銀行',
        bankNameKana: 'ﾐﾎﾝ',
        branchCode: '001',
        branchName: '本店営業部',
        branchNameKana: 'ﾎﾝﾃﾝ',
        accountType: 0,
        accountNumber: '****567',
        accountHolderKana: 'ｶ)ﾏﾒｸﾗ',
        accountHolder: '株式会社豆くら',
      },
    },
  },
  after: { profile: { representativeName: '豆田 一郎' } },
  needsForward: false,
  forwardReasons: [],
  documents: [],
  submittedAt: null,
  history: aDelay.history.slice(1),
  availableActions: [
    { action: 'submit', allowed: true, needsReason: true },
    { action: 'withdraw', allowed: true, needsReason: true },
    { action: 'update', allowed: true },
  ],
};

/** Those of 豆くら. */
export const changeRequests = [aDelay, aBudget, aProfile];

/** A request as lists show it. */
const summaryOf = (request: Request): Schemas['ChangeRequestSummary'] => {
  const { id, version, createdAt, updatedAt, mypageId, number, kind, status, effectiveOn } = request;
  const { submittedAt, decidedAt } = request;
  return {
    ...{ id, version, createdAt, updatedAt, mypageId, mypage, number, kind, status, effectiveOn },
    submittedAt,
    decidedAt,
  };
};

/** The requests as the lists have them. */
export const changeSummaries = changeRequests.map(summaryOf);
