import { useState } from 'react';
import { isCalendarDay } from '#rules/calendar.ts';
import { DateField } from '#ui-kit/DateField/index.ts';
import { listText as t } from '../list.words.ts';

type DayFieldProps = {
  readonly label: string;
  readonly day: string | undefined;
  readonly onChange: (day: string | null) => void;
};

/** Says a day when what is typed is one, and null when nothing is. */
const DayField = ({ label, day, onChange }: DayFieldProps) => {
  const [draft, setDraft] = useState(day ?? '');
  const [seen, setSeen] = useState(day);
  // Back, and taking the condition away, change the address under the field.
  if (seen !== day) {
    setSeen(day);
    setDraft(day ?? '');
  }
  const handleChange = (typed: string): void => {
    setDraft(typed);
    if (typed === '' || isCalendarDay(typed)) onChange(typed === '' ? null : typed);
  };
  return <DateField label={label} value={draft} onValueChange={handleChange} />;
};

/** YYYY-MM-DD each, both ends included. */
export type DayFieldsProps = {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** null takes a day away. */
  readonly onChange: (days: { from?: string | null; to?: string | null }) => void;
};

/** The two ends of a range of days; a script of its own, for they are seen only in what a press opens. */
export const DayFields = ({ from, to, onChange }: DayFieldsProps) => (
  <>
    <DayField label={t((w) => w.days.dayFrom)} day={from} onChange={(day) => onChange({ from: day })} />
    <DayField label={t((w) => w.days.dayTo)} day={to} onChange={(day) => onChange({ to: day })} />
  </>
);
