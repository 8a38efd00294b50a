import { ChevronDown } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import { Menu } from '#ui-kit/Menu/index.ts';
import { paymentsText as t } from '../payments.words.ts';
import type { PaymentItem } from '../paymentTypes.ts';
import { type Cell, cellName } from './cells.ts';

/** What the row of the table shows; the others are chosen in the card of the finding. */
const SEEN = [
  null,
  'payee',
  'quotationOn',
  'orderedOn',
  'deliveredOn',
  'inspectedOn',
  'invoicedOn',
  'paidOn',
  'amountTaxIncluded',
  'eligibleAmount',
] as const satisfies readonly (Cell | null)[];

type BeginMenuProps = { item: PaymentItem; onBegin: (item: PaymentItem, cell: Cell | null) => void };

/** Begins a finding about the row, or about one of its cells. */
export const BeginMenu = ({ item, onBegin }: BeginMenuProps) => {
  const name = t((w) => w.payments.dealName, { number: item.number, name: item.description });
  const label = t((w) => w.payments.listReturn.beginOf, { name });
  return (
    <Menu
      label={label}
      items={SEEN.map((cell) => ({
        id: cell ?? 'row',
        label: cellName(cell),
        onSelect: () => onBegin(item, cell),
      }))}
      trigger={(props) => (
        <Button {...props} variant="quiet" size="small" iconAfter={ChevronDown} aria-label={label}>
          {t((w) => w.payments.listReturn.begin)}
        </Button>
      )}
    />
  );
};
