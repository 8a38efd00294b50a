import { type Batch, type Cursor, cursorNumber } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import { isBusinessDay } from '#rules/businessDays.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { countReminded, listReminded, type Plan } from './plan.data.ts';
import { remindApplicant } from './remindApplicant.service.ts';
import { remindBusiness } from './remindBusiness.service.ts';
import { reminderPlan } from './reminderPlan.service.ts';
import { markReminderDay } from './reminders.data.ts';

/** Each a transaction of some statements: a second or two in all. */
const BATCH = 50;

const planOfToday = (scope: Scope): Promise<Plan> => {
  const today = tokyoDayOf(scope.now);
  return reminderPlan(scope, { from: today, to: today });
};

/** One business or applicant, as `listReminded` numbers them. */
const remind = (scope: Scope, plan: Plan, whom: number): Promise<void> =>
  scope.transaction((inner) =>
    whom % 2 === 0 ? remindBusiness(inner, plan, whom / 2) : remindApplicant(inner, plan, (whom - 1) / 2),
  );

/**
 * The job: reminds everybody of what he has still to do, on the days of the rules of his round, each in a transaction
 * of his own. A process that dies in between has told those who are noted; the next one tells the others.
 */
export const remindOfDeadlines = async (scope: Scope, cursor: Cursor | null): Promise<Batch> => {
  const today = tokyoDayOf(scope.now);
  if (!isBusinessDay(today)) return { doneCount: 0, next: null };
  const plan = await planOfToday(scope);
  const reminded = await listReminded(scope.db, plan, { after: cursorNumber(cursor, 'after'), take: BATCH });
  for (const whom of reminded) await remind(scope, plan, whom);
  const last = reminded.at(-1);
  if (last !== undefined && reminded.length === BATCH)
    return { doneCount: reminded.length, next: { after: last } };
  await scope.transaction((inner) => markReminderDay(inner.db, today));
  return { doneCount: reminded.length, next: null };
};

/** How many businesses and applicants the job tells. */
export const countRemindersOfToday = async (scope: Scope): Promise<number> =>
  isBusinessDay(tokyoDayOf(scope.now)) ? countReminded(scope.db, await planOfToday(scope)) : 0;
