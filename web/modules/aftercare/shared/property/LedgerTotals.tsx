import { Facts, type FactsVariant } from '#ui-kit/Facts/index.ts';
import { formatDay, formatYen } from '#web/parts/text/format.ts';
import type { PropertyLedger } from './property.ts';
import { propertyText as t } from './property.words.ts';

type LedgerTotalsProps = { readonly ledger: PropertyLedger; readonly variant: FactsVariant };

/** What the ledger comes to, and until when something of it is restricted. */
export const LedgerTotals = ({ ledger, variant }: LedgerTotalsProps) => {
  const { amount, subsidyAmount, restrictedUntilOn } = ledger;
  const total = t((w) => w.ledger.totalValue, {
    amount: formatYen(amount),
    subsidy: formatYen(subsidyAmount),
  });
  const until = restrictedUntilOn === null ? t((w) => w.ledger.free) : formatDay(restrictedUntilOn);
  return (
    <Facts
      variant={variant}
      facts={[
        { term: t((w) => w.ledger.total), value: total },
        { term: t((w) => w.ledger.until), value: until },
      ]}
    />
  );
};
