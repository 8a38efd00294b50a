import { AmountProposalKind, AmountProposalStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { mamekuraUndertaking as mypage } from '../mamekura.ts';
import { calculation } from './amountCalculation.ts';

type Schemas = components['schemas'];
type Proposal = Schemas['AmountProposal'];

const allotmentsOf = (amounts: readonly number[], { lines }: Schemas['AmountCalculation']) =>
  lines.map(({ part, expenseCategory, label, eligibleAmount }, index) => ({
    ...{ part, expenseCategory, label, eligibleAmount },
    amount: amounts[index] ?? 0,
  }));

/** Checked by the back office: it waits for the third person. */
export const aConfirmation: Proposal = {
  id: 31,
  version: 2,
  createdAt: '2026-11-17T01:00:00.000Z',
  updatedAt: '2026-11-18T02:30:00.000Z',
  mypageId: mypage.id,
  mypage,
  number: 2,
  kind: AmountProposalKind.Confirmation,
  status: AmountProposalStatus.Checked,
  amount: 22_570_000,
  calculatedAmount: 22_570_000,
  isDeviating: false,
  proposedByName: '事務局 次郎',
  proposedAt: '2026-11-17T01:00:00.000Z',
  checkedByName: '受付 清',
  checkedAt: '2026-11-18T02:30:00.000Z',
  approvedByName: null,
  approvedAt: null,
  appliedAt: null,
  isCarriedOver: false,
  deviationReason: null,
  returnReason: null,
  calculation,
  allotments: allotmentsOf([14_330_000, 8_240_000], calculation),
  isStale: false,
  history: [
    {
      at: '2026-11-18T02:30:00.000Z',
      action: 'check',
      fromStatus: AmountProposalStatus.Proposed,
      toStatus: AmountProposalStatus.Checked,
      actorName: '受付 清',
      comment: null,
    },
    {
      at: '2026-11-17T01:00:00.000Z',
      action: 'propose',
      fromStatus: null,
      toStatus: AmountProposalStatus.Proposed,
      actorName: '事務局 次郎',
      comment: null,
    },
  ],
  availableActions: [
    { action: 'approve', allowed: true, needsReason: false },
    { action: 'return', allowed: true, needsReason: true },
  ],
};

/** Another amount than the calculated one, proposed by the person at the screen: he cannot check it. */
export const aDeviation: Proposal = {
  ...aConfirmation,
  id: 32,
  number: 3,
  status: AmountProposalStatus.Proposed,
  amount: 22_000_000,
  isDeviating: true,
  deviationReason: '共同利用する設備の按分により、57万円を減額する。',
  proposedByName: '事務局 花子',
  checkedByName: null,
  checkedAt: null,
  calculation: { ...calculation, paidAmount: 10_000_000 },
  allotments: allotmentsOf([13_968_000, 8_032_000], calculation),
  history: aConfirmation.history.slice(1).map((step) => ({ ...step, actorName: '事務局 花子' })),
  availableActions: [
    {
      action: 'check',
      allowed: false,
      reason: '起案した本人は確認できません。ほかの担当者に確認を依頼してください',
    },
    { action: 'return', allowed: true, needsReason: true },
  ],
};

/** 交付決定, set back by itself because the plan has changed. */
export const aReturned: Proposal = {
  ...aConfirmation,
  id: 33,
  number: 4,
  kind: AmountProposalKind.GrantDecision,
  status: AmountProposalStatus.Returned,
  amount: 23_100_000,
  calculatedAmount: 23_100_000,
  checkedByName: null,
  checkedAt: null,
  returnReason: '計算のもとになった経費・計画・金額、または事業の状態が変わったため、自動で差し戻しました',
  isStale: true,
  calculation: {
    ...calculation,
    lines: calculation.lines.map((line) => ({
      ...line,
      claimedAmount: line.planAmount,
      excludedAmount: 0,
      eligibleAmount: line.planAmount,
    })),
    excludedItems: [],
    itemCount: 0,
    planVersion: 1,
    eligibleAmount: 46_200_000,
    shareAmount: 23_100_000,
    roundedAmount: 23_100_000,
    programmeCapAmount: 500_000_000,
    appliedAmount: 23_100_000,
    grantAmount: null,
    calculatedAmount: 23_100_000,
  },
  allotments: allotmentsOf([15_000_000, 8_100_000], {
    ...calculation,
    lines: calculation.lines.map((line) => ({ ...line, eligibleAmount: line.planAmount })),
  }),
  availableActions: [{ action: 'propose', allowed: true, needsReason: false }],
};

/** Three people stand for it: the amount can be told. */
export const anApproved: Proposal = {
  ...aDeviation,
  id: 34,
  number: 5,
  status: AmountProposalStatus.Approved,
  proposedByName: '事務局 次郎',
  checkedByName: '受付 清',
  checkedAt: '2026-11-18T02:30:00.000Z',
  approvedByName: '事務局 花子',
  approvedAt: '2026-11-19T04:00:00.000Z',
  availableActions: [{ action: 'return', allowed: true, needsReason: true }],
};

/** The same of a grant. */
export const anApprovedGrant: Proposal = {
  ...aReturned,
  id: 35,
  number: 6,
  status: AmountProposalStatus.Approved,
  returnReason: null,
  isStale: false,
  checkedByName: '受付 清',
  checkedAt: '2026-11-18T02:30:00.000Z',
  approvedByName: '事務局 花子',
  approvedAt: '2026-11-19T04:00:00.000Z',
  availableActions: [{ action: 'return', allowed: true, needsReason: true }],
};

/** Decided before there were proposals. */
export const aCarriedOver: Proposal = {
  ...aConfirmation,
  id: 30,
  number: 1,
  kind: AmountProposalKind.GrantDecision,
  status: AmountProposalStatus.Applied,
  amount: 23_100_000,
  calculatedAmount: null,
  proposedByName: null,
  proposedAt: '2026-07-23T00:00:00.000Z',
  checkedByName: null,
  checkedAt: null,
  appliedAt: '2026-07-23T00:00:00.000Z',
  isCarriedOver: true,
  calculation: null,
  allotments: [],
  history: [
    {
      at: '2026-07-23T00:00:00.000Z',
      action: 'apply',
      fromStatus: null,
      toStatus: AmountProposalStatus.Applied,
      actorName: 'システム',
      comment: null,
    },
  ],
  availableActions: [],
};

/** One in each of its states. */
export const proposals = [aCarriedOver, aConfirmation, aDeviation, aReturned, anApproved, anApprovedGrant];

/** A proposal as lists show it. */
const summaryOf = (proposal: Proposal): Schemas['AmountProposalSummary'] => {
  const {
    deviationReason: _why,
    returnReason: _back,
    calculation: _sum,
    allotments: _parts,
    ...rest
  } = proposal;
  const { isStale: _stale, history: _steps, availableActions: _acts, ...summary } = rest;
  return summary;
};

/** The proposals as the lists have them. */
export const amountSummaries = proposals.map(summaryOf);
