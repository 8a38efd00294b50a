import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '#bff/testing/client.ts';
import { makeMailCopy } from '#bff/testing/jobs/mailCopies.ts';
import { makeMember } from '#bff/testing/members/members.ts';
import { makeCorporationUser } from '#bff/testing/people.ts';
import { at, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, handIn, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let count = 0;
const newAddress = (): string => {
  count += 1;
  return `further${count}@example.jp`;
};

const add = (session: TestSession, email = newAddress(), name = '経理部') =>
  server.call('createUserMailCopy', { session, body: { name, email } });

const list = async (session: TestSession) =>
  (await server.call('listUserMailCopies', { session })).body.items;

/** What has reached an address, the oldest first. */
const mailsTo = async (email: string) => {
  await server.runJobs('sendPasswordLinks', 'sendMails');
  return server.mails.filter(({ to }) => to === email);
};

const tokenTo = async (email: string): Promise<string> =>
  /confirm_token=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';

const confirm = (token: string) => server.call('confirmMailCopy', { body: { token } });

const placeOf = ({ corporation, project }: Desk) => ({
  corporationId: corporation.id,
  projectId: project.id,
});

describe('a further address of a business', () => {
  it('gets a link and nothing else until its reader has opened it; from then on what the contact gets', async () => {
    const desk = await makeDesk(server);
    const { session } = desk.user;
    const made = await add(session);
    expect(made.status, JSON.stringify(made.problem)).toBe(201);
    const { email } = made.body;
    expect(made.body).toMatchObject({ name: '経理部', isActive: true, confirmedAt: null });
    await handIn(server, desk);
    const [asked, ...early] = await mailsTo(email);
    expect([asked?.subject, early]).toEqual([expect.stringContaining('確認のお願い'), []]);
    expect(asked?.text).toContain(`${desk.corporation.name}から`);
    const confirmed = await confirm(await tokenTo(email));
    expect(confirmed.body).toEqual({ email, corporationName: desk.corporation.name });
    expect((await list(session))[0]?.confirmedAt).toBe('2026-11-20T01:00:00.000Z');
    await server.call('createNotification', {
      session: desk.jmac.session,
      path: { id: desk.myPage.id },
      body: { kind: 0, title: '確認のお願い', body: '確認してください。', sendEmail: true },
    });
    const last = (await mailsTo(email)).at(-1);
    expect(last?.subject).toContain('事務局からのお知らせ');
    expect(last?.text).toMatch(/^[^\n]+\n経理部 様\n/);
    expect((await mailsTo(desk.user.email)).at(-1)?.subject).toBe(last?.subject);
  });

  it('gets nothing of what belongs to one person', async () => {
    const desk = await makeDesk(server);
    const { email } = await makeMailCopy(server, placeOf(desk));
    await server.call('sendUserPasswordReset', {
      path: { projectId: desk.project.id },
      body: { email: desk.user.email },
    });
    expect(await mailsTo(desk.user.email)).toHaveLength(1);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('gets nothing while it is stopped, once it is deleted, or twice when it is the contact’s own', async () => {
    const desk = await makeDesk(server);
    const { session } = desk.user;
    const stopped = await makeMailCopy(server, placeOf(desk));
    const gone = await makeMailCopy(server, placeOf(desk));
    await makeMailCopy(server, placeOf(desk), { email: desk.user.email });
    const answer = await server.call('updateUserMailCopy', {
      session,
      path: { id: stopped.id },
      body: { isActive: false },
      ifMatch: 1,
    });
    expect([answer.status, answer.body.version]).toEqual([200, 2]);
    expect((await server.call('deleteUserMailCopy', { session, path: { id: gone.id } })).status).toBe(204);
    await handIn(server, desk);
    expect(await mailsTo(stopped.email)).toEqual([]);
    expect(await mailsTo(gone.email)).toEqual([]);
    expect(await mailsTo(desk.user.email)).toHaveLength(1);
  });

  it('gets at once what the contact gets once a day, or not at all', async () => {
    const desk = await makeDesk(server);
    const { email } = await makeMailCopy(server, placeOf(desk));
    await server.call('updateUserMailPreferences', {
      session: desk.user.session,
      body: { items: [{ topic: 0, delivery: 2 }] },
    });
    await handIn(server, desk);
    expect([await mailsTo(desk.user.email), (await mailsTo(email)).length]).toEqual([[], 1]);
  });

  it('of a member gets what is told to the member', async () => {
    const desk = await makeDesk(server);
    const member = await makeMember(server, desk);
    const made = await add(member.user.session);
    expect(made.status).toBe(201);
    expect(await list(desk.user.session)).toEqual([]);
    expect(await list(member.user.session)).toHaveLength(1);
  });
});

describe('an address', () => {
  it('is not deleted by who has not seen what a colleague changed', async () => {
    const desk = await makeDesk(server);
    const { session } = desk.user;
    const path = { id: (await makeMailCopy(server, placeOf(desk))).id };
    await server.call('updateUserMailCopy', { session, path, body: { name: '経理の窓口' } });
    const remove = (ifMatch: number) => server.call('deleteUserMailCopy', { session, path, ifMatch });
    expect((await remove(1)).status).toBe(412);
    expect(await list(session)).toHaveLength(1);
    expect((await remove(2)).status).toBe(204);
  });
});

describe('adding an address', () => {
  it('is each user’s of the business, and nobody else’s; the office sees all of its rounds', async () => {
    const [desk, foreign] = [await makeDesk(server), await makeDesk(server)];
    const colleague = await makeCorporationUser(server, placeOf(desk));
    const { id } = (await add(desk.user.session)).body;
    expect((await list(colleague.session)).map((copy) => copy.id)).toEqual([id]);
    const path = { id };
    const { session } = foreign.user;
    const body = { name: '横取り' };
    expect((await server.call('updateUserMailCopy', { session, path, body })).status).toBe(404);
    expect((await server.call('deleteUserMailCopy', { session, path })).status).toBe(404);
    expect((await server.call('sendUserMailCopyConfirmation', { session, path })).status).toBe(404);
    const seen = await server.call('listCorporationMailCopies', {
      session: desk.cs.session,
      path: { id: desk.corporation.id },
    });
    expect(seen.body.items).toMatchObject([{ id, projectName: desk.project.shortName }]);
  });

  it('is refused for one that is there, and for a sixth', async () => {
    const { user } = await makeDesk(server);
    const email = newAddress();
    expect((await add(user.session, email)).status).toBe(201);
    const again = await add(user.session, email);
    expect([again.status, again.problem.errors?.[0]?.pointer]).toEqual([400, '/email']);
    for (let number = 2; number <= 5; number += 1) expect((await add(user.session)).status).toBe(201);
    const sixth = await add(user.session);
    expect([sixth.status, sixth.problem.detail]).toEqual([409, expect.stringContaining('5件まで')]);
  });

  it('sends no more than a few links to one address', async () => {
    const { user } = await makeDesk(server);
    const { id } = (await add(user.session)).body;
    const statuses: number[] = [];
    for (let number = 0; number < 4; number += 1)
      statuses.push(
        (await server.call('sendUserMailCopyConfirmation', { session: user.session, path: { id } })).status,
      );
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  it('is changed by who has seen the newest version alone', async () => {
    const { user } = await makeDesk(server);
    const { id } = (await add(user.session)).body;
    const change = (name: string) =>
      server.call('updateUserMailCopy', {
        session: user.session,
        path: { id },
        body: { name },
        ifMatch: 1,
      });
    expect((await change('経理')).status).toBe(200);
    expect((await change('総務')).status).toBe(412);
    expect((await list(user.session))[0]?.name).toBe('経理');
  });
});

describe('the link to an address', () => {
  it('works once, for 24 hours, and not beside a newer one', async () => {
    const { user } = await makeDesk(server);
    const { id, email } = (await add(user.session)).body;
    const old = await tokenTo(email);
    await server.call('sendUserMailCopyConfirmation', { session: user.session, path: { id } });
    const token = await tokenTo(email);
    expect((await confirm(old)).status).toBe(400);
    const late = await at(server, '2026-11-21T01:00:00Z', () => confirm(token));
    expect([late.status, late.problem.errors?.[0]?.message]).toEqual([
      400,
      expect.stringContaining('24時間'),
    ]);
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(400);
    const again = await server.call('sendUserMailCopyConfirmation', {
      session: user.session,
      path: { id },
    });
    expect(again.status).toBe(409);
  });

  it('is kept nowhere: a hash in its record, and nothing of it in the mail that was sent or in the trail', async () => {
    const { user } = await makeDesk(server);
    const { id, email } = (await add(user.session)).body;
    const token = await tokenTo(email);
    const { client } = server.database;
    const mail = await client.mailMessage.findFirstOrThrow({ where: { to: email } });
    expect([mail.status, mail.text.includes(token)]).toEqual(['Sent', false]);
    const entries = await client.auditEntry.findMany({
      where: { targetKind: 'mailCopy', targetId: String(id) },
    });
    expect(entries.map(({ action }) => action)).toEqual(['created']);
    expect(JSON.stringify(entries.map(({ after }) => after))).not.toContain(token);
  });

  it.each(['x', 'A'.repeat(43), '../../etc/passwd'])('%j is none', async (token) => {
    expect((await confirm(token)).status).toBe(400);
  });
});
