import { invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { payoutLimitOf } from './payoutLedger.service.ts';
import { type PayoutBasis, sumPayoutsOf } from './payouts.data.ts';
import { payoutMessages as messages } from './payouts.words.ts';

/** Yen in groups of three digits, for sentences. */
export const grouped = (yen: number): string => yen.toLocaleString('ja-JP');

/**
 * Of a my page that the caller holds: everything that is not cancelled stays within what may be asked for.
 * @param except what a payment that is asked for anew had asked for before, in yen
 * @throws INVALID_PARAMETER naming what is left
 */
export const assertWithinLimit = async (
  scope: Scope,
  basis: PayoutBasis,
  { amount, except = 0 }: { readonly amount: number; readonly except?: number },
): Promise<void> => {
  if (amount < 1) throw invalidField('/amount', messages.amountRequired);
  const { requested } = await sumPayoutsOf(scope.db, basis.id);
  const left = Math.max(0, payoutLimitOf(basis).limitAmount - requested + except);
  if (amount > left) throw invalidField('/amount', messages.aboveLeft(grouped(left)));
};
