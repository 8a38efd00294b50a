import { AmountProposalKind, AmountProposalStatus, ProjectStatus } from '#bff/generated/contract/enums.ts';
import type { SeedMyPage } from '../../myPages/myPageTypes.ts';

/* How much the undertakings of the demo get, and how far each amount is; days count from today. */

const { Confirmation, GrantDecision } = AmountProposalKind;
const { Applied, Approved, Checked, Proposed, Returned } = AmountProposalStatus;

export type SeedAmount = {
  readonly kind: number;
  readonly status: number;
  readonly proposed: number;
  /** Yen; what is calculated when left out. */
  readonly amount?: number;
  readonly deviationReason?: string;
  readonly checked?: number;
  readonly approved?: number;
  readonly applied?: number;
  readonly returned?: { readonly on: number; readonly reason: string };
};

/** Decided or notified so long ago: one person a day. */
const told = (kind: number, amount: number, on: number): SeedAmount => ({
  kind,
  status: Applied,
  amount,
  deviationReason: '証憑の確認により、計算による額から減額した額とする。',
  proposed: on - 6,
  checked: on - 4,
  approved: on - 1,
  applied: on,
});

/** Amounts that are on their way: one in every state. */
const underway: { readonly [code: string]: SeedAmount } = {
  '62011': { kind: GrantDecision, status: Proposed, proposed: -2 },
  '5002': { kind: Confirmation, status: Checked, proposed: -6, checked: -3 },
  '7009': {
    kind: GrantDecision,
    status: Returned,
    proposed: -4,
    returned: { on: -1, reason: '交付申請書の経費内訳と、補助対象経費の合計が合いません。' },
  },
  '7002': {
    kind: GrantDecision,
    status: Approved,
    amount: 10_000_000,
    deviationReason: '自己負担を増やす旨の申出により、交付決定額を減額する。',
    proposed: -5,
    checked: -4,
    approved: -2,
  },
};

const ended: readonly number[] = [ProjectStatus.Rejected, ProjectStatus.Canceled];

/** The amounts of an undertaking in the order in which they were proposed. */
export const amountsOf = (data: SeedMyPage): SeedAmount[] => {
  const { code, decision, grantAmount, confirmed, confirmedAmount, projectStatus } = data;
  const next = underway[code];
  return [
    ...(decision === undefined ? [] : [told(GrantDecision, grantAmount, decision)]),
    ...(confirmed === undefined || confirmedAmount === undefined
      ? []
      : [told(Confirmation, confirmedAmount, confirmed)]),
    ...(next === undefined || ended.includes(projectStatus) ? [] : [next]),
  ];
};
