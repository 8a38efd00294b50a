import { formatInteger, formatYen } from '#web/parts/text/format.ts';
import { amountsText as t } from './amounts.words.ts';
import type { AmountCalculation } from './amountTypes.ts';

/** One line of the calculation, as an auditor reads it down. */
export type CalculationStep = { readonly term: string; readonly value: string; readonly isResult?: boolean };

const ceilingsOf = ({ programmeCapAmount, appliedAmount, grantAmount }: AmountCalculation) =>
  [
    { term: t((w) => w.calculation.programmeCap), amount: programmeCapAmount },
    { term: t((w) => w.calculation.applied), amount: appliedAmount },
    { term: t((w) => w.calculation.grant), amount: grantAmount },
  ].flatMap(({ term, amount }) => (amount === null ? [] : [{ term, value: formatYen(amount) }]));

/** From the eligible cost by the rate, the rounding and the ceilings to the calculated amount. */
export const calculationSteps = (calculation: AmountCalculation): CalculationStep[] => [
  { term: t((w) => w.calculation.eligibleTotal), value: formatYen(calculation.eligibleAmount) },
  {
    term: t((w) => w.calculation.rate, {
      numerator: calculation.rateNumerator,
      denominator: calculation.rateDenominator,
    }),
    value: formatYen(calculation.shareAmount),
  },
  {
    term: t((w) => w.calculation.rounding, { unit: formatInteger(calculation.roundingUnit) }),
    value: formatYen(calculation.roundedAmount),
  },
  ...ceilingsOf(calculation),
  {
    term: t((w) => w.calculation.calculated),
    value: formatYen(calculation.calculatedAmount),
    isResult: true,
  },
];

/** What is left to pay of an amount after what was paid on estimate; nothing where nothing was. */
export const paymentSteps = ({ paidAmount }: AmountCalculation, amount: number): CalculationStep[] => {
  if (paidAmount === 0) return [];
  const rest = amount - paidAmount;
  return [
    { term: t((w) => w.calculation.paid), value: formatYen(paidAmount) },
    {
      term: rest >= 0 ? t((w) => w.calculation.remaining) : t((w) => w.calculation.toReturn),
      value: formatYen(Math.abs(rest)),
      isResult: true,
    },
  ];
};
