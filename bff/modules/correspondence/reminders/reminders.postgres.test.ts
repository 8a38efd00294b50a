import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailDelivery, MailTopic, ReminderState } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { createSmtpTransport, type SmtpTransport } from '#bff/platform/mail/smtp.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { arrivalOf, expectedMails } from '#bff/testing/reminders/expectedMails.ts';
import { runDigests, runMorning } from '#bff/testing/reminders/morning.ts';
import { openPostOffice, type PostOffice } from '#bff/testing/reminders/postOffice.ts';
import { morningOf } from '#bff/testing/reminders/reminders.ts';
import { at, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { keepSessions } from '#bff/testing/undertaking.ts';
import { isBusinessDay } from '#rules/businessDays.ts';
import { addDays } from '#rules/calendar.ts';
import { seedDemo } from '../../../../prisma/seed/demo.ts';
import {
  hasPostgres,
  type TestServer as Postgres,
  startTestServer as startPostgres,
} from '../../../../scripts/db/testServer.ts';

/*
 * The demo, three weeks from Friday, 20 November 2026: two processes at once every morning, and before them, on two of
 * three mornings, one that is killed: while it tells people, or just as the mail server has taken a mail.
 */

const FIRST = '2026-11-20';
const DAYS = Array.from({ length: 21 }, (_, index) => addDays(FIRST, index));
const LAST = DAYS.at(-1) ?? FIRST;
/** After this time a mail that a dead process had taken is given to another one. */
const TAKEN_FOR_MS = 5 * 60_000 + 1_000;

const program = join(import.meta.dirname, '../../../testing/reminders/morningProcess.ts');

describe.skipIf(!hasPostgres())('on a PostgreSQL server', () => {
  let postgres: Postgres;
  let server: TestServer;
  let office: PostOffice;
  let smtp: SmtpTransport;
  let database: string;
  let jmac: TestSession;

  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startTestServer({ databaseUrl: postgres.url });
    office = await openPostOffice();
    smtp = createSmtpTransport({ url: office.url, from: 'no-reply@example.jp' });
    const { rows } = await server.database.pool.query<{ name: string }>('SELECT current_database() AS name');
    database = new URL(`/${rows[0]?.name}`, postgres.url).href;
    await seedDemo(server.scopes);
    jmac = (await makeAdmin(server, 'JMAC')).session;
  });
  afterAll(async () => {
    smtp.close();
    await office.close();
    await server.stop();
    await postgres.stop();
  });

  const startProcess = (day: string): ChildProcess =>
    spawn(process.execPath, [program, database, office.url, day], { stdio: ['ignore', 'ignore', 'inherit'] });

  const remindersOf = async (query: { from: string; to: string }, state: ReminderState) => {
    await keepSessions(server);
    const asked = { session: jmac, query: { ...query, state: [state], limit: 200 } };
    const { items } = (await at(server, `${query.from}T00:00:00Z`, () => server.call('listReminders', asked)))
      .body;
    return items;
  };

  const toldOn = (day: string): Promise<number> =>
    server.database.client.reminder.count({ where: { sentOn: toDate(day) } });

  const isSomebodyWaiting = async (): Promise<boolean> => {
    const { rows } = await server.database.pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  };

  /** Killed while it tells people: it waits for the last one of them, whom somebody holds. */
  const killWhileTelling = async (day: string): Promise<void> => {
    const planned = await remindersOf({ from: day, to: day }, ReminderState.Planned);
    const [last] = planned.toSorted((one, other) => turnOf(other) - turnOf(one));
    const holder = await server.database.pool.connect();
    const [table, id] = last?.mypageId ? ['my_page', last.mypageId] : ['application', last?.applicationId];
    try {
      await holder.query('BEGIN');
      // However long the machine takes to start the process that waits for it.
      await holder.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      await holder.query(`SELECT id FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
      const child = startProcess(day);
      const ended = once(child, 'close');
      while (child.exitCode === null && !(await isSomebodyWaiting())) await wait(5);
      child.kill('SIGKILL');
      await ended;
      expect(child.signalCode, day).toBe('SIGKILL');
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
    const told = await toldOn(day);
    expect(told > 0 && told < planned.length, `${day}: ${told} of ${planned.length}`).toBe(true);
  };

  /** In which order people are told, by what they are told of. */
  const turnOf = ({ mypageId, applicationId }: { mypageId: number | null; applicationId: number | null }) =>
    mypageId === null ? (applicationId ?? 0) * 2 + 1 : mypageId * 2;

  /** Killed as soon as the mail server has taken its first mail, before it can note so. */
  const killWhileSending = async (day: string): Promise<void> => {
    const child = startProcess(day);
    office.atNextMail(() => child.kill('SIGKILL'));
    await once(child, 'close');
    expect(child.signalCode, day).toBe('SIGKILL');
  };

  /** Weekends too, for who gets his mails once a day. */
  const morning = async (day: string): Promise<void> => {
    office.setDay(day);
    const nine = morningOf(day);
    await at(server, nine, () => Promise.all([runDigests(server), runDigests(server)]));
    const kill = [undefined, killWhileTelling, killWhileSending][businessDays.indexOf(day) % 3];
    await kill?.(day);
    await at(server, nine, () => Promise.all([runMorning(server, smtp), runMorning(server, smtp)]));
    const later = new Date(nine.getTime() + TAKEN_FOR_MS);
    await at(server, later, () => runMorning(server, smtp));
  };
  const businessDays = DAYS.filter(isBusinessDay);

  const contactOf = async (displayCode: string) => {
    const { client } = server.database;
    const { corporationId, projectId } = await client.myPage.findFirstOrThrow({ where: { displayCode } });
    return client.corporationUser.findFirstOrThrow({ where: { corporationId, projectId, isPrimary: true } });
  };

  /** One business reads once a day, one wants no mails of what is near, one has a further address. */
  const choose = async (): Promise<void> => {
    const { client } = server.database;
    const chosen = { '62011': MailDelivery.Daily, '7002': MailDelivery.None };
    for (const [code, delivery] of Object.entries(chosen)) {
      const person = { personKind: 'user', personId: (await contactOf(code)).id };
      await client.mailPreference.create({ data: { ...person, topic: MailTopic.Reminder, delivery } });
    }
    const { corporationId, projectId } = await contactOf('5014');
    const confirmed = { sentAt: server.now(), confirmedAt: server.now() };
    const copy = { corporationId, projectId, name: '経理', email: 'keiri@example.jp', ...confirmed };
    await client.mailCopy.create({ data: copy });
  };

  it('each person gets exactly the mails of the rules, each once across kill -9', async () => {
    await choose();
    const period = { from: FIRST, to: LAST };
    const planned = await remindersOf(period, ReminderState.Planned);
    const expected = await expectedMails(server, DAYS);
    for (const day of DAYS) await morning(day);
    const sendings = Map.groupBy(office.received, ({ messageId }) => messageId);
    const arrived = [...sendings.values()].flatMap(([mail]) => {
      if (mail === undefined) return [];
      const names = [...mail.text.matchAll(/^■(.+)$/gmu)].map(([, name = '']) => name);
      return [arrivalOf(mail.day, mail.to, mail.subject, names)];
    });
    expect(arrived.toSorted()).toEqual(expected);
    expect(arrived.some((line) => line.startsWith('2026-11-28 | sakura@example.jp | お知らせのまとめ'))).toBe(
      true,
    );
    const sent = await remindersOf(period, ReminderState.Sent);
    expect(sent.map(({ id, days }) => [id, days])).toEqual(planned.map(({ id, days }) => [id, days]));
    // SMTP cannot tell whether a mail was taken: what was being sent at a kill is sent again as the same mail.
    const twice = [...sendings.values()].filter(({ length }) => length > 1);
    expect(twice.every(([one, other, ...more]) => one?.text === other?.text && more.length === 0)).toBe(true);
    // Several are sent at once: as many as the mail server had taken when the process was killed.
    const days = new Set(twice.flatMap(([one]) => (one === undefined ? [] : [one.day])));
    expect([...days].toSorted()).toEqual(businessDays.filter((_, index) => index % 3 === 2));
  });
});
