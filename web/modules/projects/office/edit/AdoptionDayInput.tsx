import { useEffect, useState } from 'react';
import { useField } from 'react-final-form';
import { isCalendarDay } from '#rules/calendar.ts';
import { DateInput } from '#web/parts/form/inputs.tsx';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { formatDay } from '#web/parts/text/format.ts';
import { projectsText as t } from '../projects.words.ts';
import { small } from './fieldLooks.ts';

// The holidays of a century are no part of a form's first load.
const businessDays = createLazy(() => import('#rules/businessDays.ts'));

/** The next business day after a day off; null for a business day, and while the holidays are on their way. */
const useNextBusinessDay = (day: string): string | null => {
  const [rules, setRules] = useState(businessDays.loaded);
  useEffect(() => {
    if (day === '' || rules !== null) return;
    // Without the holidays the day is kept as it is: they are a hint.
    businessDays.load().then(
      (loaded) => setRules(loaded),
      () => undefined,
    );
  }, [day, rules]);
  if (rules === null || !isCalendarDay(day) || rules.isBusinessDay(day)) return null;
  return rules.moveToBusinessDay(day);
};

/** Day of the results. A closed day is accepted with a warning: nobody can ask the office about them. */
export const AdoptionDayInput = () => {
  const { input } = useField<string>('adoptionPlannedOn', { subscription: { value: true } });
  const next = useNextBusinessDay(input.value);
  return (
    <DateInput
      name="adoptionPlannedOn"
      label={t((w) => w.fields.adoptionPlannedOn)}
      help={next === null ? undefined : t((w) => w.fields.adoptionDayOff, { day: formatDay(next) })}
      need="optional"
      {...small}
    />
  );
};
