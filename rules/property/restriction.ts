import { addDays, addMonths, type CalendarDay, partsOf } from '../calendar.ts';
import { addYears } from '../duties/dutyDays.ts';

/*
 * Property that was bought with a subsidy may not be disposed of without approval while it is in use (補助金等に係る予算
 * の執行の適正化に関する法律 art. 22; its order art. 13 and 14): for the useful life that the 減価償却資産の耐用年数等に関す
 * る省令 gives it.
 */

/** A piece from this price on (yen, tax excluded) is property to be kept and answered for (domain 2 step 19). */
export const PROPERTY_FROM_YEN = 500_000;

const MONTHS_OF_A_YEAR = 12;

/**
 * The last day on which a disposal needs approval. The first year begins with the day of acquisition, so the last one
 * ends on the day before its anniversary (民法 art. 143).
 */
export const restrictionUntil = (acquiredOn: CalendarDay, usefulLifeYears: number): CalendarDay =>
  addDays(addYears(acquiredOn, usefulLifeYears), -1);

/** How many months of use have begun: the first with the day of acquisition itself. */
const begunMonths = (acquiredOn: CalendarDay, day: CalendarDay): number => {
  if (day < acquiredOn) return 0;
  const [from, to] = [partsOf(acquiredOn), partsOf(day)];
  const months = (to.year - from.year) * MONTHS_OF_A_YEAR + to.month - from.month;
  return addMonths(acquiredOn, months) > day ? months : months + 1;
};

/** What a piece of property cost, in whole yen, when it was acquired and for how many years it is used. */
export type Depreciated = {
  readonly amount: number;
  readonly acquiredOn: CalendarDay;
  readonly usefulLife: number;
};

/**
 * The book value on a day (残存簿価): straight line over the useful life in months, with nothing left at its end. A
 * month that has begun counts, as in the tax return. Whole yen, the rest of a yen left out.
 */
export const bookValueOn = ({ amount, acquiredOn, usefulLife }: Depreciated, day: CalendarDay): number => {
  const months = usefulLife * MONTHS_OF_A_YEAR;
  const left = Math.max(0, months - begunMonths(acquiredOn, day));
  return Number((BigInt(amount) * BigInt(left)) / BigInt(months));
};
