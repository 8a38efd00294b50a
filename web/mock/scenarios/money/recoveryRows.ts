import {
  RecoveryKind,
  RecoveryReliefKind,
  RecoveryReliefStatus,
  RecoveryStatus,
} from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { mamekuraUndertaking as mypage } from '../mamekura.ts';

type Schemas = components['schemas'];
type Recovery = Schemas['Recovery'];

const nothing = { principal: 0, surcharge: 0, lateCharge: 0 };

const step = (
  action: string,
  from: Schemas['RecoveryStatus'] | null,
  to: Schemas['RecoveryStatus'],
  at: string,
) => ({
  action,
  fromStatus: from,
  toStatus: to,
  at,
  actorName: action === 'approve' ? '事務局 太郎' : '事務局 花子',
  comment: null,
});

const { Draft, Ordered, Settled, Submitted } = RecoveryStatus;
const created = step('create', null, Draft, '2026-10-26T01:00:00.000Z');
const submitted = step('submit', Draft, Submitted, '2026-10-26T02:00:00.000Z');
const approved = step('approve', Submitted, Ordered, '2026-10-27T02:00:00.000Z');

/** After a revocation: a part has come in, the due date is over. */
export const anOrder: Recovery = {
  id: 31,
  version: 6,
  createdAt: created.at,
  updatedAt: '2026-11-19T02:30:00.000Z',
  mypageId: mypage.id,
  mypage,
  number: 1,
  kind: RecoveryKind.Revocation,
  status: Ordered,
  amount: 3_000_000,
  orderedOn: '2026-10-27',
  dueOn: '2026-11-16',
  isOverdue: true,
  receivedAmount: 1_000_000,
  leftAmount: 2_210_500,
  settledOn: null,
  claimReason: '導入した豆腐製造ラインを、承認を受けずに別の事業に使っていたため',
  payTo: 'みほん銀行 本店 普通 1234567 シヤ）ミホン',
  document: {
    id: '00000000-0000-4000-8000-000000000931',
    fileName: '返還命令書.pdf',
    sizeBytes: 284_213,
    contentType: 'application/pdf',
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
  paidAmount: 7_900_000,
  portions: [{ receivedOn: '2026-04-01', amount: 3_000_000 }],
  balance: {
    on: '2026-11-20',
    charged: { principal: 3_000_000, surcharge: 207_000, lateCharge: 3_500 },
    remitted: nothing,
    paid: { ...nothing, principal: 1_000_000 },
    left: { principal: 2_000_000, surcharge: 207_000, lateCharge: 3_500 },
    leftTotal: 2_210_500,
    growsBy: 1_200,
  },
  receipts: [
    {
      id: 41,
      receivedOn: '2026-11-17',
      amount: 1_000_000,
      note: '振込名義 カ）マメクラ',
      recordedByName: '事務局 太郎',
      recordedAt: '2026-11-18T01:00:00.000Z',
      checkedByName: null,
      checkedAt: null,
      canceledByName: null,
      canceledAt: null,
      cancelReason: null,
      availableActions: [
        { action: 'check', allowed: true },
        { action: 'cancel', allowed: true, needsReason: true },
      ],
    },
  ],
  reliefs: [
    {
      id: 51,
      kind: RecoveryReliefKind.LateCharge,
      status: RecoveryReliefStatus.Asked,
      amount: null,
      dueOn: null,
      reason: '台風の被害により、振込みの手続が遅れたため',
      askedByName: '事務局 花子',
      askedAt: '2026-11-19T02:30:00.000Z',
      decidedByName: null,
      decidedAt: null,
      decisionReason: null,
      availableActions: [
        {
          action: 'approve',
          allowed: false,
          reason: '起案した本人は決められません。ほかの担当者に決定を依頼してください',
        },
        {
          action: 'decline',
          allowed: false,
          reason: '起案した本人は決められません。ほかの担当者に決定を依頼してください',
          needsReason: true,
        },
      ],
    },
  ],
  submittedByName: '事務局 花子',
  orderedByName: '事務局 太郎',
  returnReason: null,
  withdrawReason: null,
  taxReportSectionId: null,
  history: [approved, submitted, created],
  availableActions: [
    { action: 'recordReceipt', allowed: true },
    { action: 'askRelief', allowed: true },
  ],
};

const { orderedOn: _on, dueOn: _due, ...undecided } = anOrder;

/** Of consumption tax: waits for another person. */
export const aProposal: Recovery = {
  ...undecided,
  id: 32,
  number: 2,
  version: 2,
  kind: RecoveryKind.TaxDeduction,
  status: Submitted,
  amount: 250_000,
  orderedOn: null,
  dueOn: null,
  isOverdue: false,
  receivedAmount: 0,
  leftAmount: 250_000,
  claimReason: '消費税の確定申告により、仕入控除税額が確定したため',
  portions: [{ receivedOn: '2026-04-01', amount: 250_000 }],
  balance: {
    ...anOrder.balance,
    charged: { ...nothing, principal: 250_000 },
    paid: nothing,
    left: { ...nothing, principal: 250_000 },
    leftTotal: 250_000,
    growsBy: 0,
  },
  receipts: [],
  reliefs: [],
  orderedByName: null,
  history: [submitted, created],
  availableActions: [
    { action: 'return', allowed: true, needsReason: true },
    { action: 'approve', allowed: true },
    { action: 'withdraw', allowed: true, needsReason: true },
  ],
};

/** A draft that came of a revocation, in the hands of who wrote it. */
export const aDraft: Recovery = {
  ...aProposal,
  id: 33,
  number: 3,
  version: 1,
  kind: RecoveryKind.Revocation,
  status: Draft,
  payTo: null,
  document: null,
  submittedByName: null,
  returnReason: '納付先の口座を入れてください。',
  history: [created],
  availableActions: [
    {
      action: 'submit',
      allowed: false,
      reason: '入力の足りないところ、または正しくないところがあります。内容を確認してください',
    },
    { action: 'withdraw', allowed: true, needsReason: true },
    { action: 'update', allowed: true },
  ],
};

/** Paid to the yen. */
export const aSettled: Recovery = {
  ...anOrder,
  id: 34,
  number: 4,
  kind: RecoveryKind.PropertyDisposal,
  status: Settled,
  isOverdue: false,
  leftAmount: 0,
  settledOn: '2026-11-18',
  balance: {
    ...anOrder.balance,
    charged: { ...nothing, principal: 1_000_000 },
    left: nothing,
    leftTotal: 0,
    growsBy: 0,
  },
  amount: 1_000_000,
  reliefs: [],
  history: [step('settle', Ordered, Settled, '2026-11-18T03:00:00.000Z'), approved, submitted, created],
  availableActions: [
    { action: 'recordReceipt', allowed: false, reason: '完納しているため、行えません' },
    { action: 'askRelief', allowed: false, reason: '完納しているため、行えません' },
  ],
};

/** One in each of its states. */
export const recoveries = [anOrder, aProposal, aDraft, aSettled];

/** A record as lists show it. */
export const recoverySummaryOf = (recovery: Recovery): Schemas['RecoverySummary'] => {
  const { id, version, createdAt, updatedAt, mypageId, number, kind, status, amount } = recovery;
  const { orderedOn, dueOn, isOverdue, receivedAmount, leftAmount, settledOn } = recovery;
  return {
    ...{ id, version, createdAt, updatedAt, mypageId, mypage, number, kind, status, amount },
    ...{ orderedOn, dueOn, isOverdue, receivedAmount, leftAmount, settledOn },
  };
};

/** The records as the lists have them. */
export const recoverySummaries = recoveries.map(recoverySummaryOf);
