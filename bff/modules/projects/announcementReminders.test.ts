import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MailDelivery, MailTopic } from '#bff/generated/contract/enums.ts';
import {
  makeAdmin,
  makeCorporation,
  makeCorporationUser,
  makeMyPage,
  makeProject,
} from '#bff/testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { remindOfAnnouncements } from './remindOfAnnouncements.service.ts';

/* What the office sends to the companies that have not opened an announcement. */

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC');
});
afterEach(() => server.setNow(TEST_NOW));
afterAll(() => server.stop());

const PUBLISHED = '2026-11-19T00:00:00Z';

/** A round with so many companies, one person each. */
const makeRound = async (count: number) => {
  const { id: projectId } = await makeProject(server);
  const users: Awaited<ReturnType<typeof makeCorporationUser>>[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id: corporationId } = await makeCorporation(server);
    await makeMyPage(server, { projectId, corporationId });
    users.push(await makeCorporationUser(server, { projectId, corporationId }, { isPrimary: true }));
  }
  return { projectId, users };
};

const publish = async (id: number, body: object = {}): Promise<number> => {
  const words = { title: '受付について', body: '窓口をお休みします。', publishFrom: PUBLISHED, ...body };
  return (await server.call('createAnnouncement', { session: jmac.session, path: { id }, body: words })).body
    .id;
};

const open = (session: Awaited<ReturnType<typeof makeCorporationUser>>['session'], id: number, aid: number) =>
  server.call('readUserAnnouncement', { session, path: { id, aid } });

const remind = (id: number, aid: number, idempotencyKey?: string) =>
  server.call('remindAnnouncement', {
    session: jmac.session,
    path: { id, aid },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });

const read = async (id: number, aid: number) =>
  (await server.call('getAnnouncement', { session: jmac.session, path: { id, aid } })).body;

const runJob = async (): Promise<void> => {
  const scope = server.scopes.forSystem('remindOfAnnouncements');
  let isMore = true;
  while (isMore) isMore = (await remindOfAnnouncements(scope)).next !== null;
};

const mailsTo = (to: string) => server.database.client.mailMessage.findMany({ where: { to } });

const statusesOf = async (users: readonly { readonly email: string }[]) => {
  const mails = await Promise.all(users.map(({ email }) => mailsTo(email)));
  return mails.map((own) => own.map(({ status }) => status));
};

const choose = (user: Awaited<ReturnType<typeof makeCorporationUser>>, delivery: MailDelivery) =>
  server.call('updateUserMailPreferences', {
    session: user.session,
    body: { items: [{ topic: MailTopic.Message, delivery }] },
  });

describe('a mail to those who have not opened an announcement', () => {
  it('goes to each of them and to nobody else, with the way to it, and the office sees how many got it', async () => {
    const { projectId, users } = await makeRound(3);
    const [reader] = users;
    const aid = await publish(projectId);
    if (reader !== undefined) await open(reader.session, projectId, aid);
    const begun = await remind(projectId, aid);
    expect(begun.body).toMatchObject({
      isReminding: true,
      remindedAt: TEST_NOW.toISOString(),
      remindedCount: 0,
    });
    await runJob();
    expect(await statusesOf(users)).toEqual([[], ['Queued'], ['Queued']]);
    const [mail] = await mailsTo(users[1]?.email ?? '');
    expect(mail?.subject).toContain('まだ開かれていないお知らせ');
    expect(mail?.text).toContain(`/user/${projectId}/announcement`);
    expect(mail?.text).toContain('■件名：受付について');
    expect(await read(projectId, aid)).toMatchObject({ isReminding: false, remindedCount: 2, version: 1 });
    const where = { targetKind: 'announcement', targetId: String(aid), action: 'messageSent' };
    expect(await server.database.client.auditEntry.count({ where })).toBe(1);
  });

  it('comes as each reader wants such mails: at once, with those of a day, or not at all', async () => {
    const { projectId, users } = await makeRound(3);
    const [, daily, none] = users;
    if (daily !== undefined) await choose(daily, MailDelivery.Daily);
    if (none !== undefined) await choose(none, MailDelivery.None);
    const aid = await publish(projectId);
    await remind(projectId, aid);
    await runJob();
    expect(await statusesOf(users)).toEqual([['Queued'], ['Held'], []]);
    expect((await read(projectId, aid)).remindedCount).toBe(2);
  });

  it('of an important one comes at once, whatever its reader has chosen', async () => {
    const { projectId, users } = await makeRound(1);
    for (const user of users) await choose(user, MailDelivery.None);
    await remind(projectId, await publish(projectId, { isImportant: true }));
    await runJob();
    expect(await statusesOf(users)).toEqual([['Queued']]);
  });

  it('is written once for one press, however often it arrives and however many processes write', {
    tags: ['slow'],
  }, async () => {
    const { projectId, users } = await makeRound(60);
    const aid = await publish(projectId);
    const key = '5d0e2f7c-8a3b-4f6d-9c1e-2b4a6c8e0f14';
    const answers = await Promise.all(Array.from({ length: 5 }, () => remind(projectId, aid, key)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await remind(projectId, aid)).status).toBe(409);
    await Promise.all([runJob(), runJob()]);
    expect((await statusesOf(users)).every(({ length }) => length === 1)).toBe(true);
    expect((await remind(projectId, aid, key)).status).toBe(200);
    await runJob();
    expect((await statusesOf(users)).every(({ length }) => length === 1)).toBe(true);
    expect((await read(projectId, aid)).remindedCount).toBe(60);
  });

  it('does not go to who opens it before it is written, nor after it is no longer shown', async () => {
    const { projectId, users } = await makeRound(2);
    const [quick] = users;
    const aid = await publish(projectId);
    await remind(projectId, aid);
    if (quick !== undefined) await open(quick.session, projectId, aid);
    await runJob();
    expect(await statusesOf(users)).toEqual([[], ['Queued']]);
    const ending = await publish(projectId, { title: '終わるお知らせ', publishTo: '2026-11-20T01:10:00Z' });
    await remind(projectId, ending);
    server.setNow(new Date('2026-11-20T01:10:00Z'));
    await runJob();
    expect(await statusesOf(users)).toEqual([[], ['Queued']]);
    expect(await read(projectId, ending)).toMatchObject({ isReminding: false, remindedCount: 0 });
  });
});

describe('the office cannot send it', () => {
  const refused = (detail: string) => ({ status: 409, problem: { detail: expect.stringContaining(detail) } });

  it('before it is published, nor once it has ended', async () => {
    const { projectId } = await makeRound(1);
    const planned = await publish(projectId, { publishFrom: '2026-11-21T00:00:00Z' });
    expect(await remind(projectId, planned)).toMatchObject(refused('掲載中'));
    const ended = await publish(projectId, { publishTo: '2026-11-20T00:30:00Z' });
    expect(await remind(projectId, ended)).toMatchObject(refused('掲載中'));
  });

  it('when everybody has opened it, and while it is being sent', async () => {
    const { projectId, users } = await makeRound(1);
    const aid = await publish(projectId);
    expect((await remind(projectId, aid)).status).toBe(200);
    expect(await remind(projectId, aid)).toMatchObject(refused('送っているところ'));
    await runJob();
    expect((await remind(projectId, aid)).status).toBe(200);
    await runJob();
    for (const user of users) await open(user.session, projectId, aid);
    expect(await remind(projectId, aid)).toMatchObject(refused('すべての企業'));
  });

  it('through another round, and unless he is JMAC', async () => {
    const { projectId } = await makeRound(1);
    const aid = await publish(projectId);
    expect((await remind((await makeProject(server)).id, aid)).status).toBe(404);
    for (const role of ['MAFF', 'CS', 'Inspector', 'BackOffice'] as const) {
      const { session } = await makeAdmin(server, role);
      const answer = await server.call('remindAnnouncement', { session, path: { id: projectId, aid } });
      expect(answer.status, role).toBe(403);
    }
  });
});
