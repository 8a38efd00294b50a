import { addDays, earlierDay } from '#rules/calendar.ts';
import { ReminderKindLabel, ReminderStateLabel } from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import {
  dayIn,
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  ownersIn,
  PAGE_SIZE,
} from '#web/parts/list/listAddress.ts';
import { todayInTokyo } from '#web/parts/text/today.ts';

/** The conditions of the list; the days are `from` and `to` in the contract, which an address has other uses for. */
export const REMINDER_LIST = {
  filters: ['project_id', 'state', 'kind'],
  singles: ['project_id'],
  others: ['sendFrom', 'sendTo', 'mypage_id'],
  sorts: ['on'],
  defaultSort: 'on',
} as const satisfies ListShape<string>;

type State = ListState<(typeof REMINDER_LIST.sorts)[number]>;

/** Four weeks with their weekends. */
export const USUAL_DAYS = 27;

/** The most days of one answer after its first one (contract). */
const MOST_DAYS = 99;

/** From today for four weeks, unless the address says otherwise; never longer than one answer may be. */
const periodOf = ({ others }: State) => {
  const [first, last] = [dayIn(others, 'sendFrom'), dayIn(others, 'sendTo')];
  const from =
    first ?? (last !== undefined && last < todayInTokyo() ? addDays(last, -USUAL_DAYS) : todayInTokyo());
  const to = last ?? addDays(from, USUAL_DAYS);
  const latest = addDays(from, MOST_DAYS);
  if (to < from) return { from, to: from };
  return { from, to: earlierDay(to, latest) };
};

/** What is asked of the contract for the reminders that an address lists: they have one order. */
export const reminderQuery = (list: State) => {
  const { sort: _sort, ...asked } = listQuery(list, PAGE_SIZE);
  return {
    ...asked,
    ...periodOf(list),
    ...ownersIn(list),
    state: membersOf(list.values, 'state', valuesOf(ReminderStateLabel)),
    kind: membersOf(list.values, 'kind', valuesOf(ReminderKindLabel)),
  };
};
