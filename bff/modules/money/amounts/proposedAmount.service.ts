import type { FieldError } from '#bff/core/apiError.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { tidyText } from '#rules/text.ts';
import type { AmountBasis } from './amountBasis.data.ts';
import { type AmountCalculation, calculationOf, digestOf } from './amountCalculation.service.ts';
import { amountMessages as messages } from './amounts.words.ts';

/** What somebody proposes: the calculated amount unless he says another one, and why. */
export type AmountInput = {
  readonly amount?: number | undefined;
  readonly deviationReason?: string | undefined;
};

const amountErrors = (amount: number, reason: string, calculation: AmountCalculation): FieldError[] => {
  const { calculatedAmount, ceilingAmount, roundingUnit } = calculation;
  if (amount === calculatedAmount) return [];
  const at = (isWrong: boolean, message: string) => (isWrong ? [fieldError('/amount', message)] : []);
  return [
    ...at(amount > ceilingAmount, messages.aboveCeiling(ceilingAmount)),
    ...at(amount <= ceilingAmount && amount % roundingUnit !== 0, messages.unit(roundingUnit)),
    ...(reason === '' ? [fieldError('/deviationReason', messages.deviationReason(calculatedAmount))] : []),
  ];
};

/**
 * The columns of a proposal that is made now.
 * @throws INVALID_PARAMETER for an amount above its ceiling, in odd yen, or that deviates without a reason
 */
export const proposedColumns = (kind: number, basis: AmountBasis, input: AmountInput) => {
  const calculation = calculationOf(kind, basis);
  const { calculatedAmount, ceilingAmount } = calculation;
  const amount = input.amount ?? calculatedAmount;
  const reason = tidyText(input.deviationReason ?? '');
  assertNoFieldErrors(amountErrors(amount, reason, calculation));
  return {
    amount,
    calculatedAmount,
    ceilingAmount,
    calculation: calculation as object,
    basis: digestOf(kind, basis),
    deviationReason: amount === calculatedAmount ? null : reason,
  };
};

/** What the trail keeps of a proposal: its columns, not the whole calculation. */
export const auditableAmount = (columns: object): object =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => name !== 'calculation' && name !== 'basis'));
