import type { FieldError } from '#bff/core/apiError.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { tidyText } from '#rules/text.ts';
import { applicationMessage } from '../applications.words.ts';
import type { Dossier } from '../dossier.service.ts';
import type { ActionInput } from '../moveApplication.service.ts';

/** On what terms an application is adopted, as the desk sends them. */
export type AdoptionTerms = {
  /** Yen; what was applied for when it is left out. */
  readonly adoptedAmount?: number | undefined;
  readonly adoptionConditions?: string | undefined;
};

/** The terms as they are kept. */
export type DecidedTerms = { readonly adoptedAmount: number; readonly adoptionConditions: string | null };

const yen = (amount: number): string => amount.toLocaleString('ja-JP');

/** What limits an amount: the rounding unit of the call, and what was applied for (yen). */
type AppliedFor = { readonly roundingUnit: number; readonly subsidyAmount: number };

/** Why an amount cannot be adopted, in words; null when it can. */
export const adoptedAmountRefusal = (
  { roundingUnit, subsidyAmount }: AppliedFor,
  amount: number,
): string | null => {
  if (amount <= 0) return applicationMessage('adoptedAmountMissing');
  if (amount > subsidyAmount) {
    return applicationMessage('adoptedAmountAbove', { amount: yen(subsidyAmount) });
  }
  const isWhole = amount % roundingUnit === 0 || amount === subsidyAmount;
  return isWhole ? null : applicationMessage('adoptedAmountUnit', { unit: yen(roundingUnit) });
};

/**
 * The amount and conditions of an adoption. The amount is never above what was applied for, which the cap of the call
 * has limited already, and in whole rounding units of the call (domain 3); less needs a reason.
 * @throws INVALID_PARAMETER with the field
 */
export const adoptionTermsOf = (
  dossier: Dossier,
  { adoptedAmount, adoptionConditions, reason }: AdoptionTerms & Pick<ActionInput, 'reason'>,
): DecidedTerms => {
  const { subsidyAmount } = dossier.calculation;
  const amount = adoptedAmount ?? subsidyAmount;
  const refusal = adoptedAmountRefusal(
    { roundingUnit: dossier.row.project.roundingUnit, subsidyAmount },
    amount,
  );
  const lacksReason = refusal === null && amount < subsidyAmount && !reason?.trim();
  const errors: FieldError[] = [
    ...(refusal === null ? [] : [fieldError('/adoptedAmount', refusal)]),
    ...(lacksReason ? [fieldError('/reason', applicationMessage('adoptedLessReason'))] : []),
  ];
  assertNoFieldErrors(errors);
  return { adoptedAmount: amount, adoptionConditions: tidyText(adoptionConditions ?? '') || null };
};
