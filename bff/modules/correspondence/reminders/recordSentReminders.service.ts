import type { Scope } from '#bff/core/scope.ts';
import type { DueReminder } from './plan.data.ts';
import { reminderName } from './reminderNames.service.ts';
import { insertReminders, type NewReminder } from './reminders.data.ts';

type Whose = Pick<NewReminder, 'sentOn' | 'projectId' | 'mypageId' | 'applicationId'>;

const keyOf = ({ source, subjectId }: Pick<DueReminder, 'source' | 'subjectId'>): string =>
  `${source} ${subjectId}`;

/**
 * Notes reminders as sent, in the transaction that puts their mails into the outbox.
 * @returns those that were not noted before: only they are to be told
 */
export const recordSentReminders = async (
  scope: Scope,
  due: readonly DueReminder[],
  whose: Whose,
): Promise<DueReminder[]> => {
  if (due.length === 0) return [];
  const reminders = due.map(({ source, subjectId, kind, dueOn, days, ...named }) => ({
    ...{ source, subjectId, kind, dueOn, days, ...whose },
    title: reminderName({ source, kind, ...named }),
  }));
  const taken = new Set((await insertReminders(scope.db, reminders)).map(keyOf));
  return due.filter((reminder) => taken.has(keyOf(reminder)));
};
