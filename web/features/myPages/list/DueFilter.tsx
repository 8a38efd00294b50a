import { useState } from 'react';
import { DateField } from '#ui-kit/DateField/index.ts';
import { FilterButton } from '#ui-kit/FilterBar/index.ts';
import { formatDate } from '#web/text/format.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/myPages.json' with { type: 'json' };

const t = texts('myPages', words);

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

type DueFilterProps = { day: string | undefined; onChange: (day: string | null) => void };

/** The condition 次の期限：…まで. */
export const DueFilter = ({ day, onChange }: DueFilterProps) => {
  const [draft, setDraft] = useState(day ?? '');
  const handleChange = (value: string) => {
    setDraft(value);
    if (isDay(value)) onChange(value);
  };
  const handleClear = () => {
    setDraft('');
    onChange(null);
  };
  return (
    <FilterButton
      name={t((w) => w.filters.due)}
      valueText={day === undefined ? undefined : t((w) => w.filters.dueUntil, { day: formatDate(day) })}
      onClear={handleClear}
    >
      <DateField label={t((w) => w.filters.dueField)} value={draft} onValueChange={handleChange} />
    </FilterButton>
  );
};
