import { PaymentMethod, PaymentStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { mamekuraUndertaking as mypage } from '../mamekura.ts';

type Schemas = components['schemas'];
type Payout = Schemas['Payout'];

/** Another undertaking of the round. */
const pageOf = (id: number, displayCode: string, corporationName: string): Payout['mypage'] => ({
  ...mypage,
  id,
  displayCode,
  corporationId: id,
  corporationName,
});

export const account = {
  version: 2,
  bankCode: '9991',
  bankName: 'みほん銀行',
  branchCode: '001',
  branchName: '松本支店',
  accountType: 0,
  accountNumberMasked: '****567',
  accountHolderKana: 'ｶ)ﾏﾒｸﾗ',
} as const;

const step = (action: string, at: string, from: PaymentStatus, to: PaymentStatus, actorName: string) => ({
  at,
  action,
  fromStatus: from,
  toStatus: to,
  actorName,
  isOnBehalf: false,
  comment: null,
});

const { Approved, Checked, Draft, Exported, Failed, Paid, Requested } = PaymentStatus;

const asked = step('request', '2026-11-10T02:30:00.000Z', Draft, Requested, '豆田 実');
const checked = step('check', '2026-11-12T05:02:00.000Z', Requested, Checked, '受付 清');
const approved = step('approve', '2026-11-13T05:48:00.000Z', Checked, Approved, '事務局 花子');

const cancel = { action: 'cancel', allowed: true, needsReason: true };
const sendBack = { action: 'return', allowed: true, needsReason: true };

/** Asked for, with the office. */
export const aRequested: Payout = {
  id: 31,
  version: 2,
  createdAt: '2026-11-10T02:30:00.000Z',
  updatedAt: '2026-11-10T02:30:00.000Z',
  mypageId: mypage.id,
  mypage,
  status: Requested,
  method: PaymentMethod.Settlement,
  amount: 22_000_000,
  requestedOn: '2026-11-10',
  account,
  isAccountConfirmed: true,
  enteredByName: null,
  checkedByName: null,
  checkedAt: null,
  approvedByName: null,
  approvedAt: null,
  batchId: null,
  transferOn: null,
  paidOn: null,
  failureReason: null,
  returnReason: null,
  cancelReason: null,
  history: [asked],
  availableActions: [sendBack, { action: 'check', allowed: true }, cancel],
};

/** Checked by a colleague: this one approves. */
export const aChecked: Payout = {
  ...aRequested,
  id: 32,
  version: 3,
  status: Checked,
  amount: 4_625_000,
  mypage: pageOf(21, '3021', '株式会社見本キッチン'),
  mypageId: 21,
  checkedByName: '受付 清',
  checkedAt: checked.at,
  history: [checked, asked],
  availableActions: [sendBack, { action: 'approve', allowed: true }, cancel],
};

/** Checked by oneself: somebody else approves. */
export const anOwnCheck: Payout = {
  ...aChecked,
  id: 33,
  amount: 3_240_000,
  mypage: pageOf(22, '3022', '株式会社架空ダイニング'),
  mypageId: 22,
  checkedByName: '事務局 花子',
  availableActions: [
    sendBack,
    {
      action: 'approve',
      allowed: false,
      reason: '自分が確認したため、承認できません。ほかの担当者に承認を依頼してください',
    },
    cancel,
  ],
};

/** In a file that is with the bank. */
export const anExported: Payout = {
  ...aChecked,
  id: 34,
  version: 5,
  status: Exported,
  amount: 1_575_000,
  mypage: pageOf(23, '3023', '有限会社見本寿司'),
  mypageId: 23,
  approvedByName: '事務局 花子',
  approvedAt: approved.at,
  batchId: 42,
  transferOn: '2026-11-25',
  history: [approved, checked, asked],
  availableActions: [
    {
      action: 'unexport',
      allowed: false,
      reason: '作成の取消しは、振込データの画面で、ファイルごとに行います',
    },
    {
      action: 'settle',
      allowed: false,
      needsReason: true,
      reason: '振込日（2026年11月25日）になってから記録してください',
    },
    { action: 'fail', allowed: true, needsReason: true },
  ],
};

/** The bank could not pay it. */
export const aFailed: Payout = {
  ...anExported,
  id: 35,
  status: Failed,
  amount: 5_000_000,
  mypage: pageOf(24, '3024', '株式会社例示フーズ'),
  mypageId: 24,
  batchId: 41,
  transferOn: '2026-11-18',
  failureReason: '銀行の結果コード2：口座がありません、または口座名義が違います',
  availableActions: [
    {
      action: 'retry',
      allowed: false,
      reason:
        '口座が、振込不能になったときのままです。企業が口座を訂正するか、事務局が口座を改めて確認すると、もう一度振り込めます',
    },
    cancel,
  ],
};

/** Paid. */
export const aPaid: Payout = {
  ...aFailed,
  id: 36,
  status: Paid,
  amount: 8_250_000,
  mypage: pageOf(25, '3025', '株式会社みらい食堂'),
  mypageId: 25,
  failureReason: null,
  paidOn: '2026-11-18',
  availableActions: [{ action: 'fail', allowed: true, needsReason: true }],
};

export const payouts = [aFailed, anExported, aChecked, anOwnCheck, aRequested, aPaid];

/** The payments as the list has them: without their history. */
export const payoutRows = payouts.map((payout): Payout => ({ ...payout, history: [] }));
