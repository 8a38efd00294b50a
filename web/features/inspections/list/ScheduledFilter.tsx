import { useState } from 'react';
import { isCalendarDay } from '#rules/calendar.ts';
import { DateField } from '#ui-kit/DateField/index.ts';
import { FilterButton } from '#ui-kit/FilterBar/index.ts';
import { formatDate } from '#web/text/format.ts';
import { inspectionsText as t } from '../inspectionsText.ts';

/** YYYY-MM-DD each. */
type Days = { readonly from: string | undefined; readonly to: string | undefined };

/** The condition in words; undefined when there is none. */
const textOf = ({ from, to }: Days): string | undefined => {
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && from === to) return formatDate(from);
  if (from === undefined) return t((w) => w.list.until, { day: formatDate(to ?? null) });
  if (to === undefined) return t((w) => w.list.since, { day: formatDate(from) });
  return t((w) => w.list.between, { from: formatDate(from), to: formatDate(to) });
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

type ScheduledFilterProps = Days & {
  /** By the names of the contract; null takes a day away. */
  readonly onChange: (days: { scheduledFrom?: string | null; scheduledTo?: string | null }) => void;
};

/** The condition 検査予定日：…から …まで. */
export const ScheduledFilter = ({ from, to, onChange }: ScheduledFilterProps) => (
  <FilterButton
    name={t((w) => w.list.scheduledOn)}
    valueText={textOf({ from, to })}
    onClear={() => onChange({ scheduledFrom: null, scheduledTo: null })}
  >
    <DayField
      label={t((w) => w.list.dayFrom)}
      day={from}
      onChange={(scheduledFrom) => onChange({ scheduledFrom })}
    />
    <DayField label={t((w) => w.list.dayTo)} day={to} onChange={(scheduledTo) => onChange({ scheduledTo })} />
  </FilterButton>
);
