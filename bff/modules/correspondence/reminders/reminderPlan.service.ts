import type { Scope } from '#bff/core/scope.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { reminderSlots } from '#rules/reminders/reminderSlots.ts';
import type { Plan } from './plan.data.ts';
import { deadlinesOf, type ReminderRule, USUAL_RULES } from './reminderKinds.service.ts';
import { findLastReminderDay, listOwnRules } from './reminders.data.ts';

/** What a column of rules holds: it was checked by the contract when it was written. */
export const rulesOf = (stored: unknown): ReminderRule[] =>
  Array.isArray(stored) ? (stored as ReminderRule[]) : [];

const offsetsOf = (rules: readonly ReminderRule[]): number[] =>
  rules.flatMap(({ beforeDays, afterDays }) => [...beforeDays.map((days) => -days), ...afterDays]);

type Days = { readonly from: string; readonly to: string };

/**
 * What is to be sent on the days of a period: the job and the list of the office read their reminders from the same
 * statement, so that what is announced is what goes out.
 */
export const reminderPlan = async (scope: Scope, days: Days): Promise<Plan> => {
  const own = (await listOwnRules(scope.db)).flatMap(rulesOf);
  const offsets = new Set(offsetsOf([...USUAL_RULES, ...own]));
  const today = tokyoDayOf(scope.now);
  const lastDoneOn = await findLastReminderDay(scope.db, today);
  return {
    deadlines: deadlinesOf(scope),
    slots: reminderSlots({ ...days, today, lastDoneOn }, [...offsets]),
    usualRules: USUAL_RULES,
  };
};
