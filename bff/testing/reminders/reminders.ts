import type { Cursor } from '#bff/core/batch.ts';
import { remindOfDeadlines } from '#bff/modules/correspondence/reminders/remindOfDeadlines.service.ts';
import { at, type TestServer } from '../server.ts';

/*
 * Ways of tests to have people reminded, a day after the other.
 */

/** Nine in the morning of a day in Japan. */
export const morningOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Runs the job as long as there is something left, and nothing else: no mail leaves the outbox. */
export const runReminders = async ({ scopes }: TestServer): Promise<void> => {
  let cursor: Cursor | null = null;
  do cursor = (await remindOfDeadlines(scopes.forSystem('remindOfDeadlines'), cursor)).next;
  while (cursor !== null);
};

/** The same on the morning of each of these days, in order. */
export const remindOn = async (server: TestServer, days: readonly string[]): Promise<void> => {
  for (const day of days) await at(server, morningOf(day), () => runReminders(server));
};

/** What went out about one record, as 'day days'. @param source of REMINDER_SOURCES */
export const sentAbout = async (
  { database: { client } }: TestServer,
  subjectId: number,
  source = 0,
): Promise<string[]> => {
  const rows = await client.reminder.findMany({ where: { source, subjectId }, orderBy: { sentOn: 'asc' } });
  return rows.map(({ sentOn, days }) => `${sentOn.toISOString().slice(0, 10)} ${days}`);
};

/** Mails about deadlines to an address, whether they have left or wait, the oldest first. */
export const remindersTo = ({ database: { client } }: TestServer, to: string) =>
  client.mailMessage.findMany({ where: { to, kind: 10 }, orderBy: { id: 'asc' } });
