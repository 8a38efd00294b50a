import { DocumentCheckStatus, PaymentMethod, ProjectStatus } from '#bff/generated/contract/enums.ts';
import type { PayoutBasis } from './payouts.data.ts';
import { payoutReasons as reasons } from './payouts.words.ts';

/*
 * How much of an undertaking can still be asked for: after the notice of the amount all of it, before it the share of
 * the grant that the round allows.
 */

const { Incomplete, Rejected, Confirmed } = DocumentCheckStatus;
const { NotifiedAmount, Progressing, ResultConfirmed } = ProjectStatus;

const beforeAmount: readonly number[] = [Progressing, ResultConfirmed];

/** What can be asked for in all, in yen, and by which method. */
export type PayoutLimit = {
  readonly method: PaymentMethod;
  readonly limitAmount: number;
  readonly estimatePercent: number;
};

const HUNDRED = 100;

export const payoutLimitOf = ({ confirmedAmount, grantAmount, project }: PayoutBasis): PayoutLimit => {
  const estimatePercent = project.paymentSetting?.estimatePercent ?? 0;
  if (confirmedAmount !== null)
    return { method: PaymentMethod.Settlement, limitAmount: confirmedAmount, estimatePercent };
  const limitAmount = Math.floor(((grantAmount ?? 0) * estimatePercent) / HUNDRED);
  return { method: PaymentMethod.Estimate, limitAmount, estimatePercent };
};

/** Whether every claim of an undertaking is handed in. */
const isClaimed = ({ sections }: PayoutBasis): boolean =>
  sections.every(({ status }) => status !== Incomplete && status !== Rejected);

/** Whether the office has confirmed every claim of it. */
export const isClaimConfirmed = ({ sections }: PayoutBasis): boolean =>
  sections.every(({ status }) => status === Confirmed);

const phaseRefusal = (basis: PayoutBasis): string | null => {
  if (basis.projectStatus === NotifiedAmount) return isClaimed(basis) ? null : reasons.claimOpen;
  if (!beforeAmount.includes(basis.projectStatus)) return reasons.ended;
  if (payoutLimitOf(basis).estimatePercent === 0) return reasons.amountOpen;
  return basis.grantAmount === null ? reasons.noGrant : null;
};

/** Why no payment can be requested now; the remaining amount is checked separately. */
export const requestRefusal = (basis: PayoutBasis): string | null =>
  phaseRefusal(basis) ?? (basis.corporation.bankAccount === null ? reasons.noAccount : null);

/** Why a payment by a method cannot be asked for now. */
export const methodRefusal = (basis: PayoutBasis, method: number): string | null => {
  const refusal = requestRefusal(basis);
  if (refusal !== null) return refusal;
  const wanted = payoutLimitOf(basis).method;
  if (method === wanted) return null;
  return wanted === PaymentMethod.Settlement ? reasons.onlySettlement : reasons.onlyEstimate;
};
