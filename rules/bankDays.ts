import { isBusinessDay } from './businessDays.ts';
import { type CalendarDay, weekdayOf } from './calendar.ts';

/** Offices close on 29 and 30 December; banks do not (Banking Act: 31 December to 3 January). */
const OFFICE_ONLY = /-12-(?:29|30)$/;

/** A day on which a bank carries out a transfer. */
export const isBankBusinessDay = (day: CalendarDay): boolean => {
  const weekday = weekdayOf(day);
  return OFFICE_ONLY.test(day) ? weekday !== 0 && weekday !== 6 : isBusinessDay(day);
};
