import { FilterButton } from '#ui-kit/FilterBar/index.ts';
import { createLater } from '#web/later/createLater.ts';
import { Later } from '#web/later/Later.tsx';
import { formatDate } from '#web/text/format.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/list.json' with { type: 'json' };
import type { DayFieldsProps } from './DayFields.tsx';

const t = texts('list', words);

const DayFields = createLater(async () => (await import('./DayFields.tsx')).DayFields);

type Days = Pick<DayFieldsProps, 'from' | 'to'>;

/** The condition in words; undefined when there is none. */
const textOf = ({ from, to }: Days): string | undefined => {
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && from === to) return formatDate(from);
  if (from === undefined) return t((w) => w.days.until, { day: formatDate(to ?? null) });
  if (to === undefined) return t((w) => w.days.since, { day: formatDate(from) });
  return t((w) => w.days.between, { from: formatDate(from), to: formatDate(to) });
};

type DaysFilterProps = DayFieldsProps & {
  /** What the days are of. */
  readonly name: string;
};

/** A condition of two days: 検査予定日 …から …まで. */
export const DaysFilter = ({ name, from, to, onChange }: DaysFilterProps) => (
  <FilterButton
    name={name}
    valueText={textOf({ from, to })}
    onClear={() => onChange({ from: null, to: null })}
  >
    <Later part={DayFields} props={{ from, to, onChange }} />
  </FilterButton>
);
