import { addDays, earlierDay } from '#rules/calendar.ts';
import type { Condition } from '#web/parts/list/conditions/condition.ts';
import { days } from '#web/parts/list/conditions/ranges.tsx';
import { dayIn } from '#web/parts/list/listAddress.ts';
import { todayInTokyo } from '#web/parts/text/today.ts';
import { remindersText as t } from './reminders.words.ts';

/** Four weeks with their weekends. */
export const USUAL_DAYS = 27;

/** The most days of one answer after its first one (contract). */
const MOST_DAYS = 99;

/**
 * From today for four weeks, unless the address says otherwise; never longer than one answer may be. The days are `from`
 * and `to` in the contract, which an address has other uses for.
 */
export const PERIOD: Condition<'from' | 'to', { from: string; to: string }> = {
  ...days({ name: t((w) => w.on), from: 'sendFrom', to: 'sendTo' }),
  names: ['from', 'to'],
  address: ['sendFrom', 'sendTo'],
  asked: ({ others }) => {
    const [first, last] = [dayIn(others, 'sendFrom'), dayIn(others, 'sendTo')];
    const from =
      first ?? (last !== undefined && last < todayInTokyo() ? addDays(last, -USUAL_DAYS) : todayInTokyo());
    const to = last ?? addDays(from, USUAL_DAYS);
    const latest = addDays(from, MOST_DAYS);
    return { from, to: to < from ? from : earlierDay(to, latest) };
  },
};
