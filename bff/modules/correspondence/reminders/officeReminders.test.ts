import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDate } from '#bff/platform/database/values.ts';
import { bulkTools } from '#bff/testing/bulk/bulkTools.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin, makeSection, makeUndertaking } from '#bff/testing/people.ts';
import { remindersTo, remindOn, sentAbout } from '#bff/testing/reminders/reminders.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

/* What the office writes to many by itself, in one press from a list, counts as a reminder of the rules. */

let server: TestServer;
let jmac: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  jmac = (await makeAdmin(server, 'JMAC')).session;
});
afterAll(() => server.stop());

const { run, tryThem } = bulkTools(
  () => server,
  () => jmac,
);

const LATE = {
  kind: 4,
  title: '期限を過ぎた書類のご提出のお願い',
  body: '{企業名} 様\n{遅れている書類}',
} as const;
const ASKED = { ...LATE, body: '{企業名} 様\n{書類}' } as const;

/** A document that the rules have told of on this very day: due on the business day before. */
const makeLate = async () => {
  const undertaking = await makeUndertaking(server);
  const section = await makeSection(server, undertaking.myPage.id, { dueOn: toDate('2026-11-19') });
  return { ...undertaking, section };
};

describe('a reminder of the office', () => {
  it('about everything that is late counts for each document: the rules do not tell of it on the same day', async () => {
    const { myPage, section, user } = await makeLate();
    const selection = { by: 'ids' as const, ids: [myPage.id] };
    const { body } = await tryThem({ kind: 'notifyMyPages', list: 'myPages', selection, message: LATE });
    await run(body.id);
    await remindOn(server, ['2026-11-20', '2026-11-27']);
    expect(await sentAbout(server, section.id)).toEqual(['2026-11-20 1', '2026-11-27 5']);
    expect(await remindersTo(server, user.email)).toHaveLength(1);
  });

  it('about chosen documents counts for those alone', async () => {
    const { myPage, section } = await makeLate();
    const other = await makeSection(server, myPage.id, { dueOn: toDate('2026-11-24'), title: '納品書' });
    const selection = { by: 'ids' as const, ids: [section.id] };
    await server.database.client.reminderDay.deleteMany();
    const { body } = await tryThem({ kind: 'notifySections', list: 'myPages', selection, message: ASKED });
    await run(body.id);
    await server.runJobs('remindOfDeadlines');
    const notes = await server.database.client.notification.findMany({ where: { mypageId: myPage.id } });
    expect(notes.map(({ title }) => title)).toEqual([ASKED.title, '納品書の提出期限のお知らせ']);
    expect(await sentAbout(server, section.id)).toEqual(['2026-11-20 1']);
    expect(await sentAbout(server, other.id)).toEqual(['2026-11-20 -1']);
  });

  it('that only asks for documents counts for none', async () => {
    const { section } = await makeLate();
    const selection = { by: 'ids' as const, ids: [section.id] };
    await server.database.client.reminderDay.deleteMany();
    const message = { ...ASKED, kind: 1 } as const;
    const { body } = await tryThem({ kind: 'notifySections', list: 'myPages', selection, message });
    await run(body.id);
    await server.runJobs('remindOfDeadlines');
    const [sent] = await server.database.client.reminder.findMany({ where: { subjectId: section.id } });
    expect(sent).toMatchObject({ title: '発注書', days: 1 });
    const notes = await server.database.client.notification.count({ where: { mypageId: section.mypageId } });
    expect(notes).toBe(2);
  });
});
