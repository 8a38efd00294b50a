import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDate } from '#bff/data/engine/values.ts';
import { makeAdmin, makeSection, makeUndertaking } from '#bff/testing/people.ts';
import { morningOf, runReminders } from '#bff/testing/reminders/reminders.ts';
import { at, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { isBusinessDay } from '#rules/businessDays.ts';
import { addDays } from '#rules/calendar.ts';
import {
  hasPostgres,
  type TestServer as Postgres,
  startTestServer as startPostgres,
} from '../../../scripts/db/testServer.ts';

/* Three weeks from Friday, 20 November 2026: two at once every morning, processes of which one is killed now and then. */

const FIRST = '2026-11-20';
const DAYS = Array.from({ length: 21 }, (_, index) => addDays(FIRST, index)).filter(isBusinessDay);
const UNDERTAKINGS = 30;
/** Every fifth morning one process is killed in the middle of its work. */
const KILLED_EVERY = 5;

const program = join(import.meta.dirname, '../../testing/reminders/remindProcess.ts');

describe.skipIf(!hasPostgres())('on a PostgreSQL server', () => {
  let postgres: Postgres;
  let server: TestServer;

  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startTestServer({ databaseUrl: postgres.url });
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });

  const startProcess = (day: string): ChildProcess =>
    spawn(process.execPath, [program, postgres.url, day], { stdio: 'ignore' });

  const sentOn = (day: string): Promise<number> =>
    server.database.client.reminder.count({ where: { sentOn: toDate(day) } });

  /** Kills it as soon as it has told somebody; one that was quicker has ended by itself. */
  const killInTheMiddle = async (child: ChildProcess, day: string): Promise<void> => {
    while (child.exitCode === null && (await sentOn(day)) === 0) await wait(1);
    child.kill('SIGKILL');
  };

  /** Two at once; of two processes one is killed, and what it left is done afterwards. */
  const morning = async (day: string, isKilled: boolean): Promise<void> => {
    if (isKilled) {
      const [first, second] = [startProcess(day), startProcess(day)];
      const ends = [first, second].map((child) => once(child, 'close'));
      await killInTheMiddle(first, day);
      await Promise.all(ends);
    }
    await at(server, morningOf(day), () => Promise.all([runReminders(server), runReminders(server)]));
  };

  it('each business gets the mails of the rules, one a day, and none twice across kill -9', async () => {
    const { session } = await makeAdmin(server, 'JMAC');
    for (let index = 0; index < UNDERTAKINGS; index += 1) {
      const { myPage } = await makeUndertaking(server);
      for (const days of [0, 3, 7, 12])
        await makeSection(server, myPage.id, { dueOn: toDate(addDays(FIRST, days + (index % 3))) });
    }
    const query = { from: FIRST, to: DAYS.at(-1) ?? FIRST, limit: 200 };
    const listAll = async (state: 0 | 2) => {
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const page = { ...query, state: [state], ...(cursor === undefined ? {} : { cursor }) };
        const { body } = await server.call('listReminders', { session, query: page });
        ids.push(...body.items.map(({ id, days }) => `${id} ${days}`));
        cursor = body.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return ids;
    };
    const planned = await at(server, `${FIRST}T00:00:00Z`, () => listAll(0));
    for (const [index, day] of DAYS.entries()) await morning(day, index % KILLED_EVERY === 0);
    expect(planned.length).toBeGreaterThan(UNDERTAKINGS * 10);
    expect(await listAll(2)).toEqual(planned);
    const { rows } = await server.database.pool.query<{ mails: number; days: number }>(
      `SELECT (SELECT count(*)::int FROM mail_message WHERE kind = 10) AS mails,
        (SELECT count(DISTINCT (my_page_id, sent_on))::int FROM reminder) AS days`,
    );
    expect(rows[0]?.mails).toBe(rows[0]?.days);
    expect(await server.database.client.notification.count({ where: { kind: 4 } })).toBe(planned.length);
  });
});
