import type { Fact } from '#ui-kit/Facts/index.ts';
import { formatDay, formatYen } from '#web/parts/text/format.ts';
import { payoutsText as t } from './payouts.words.ts';
import type { PayoutLedger } from './payoutTypes.ts';

/** What all payments come out of: the confirmed amount, before its notice what the round pays on estimate. */
const limitFact = ({ confirmedAmount, limitAmount }: PayoutLedger, confirmedOn: string | null): Fact => {
  if (confirmedAmount === null) return { term: t((w) => w.ofMyPage.estimate), value: formatYen(limitAmount) };
  const amount = formatYen(confirmedAmount);
  return {
    term: t((w) => w.ofMyPage.confirmed),
    value:
      confirmedOn === null
        ? amount
        : t((w) => w.ofMyPage.confirmedOn, { amount, day: formatDay(confirmedOn) }),
  };
};

/** Limit, requested, paid and remaining amounts. */
export const ledgerFacts = (ledger: PayoutLedger, confirmedOn: string | null): Fact[] => [
  limitFact(ledger, confirmedOn),
  { term: t((w) => w.ofMyPage.requested), value: formatYen(ledger.requestedAmount) },
  { term: t((w) => w.ofMyPage.paid), value: formatYen(ledger.paidAmount) },
  { term: t((w) => w.ofMyPage.left), value: formatYen(ledger.leftAmount) },
];
