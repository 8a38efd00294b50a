import { addBusinessDays, moveToBusinessDay } from '#rules/businessDays.ts';
import { addDays, addMonths, type CalendarDay, earlierDay, partsOf } from '#rules/calendar.ts';
import { addYears } from '#rules/duties/dutyDays.ts';
import type { DueBase, DueRule } from './sectionTypes.ts';

/** The dates that due days are counted from; null while not known. */
export type DueDates = { readonly [base in DueBase]?: CalendarDay | null } & {
  readonly completionDeadline: CalendarDay;
};

const nextYearOn = (base: CalendarDay, monthDay: string): CalendarDay =>
  `${partsOf(base).year + 1}-${monthDay}`;

const rawDueOn = (rule: Exclude<DueRule, { readonly on: string }>, base: CalendarDay, dates: DueDates) => {
  if ('days' in rule) return addDays(base, rule.days);
  if ('businessDays' in rule) return addBusinessDays(base, rule.businessDays);
  if ('months' in rule) return earlierDay(addMonths(base, rule.months), dates[rule.notAfter]);
  return nextYearOn(base, rule.nextYearOn);
};

/** The due day of a section, on a business day; null while its base is not known or it has no due day. */
export const dueOn = (rule: DueRule | undefined, dates: DueDates): CalendarDay | null => {
  if (!rule) return null;
  if ('on' in rule) return moveToBusinessDay(rule.on);
  const base = dates[rule.from];
  return base ? moveToBusinessDay(rawDueOn(rule, base, dates)) : null;
};

/** The due day of a paper that comes round every year, in its n-th year (from 1): the rule of the first, years on. */
export const dueOnInYear = (rule: DueRule | undefined, dates: DueDates, year: number): CalendarDay | null => {
  if (rule === undefined) return null;
  if ('on' in rule) return moveToBusinessDay(addYears(rule.on, year - 1));
  const base = dates[rule.from];
  return base ? dueOn(rule, { ...dates, [rule.from]: addYears(base, year - 1) }) : null;
};
