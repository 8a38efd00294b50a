import { addBusinessDays, isBusinessDay } from '#rules/businessDays.ts';
import { addDays, type CalendarDay } from '#rules/calendar.ts';

/** Of a step, what the product has measured; null: too few cases. */
export type MeasuredDays = { readonly medianDays: number | null; readonly p80Days: number | null };

/** When something that waits is likely to be through: no promise. */
export type Expectation = MeasuredDays & {
  readonly fromOn: CalendarDay | null;
  readonly toOn: CalendarDay | null;
  /** A day that the office has set, and none that was measured. */
  readonly isPlanned: boolean;
  readonly isPast: boolean;
};

const NOTHING: MeasuredDays = { medianDays: null, p80Days: null };

/** Between the median and the 80th percentile of what the step took, counted from the day on which it came in. */
export const expectedFrom = (
  sinceOn: CalendarDay,
  measured: MeasuredDays | undefined,
  today: CalendarDay,
): Expectation => {
  const { medianDays, p80Days } = measured ?? NOTHING;
  if (medianDays === null || p80Days === null)
    return { ...NOTHING, fromOn: null, toOn: null, isPlanned: false, isPast: false };
  const toOn = addBusinessDays(sinceOn, p80Days);
  const fromOn = addBusinessDays(sinceOn, medianDays);
  return { medianDays, p80Days, fromOn, toOn, isPlanned: false, isPast: toOn < today };
};

/** A day that the office has set comes before what was measured. */
export const plannedFor = (plannedOn: CalendarDay, today: CalendarDay): Expectation => ({
  ...NOTHING,
  fromOn: plannedOn,
  toOn: plannedOn,
  isPlanned: true,
  isPast: plannedOn < today,
});

const businessDayBefore = (day: CalendarDay): CalendarDay => {
  let earlier = addDays(day, -1);
  while (!isBusinessDay(earlier)) earlier = addDays(earlier, -1);
  return earlier;
};

/** The last day on which something came in that has waited for longer than so many business days: its days are past. */
export const slowUntil = (p80Days: number, today: CalendarDay): CalendarDay => {
  let day = businessDayBefore(today);
  for (let left = p80Days; left > 1; left -= 1) day = businessDayBefore(day);
  return p80Days === 0 ? day : addDays(day, -1);
};
