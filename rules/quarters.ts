import { addDays, addMonths, type CalendarDay, partsOf } from './calendar.ts';

const MONTHS = 3;

/** The last day of the quarter that a day lies in: of March, June, September or December. */
export const quarterEndOf = (on: CalendarDay): CalendarDay => {
  const { year, month } = partsOf(on);
  const last = Math.ceil(month / MONTHS) * MONTHS;
  return addDays(addMonths(`${year}-${String(last).padStart(2, '0')}-01`, 1), -1);
};

/** The last day of the quarter before the one that ends on a day. */
export const quarterBefore = (quarterEnd: CalendarDay): CalendarDay =>
  quarterEndOf(addMonths(quarterEnd, -MONTHS));

/** The months that the quarter ending on a day covers, as numbers. */
export const quarterMonths = (quarterEnd: CalendarDay): { readonly from: number; readonly to: number } => {
  const { month } = partsOf(quarterEnd);
  return { from: month - MONTHS + 1, to: month };
};
