import { formatYen } from '#web/text/format.ts';
import { payoutsText as t } from './payoutsText.ts';
import type { PayoutLedger } from './types.ts';

/** How much may be asked for, is asked for, is paid and is left. */
export const ledgerFacts = (ledger: PayoutLedger) => [
  { term: t((w) => w.ofMyPage.limit), value: formatYen(ledger.limitAmount) },
  { term: t((w) => w.ofMyPage.requested), value: formatYen(ledger.requestedAmount) },
  { term: t((w) => w.ofMyPage.paid), value: formatYen(ledger.paidAmount) },
  { term: t((w) => w.ofMyPage.left), value: formatYen(ledger.leftAmount) },
];
