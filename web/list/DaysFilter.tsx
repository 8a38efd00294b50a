import { useState } from 'react';
import { isCalendarDay } from '#rules/calendar.ts';
import { DateField } from '#ui-kit/DateField/index.ts';
import { FilterButton } from '#ui-kit/FilterBar/index.ts';
import { formatDate } from '#web/text/format.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/list.json' with { type: 'json' };

const t = texts('list', words);

/** YYYY-MM-DD each. */
type Days = { readonly from: string | undefined; readonly to: string | undefined };

/** The condition in words; undefined when there is none. */
const textOf = ({ from, to }: Days): string | undefined => {
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && from === to) return formatDate(from);
  if (from === undefined) return t((w) => w.days.until, { day: formatDate(to ?? null) });
  if (to === undefined) return t((w) => w.days.since, { day: formatDate(from) });
  return t((w) => w.days.between, { from: formatDate(from), to: formatDate(to) });
};

type DayFieldProps = {
  readonly label: string;
  readonly day: string | undefined;
  readonly onChange: (day: string | null) => void;
};

/** Says a day when what is typed is one, and null when nothing is. */
const DayField = ({ label, day, onChange }: DayFieldProps) => {
  const [draft, setDraft] = useState(day ?? '');
  const handleChange = (typed: string): void => {
    setDraft(typed);
    if (typed === '' || isCalendarDay(typed)) onChange(typed === '' ? null : typed);
  };
  return <DateField label={label} value={draft} onValueChange={handleChange} />;
};

type DaysFilterProps = Days & {
  /** What the days are of. */
  readonly name: string;
  /** null takes a day away. */
  readonly onChange: (days: { from?: string | null; to?: string | null }) => void;
};

/** A condition of two days: 検査予定日 …から …まで. */
export const DaysFilter = ({ name, from, to, onChange }: DaysFilterProps) => (
  <FilterButton
    name={name}
    valueText={textOf({ from, to })}
    onClear={() => onChange({ from: null, to: null })}
  >
    <DayField label={t((w) => w.days.dayFrom)} day={from} onChange={(day) => onChange({ from: day })} />
    <DayField label={t((w) => w.days.dayTo)} day={to} onChange={(day) => onChange({ to: day })} />
  </FilterButton>
);
