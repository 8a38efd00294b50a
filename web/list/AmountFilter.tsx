import { FilterButton } from '#ui-kit/FilterBar/index.ts';
import { createLater } from '#web/later/createLater.ts';
import { Later } from '#web/later/Later.tsx';
import { formatInteger } from '#web/text/format.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/list.json' with { type: 'json' };
import type { AmountFieldsProps } from './AmountFields.tsx';

const t = texts('list', words);

const AmountFields = createLater(async () => (await import('./AmountFields.tsx')).AmountFields);

type Amounts = Pick<AmountFieldsProps, 'from' | 'to'>;

/** The condition in words; undefined when there is none. */
const textOf = ({ from, to }: Amounts): string | undefined => {
  const [least, most] = [formatInteger(from ?? null), formatInteger(to ?? null)];
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined) return t((w) => w.amounts.until, { amount: most });
  if (to === undefined) return t((w) => w.amounts.since, { amount: least });
  return t((w) => w.amounts.between, { from: least, to: most });
};

type AmountFilterProps = AmountFieldsProps & {
  /** What the amounts are. */
  readonly name: string;
};

/** A condition of two amounts: 交付決定額 …円から …円まで. */
export const AmountFilter = ({ name, from, to, onChange }: AmountFilterProps) => (
  <FilterButton
    name={name}
    valueText={textOf({ from, to })}
    onClear={() => onChange({ from: null, to: null })}
  >
    <Later part={AmountFields} props={{ from, to, onChange }} />
  </FilterButton>
);
