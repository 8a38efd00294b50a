import { PaymentMethod, PaymentStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers, MockRequest } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked, rowsAsked } from '../../rows.ts';
import { bankAccount } from '../company.ts';
import { mamekuraUndertaking as mypage } from '../mamekura.ts';
import { aProject } from '../project.ts';
import { workCountsOf } from '../workCounts.ts';
import {
  aChecked,
  account,
  aFailed,
  anExported,
  aPaid,
  aRequested,
  payoutRows,
  payouts,
} from './payoutRows.ts';

type Schemas = components['schemas'];
type Payout = Schemas['Payout'];

const { Exported, Failed, Paid } = PaymentStatus;

const listed = ({ query }: MockRequest) => {
  const page = rowsAsked(payoutRows, query);
  const totalAmount = page.items.reduce((sum, { amount }) => sum + amount, 0);
  return reply({ ...page, totalAmount });
};

const sha256 = 'b9cd8d9e75466d9bbef0232a099c552db5d205d7c661d5e636ec7b27cf3c27cd';

const item = (sequence: number, payout: Payout, status: PaymentStatus, failureReason: string | null) => ({
  sequence,
  payoutId: payout.id,
  mypageId: payout.mypageId,
  displayCode: payout.mypage.displayCode,
  corporationName: payout.mypage.corporationName,
  accountHolderKana: account.accountHolderKana,
  bankCode: account.bankCode,
  branchCode: account.branchCode,
  accountType: account.accountType,
  accountNumberMasked: account.accountNumberMasked,
  amount: payout.amount,
  status,
  failureReason,
  checkedByName: '受付 清',
  approvedByName: '事務局 花子',
});

/** A file of which the bank has answered two of three transfers. */
export const aBatch: Schemas['PayoutBatch'] = {
  id: 41,
  version: 3,
  projectId: mypage.projectId,
  projectName: mypage.projectName,
  transferOn: '2026-11-18',
  count: 3,
  amount: 14_825_000,
  fileName: 'SOUFURI_20261118_41.txt',
  sizeBytes: 720,
  sha256,
  createdByName: '事務局 花子',
  createdAt: '2026-11-13T06:02:00.000Z',
  downloads: 1,
  resultReadAt: '2026-11-18T06:30:00.000Z',
  canceledAt: null,
  paidCount: 1,
  failedCount: 1,
  remitter: {
    code: '1234567890',
    nameKana: 'ｼﾔ)ﾐﾎﾝｷﾖｳｶｲ',
    bankCode: '9990',
    bankNameKana: 'ﾐﾎﾝ',
    branchCode: '100',
    branchNameKana: 'ﾎﾝﾃﾝ',
    accountType: 0,
    accountNumber: '****001',
  },
  lines: [
    { kind: 'approved', count: 3, amount: 14_825_000 },
    { kind: 'trailer', count: 3, amount: 14_825_000 },
    { kind: 'paid', count: 1, amount: 8_250_000 },
    { kind: 'failed', count: 1, amount: 5_000_000 },
    { kind: 'waiting', count: 1, amount: 1_575_000 },
  ],
  items: [
    item(1, aPaid, Paid, null),
    item(2, aFailed, Failed, aFailed.failureReason),
    item(3, anExported, Exported, null),
  ],
  history: [
    {
      at: '2026-11-18T06:30:00.000Z',
      action: 'resultRead',
      actorName: '事務局 花子',
      count: 2,
      comment: 'KEKKA_20261118.txt',
    },
    {
      at: '2026-11-13T06:05:00.000Z',
      action: 'downloaded',
      actorName: '事務局 花子',
      count: 3,
      comment: null,
    },
    { at: '2026-11-13T06:02:00.000Z', action: 'export', actorName: '事務局 花子', count: 3, comment: null },
  ],
  availableActions: [
    { action: 'download', allowed: true, needsReason: true },
    { action: 'readResult', allowed: true },
    {
      action: 'unexport',
      allowed: false,
      needsReason: true,
      reason: '銀行の結果を記録した支払があるため、取り消せません',
    },
  ],
};

const batches = [aBatch];

const summaryOf = (batch: Schemas['PayoutBatch']): Schemas['PayoutBatchSummary'] => {
  const { remitter: _r, lines: _l, items: _i, history: _h, availableActions: _a, ...summary } = batch;
  return summary;
};

const figure = (kind: 'adopted' | 'granted' | 'confirmed' | 'paid', count: number, amount: number) => ({
  kind,
  count,
  amount,
  query: `/admin/mypage?project_id=${mypage.projectId}`,
});

const budgets: Schemas['PayoutBudgetList'] = {
  items: [
    {
      projectId: mypage.projectId,
      projectName: mypage.projectName,
      fiscalYear: 2026,
      budgetAmount: 500_000_000,
      leftAmount: 88_000_000,
      figures: [
        figure('adopted', 42, 430_000_000),
        figure('granted', 41, 412_000_000),
        figure('confirmed', 9, 61_264_000),
        figure('paid', 1, 8_250_000),
      ],
    },
  ],
};

export const aSetting: Schemas['PayoutSetting'] = {
  projectId: mypage.projectId,
  projectName: mypage.projectName,
  version: 2,
  budgetAmount: 500_000_000,
  estimatePercent: 0,
  remitter: { ...aBatch.remitter, accountNumber: '0000001' },
  availableActions: [{ action: 'update', allowed: true }],
};

/** What is paid and asked for of 豆くら. */
export const aLedger: Schemas['PayoutLedger'] = {
  mypageId: mypage.id,
  grantAmount: 23_100_000,
  confirmedAmount: 22_000_000,
  limitAmount: 22_000_000,
  requestedAmount: 22_000_000,
  paidAmount: 0,
  leftAmount: 0,
  method: PaymentMethod.Settlement,
  estimatePercent: 0,
  requestRefusal: '請求できる額をすべて請求しています。取り消された支払があるときだけ、もう一度請求できます',
  items: [{ ...aRequested, history: [] }],
};

/** What the office sees of payments. */
export const payoutHandlers: MockHandlers = {
  ...workCountsOf({ payouts: () => payoutRows }),
  listPayouts: listed,
  getPayout: recordAsked(payouts),
  updatePayout: reply(aChecked, aChecked.version),
  createPayout: reply(aRequested, aRequested.version),
  getPayoutLedger: reply(aLedger),
  listPayoutBatches: reply({ items: batches.map(summaryOf), nextCursor: null, total: batches.length }),
  getPayoutBatch: recordAsked(batches),
  createPayoutBatch: reply(aBatch, aBatch.version),
  updatePayoutBatch: reply(aBatch, aBatch.version),
  downloadPayoutBatch: reply({ fileName: aBatch.fileName, sha256, content: 'MTIxMA==' }),
  readPayoutResult: reply(aBatch, aBatch.version),
  listPayoutBudgets: reply(budgets),
  getPayoutSetting: reply(aSetting, aSetting.version),
  updatePayoutSetting: reply(aSetting, aSetting.version),
  getCorporationBankAccount: reply(
    { ...bankAccount, accountNumber: '****567', isMasked: true },
    bankAccount.version,
  ),
  listProjects: reply({ items: [aProject], nextCursor: null, total: 1 }),
};

const own: Payout = { ...aRequested, history: [], availableActions: [] };

/** The same as the business sees it. */
export const ownPayoutHandlers: MockHandlers = {
  getUserPayoutLedger: reply({ ...aLedger, items: [own] }),
  createUserPayout: reply(own, own.version),
  updateUserPayout: reply(own, own.version),
};
