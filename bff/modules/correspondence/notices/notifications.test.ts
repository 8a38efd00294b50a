import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeCorporationUser, makeSection, makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let office: Awaited<ReturnType<typeof makeAdmin>>;

beforeAll(async () => {
  server = await startTestServer();
  office = await makeAdmin(server, 'BackOffice', { name: '受付 清' });
});
afterAll(() => server.stop());

const message = { kind: 8, title: '書類の確認について', body: 'ご確認ください。', sendEmail: false } as const;

const create = (mypageId: number, body: object = {}) =>
  server.call('createNotification', {
    session: office.session,
    path: { id: mypageId },
    body: { ...message, ...body },
  });

describe('writing to a business', () => {
  it('moves a due day to a business day', async () => {
    const { myPage } = await makeUndertaking(server);
    const answer = await create(myPage.id, { dueOn: '2026-11-21' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      dueOn: '2026-11-24',
      readAt: null,
      emailedAt: null,
      createdByName: '受付 清',
    });
  });

  it('mails the primary contact that there is something to read, without the text itself', async () => {
    const { project, corporation, user, myPage } = await makeUndertaking(server);
    await makeCorporationUser(server, { projectId: project.id, corporationId: corporation.id });
    const answer = await create(myPage.id, { sendEmail: true, body: '口座の件' });
    expect(answer.body.emailedAt).toBeNull();
    await server.runJobs('sendMails');
    const path = { id: myPage.id, nid: answer.body.id };
    const sent = await server.call('getNotification', { session: office.session, path });
    expect(sent.body.emailedAt).toBe('2026-11-20T01:00:00.000Z');
    const mails = server.mails.filter(({ text }) => text.includes(corporation.name));
    expect(mails.map(({ to }) => to)).toEqual([user.email]);
    expect(mails[0]?.text).toContain(message.title);
    expect(mails[0]?.text).not.toContain('口座の件');
  });

  it('refuses a section of another my page', async () => {
    const { myPage } = await makeUndertaking(server);
    const other = await makeUndertaking(server);
    const section = await makeSection(server, other.myPage.id);
    const answer = await create(myPage.id, { sectionId: section.id });
    expect(answer.problem.errors?.[0]?.pointer).toBe('/sectionId');
  });

  it('is refused to inspectors and MAFF', async () => {
    const { myPage } = await makeUndertaking(server);
    for (const role of ['Inspector', 'MAFF'] as const) {
      const { session } = await makeAdmin(server, role);
      const path = { id: myPage.id };
      expect((await server.call('createNotification', { session, path, body: message })).status).toBe(403);
    }
  });

  it('shows an inspector those of his prefectures and of the my pages assigned to him', async () => {
    const { myPage } = await makeUndertaking(server);
    await create(myPage.id);
    const tokyo = await makeAdmin(server, 'Inspector', { assignedPrefectures: [13] });
    const osaka = await makeAdmin(server, 'Inspector', { assignedPrefectures: [27] });
    const path = { id: myPage.id };
    expect((await server.call('listNotifications', { session: tokyo.session, path })).body.total).toBe(1);
    const hidden = await server.call('listNotifications', { session: osaka.session, path });
    expect([hidden.status, hidden.problem.code]).toEqual([404, 1005]);
    await server.database.client.myPage.update({
      where: { id: myPage.id },
      data: { inspectorUserId: osaka.id },
    });
    expect((await server.call('listNotifications', { session: osaka.session, path })).status).toBe(200);
  });
});

describe('reading a notification', () => {
  it('by the business is kept with the first time; by an administrator it marks nothing', async () => {
    const { user, myPage } = await makeUndertaking(server);
    const { body: made } = await create(myPage.id);
    const adminPath = { id: myPage.id, nid: made.id };
    const seen = await server.call('getNotification', { session: office.session, path: adminPath });
    expect(seen.body.readAt).toBeNull();
    const path = { id: made.id };
    const first = await server.call('readUserNotification', { session: user.session, path });
    server.setNow('2026-11-20T01:10:00Z');
    const second = await server.call('readUserNotification', { session: user.session, path });
    server.setNow('2026-11-20T01:00:00Z');
    expect(second.body.readAt).toBe(first.body.readAt);
    expect(second.body.readAt).toBe('2026-11-20T01:00:00.000Z');
  });

  it('of another business is not found', async () => {
    const { myPage } = await makeUndertaking(server);
    const other = await makeUndertaking(server);
    const { body } = await create(myPage.id);
    const session = other.user.session;
    expect((await server.call('readUserNotification', { session, path: { id: body.id } })).status).toBe(404);
    expect((await server.call('listUserNotifications', { session, query: { id: myPage.id } })).status).toBe(
      404,
    );
  });

  it('lists unread ones first, then the newest', async () => {
    const { user, myPage } = await makeUndertaking(server);
    const ids: number[] = [];
    for (const title of ['一', '二', '三']) ids.push((await create(myPage.id, { title })).body.id);
    await server.call('readUserNotification', { session: user.session, path: { id: ids[2] ?? 0 } });
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { id: myPage.id, limit: 1, ...(cursor === undefined ? {} : { cursor }) };
      const { body } = await server.call('listUserNotifications', { session: user.session, query });
      found.push(...body.items.map(({ title }) => title));
      cursor = body.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(found).toEqual(['二', '一', '三']);
    const query = { id: myPage.id, unreadOnly: true };
    expect((await server.call('listUserNotifications', { session: user.session, query })).body.total).toBe(2);
  });
});

describe('changing a notification', () => {
  it('is possible until it is read', async () => {
    const { user, myPage } = await makeUndertaking(server);
    const { body: made } = await create(myPage.id);
    const path = { id: myPage.id, nid: made.id };
    const changed = await server.call('updateNotification', {
      session: office.session,
      path,
      body: { title: '訂正' },
      ifMatch: 1,
    });
    expect([changed.body.title, changed.body.version]).toEqual(['訂正', 2]);
    await server.call('readUserNotification', { session: user.session, path: { id: made.id } });
    const late = await server.call('updateNotification', {
      session: office.session,
      path,
      body: { title: '再訂正' },
    });
    expect([late.status, late.problem.code]).toEqual([409, 1004]);
    expect((await server.call('deleteNotification', { session: office.session, path })).status).toBe(409);
  });

  it('is refused once it was mailed', async () => {
    const { myPage } = await makeUndertaking(server);
    const { body: made } = await create(myPage.id, { sendEmail: true });
    const path = { id: myPage.id, nid: made.id };
    const answer = await server.call('deleteNotification', { session: office.session, path });
    expect(answer.problem.detail).toContain('メールを送った');
  });
});
