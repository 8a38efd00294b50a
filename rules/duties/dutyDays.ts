import { addDays, addMonths, type CalendarDay, fiscalYearOf } from '../calendar.ts';

const MONTHS_OF_A_YEAR = 12;

/** The same date some years on; 29 February is the 28th where the year has none. */
export const addYears = (day: CalendarDay, years: number): CalendarDay =>
  addMonths(day, years * MONTHS_OF_A_YEAR);

/** Three months are time enough for a report: of one that is due on 30 June it is the first day of the fiscal year. */
const OPEN_DAYS = 90;

/** A yearly report opens on the first of the month three months before it is due. */
export const opensOn = (dueOn: CalendarDay): CalendarDay => `${addDays(dueOn, -OPEN_DAYS).slice(0, 8)}01`;

/**
 * The last day on which papers are kept: so many years from the fiscal year that follows the last duty (domain 2
 * step 19). One that was done on 31 March belongs to the year that ends with it.
 */
export const retentionUntil = (lastDoneOn: CalendarDay, years: number): CalendarDay =>
  `${fiscalYearOf(lastDoneOn) + 1 + years}-03-31`;
