import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDate } from '#bff/platform/database/values.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeMember } from '#bff/testing/members/members.ts';
import {
  makeAdmin,
  makeCorporation,
  makeCorporationUser,
  makeMyPage,
  makeUndertaking,
} from '#bff/testing/people.ts';
import { at, startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC');
});
afterAll(() => server.stop());

const PUBLISHED = '2026-11-19T00:00:00Z';
const LATER = '2026-11-20T01:20:00Z';

const publish = async (projectId: number, body: object = {}): Promise<number> => {
  const words = { title: '受付について', body: '窓口をお休みします。', publishFrom: PUBLISHED };
  const path = { id: projectId };
  const all = { ...words, ...body };
  return (await server.call('createAnnouncement', { session: jmac.session, path, body: all })).body.id;
};

const open = (session: TestSession, id: number, aid: number) =>
  server.call('readUserAnnouncement', { session, path: { id, aid } });

const notifyAgain = (id: number, aid: number) =>
  at(server, LATER, () =>
    server.call('updateAnnouncement', {
      session: jmac.session,
      path: { id, aid },
      body: { body: '日程が変わりました。', notifyAgain: true },
    }),
  );

const listed = async (session: TestSession, id: number) =>
  (await server.call('listUserAnnouncements', { session, path: { id } })).body.items;

const unreadOf = async (session: TestSession, projectId: number, corporationId: number) => {
  const query = { projectID: projectId, corporationID: corporationId };
  return (await server.call('getUserMyPage', { session, query })).body.unreadAnnouncementCount;
};

describe('an announcement', () => {
  it('is read by the person who opens it, and by nobody else of his company', async () => {
    const { project, corporation, user } = await makeUndertaking(server);
    const colleague = await makeCorporationUser(server, {
      projectId: project.id,
      corporationId: corporation.id,
    });
    const aid = await publish(project.id);
    expect(await unreadOf(user.session, project.id, corporation.id)).toBe(1);
    expect((await open(user.session, project.id, aid)).body.isRead).toBe(true);
    expect(await listed(user.session, project.id)).toMatchObject([{ id: aid, isRead: true }]);
    expect(await listed(colleague.session, project.id)).toMatchObject([{ id: aid, isRead: false }]);
    expect(await unreadOf(user.session, project.id, corporation.id)).toBe(0);
    expect(await unreadOf(colleague.session, project.id, corporation.id)).toBe(1);
  });

  it('is opened twice at once without harm, and keeps the first time and one entry of the trail', async () => {
    const { project, user } = await makeUndertaking(server);
    const aid = await publish(project.id);
    const both = await Promise.all([
      open(user.session, project.id, aid),
      open(user.session, project.id, aid),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await at(server, LATER, () => open(user.session, project.id, aid));
    const [read] = await server.database.client.announcementRead.findMany({ where: { announcementId: aid } });
    expect(read?.readAt.toISOString()).toBe('2026-11-20T01:00:00.000Z');
    const where = { action: 'read', targetKind: 'announcement', targetId: String(aid) };
    expect(await server.database.client.auditEntry.count({ where })).toBe(1);
  });

  it('is unread again once the office tells of it again, and keeps who had opened it', async () => {
    const { project, corporation, user } = await makeUndertaking(server);
    const aid = await publish(project.id);
    await open(user.session, project.id, aid);
    const changed = await notifyAgain(project.id, aid);
    expect(changed.body).toMatchObject({ renotifiedAt: '2026-11-20T01:20:00.000Z', readCount: 0 });
    expect(await server.database.client.announcementRead.count({ where: { announcementId: aid } })).toBe(1);
    expect(await listed(user.session, project.id)).toMatchObject([{ isRead: false }]);
    expect(await unreadOf(user.session, project.id, corporation.id)).toBe(1);
    await at(server, '2026-11-20T01:25:00Z', () => open(user.session, project.id, aid));
    expect(await listed(user.session, project.id)).toMatchObject([{ isRead: true }]);
  });

  it('stays read when it is changed without telling of it', async () => {
    const { project, user } = await makeUndertaking(server);
    const aid = await publish(project.id);
    await open(user.session, project.id, aid);
    const path = { id: project.id, aid };
    await server.call('updateAnnouncement', { session: jmac.session, path, body: { title: '誤字を直した' } });
    expect(await listed(user.session, project.id)).toMatchObject([{ isRead: true, renotifiedAt: null }]);
  });

  it('that is not published, or of another round, is not there to open', async () => {
    const { project, user } = await makeUndertaking(server);
    const other = await makeUndertaking(server);
    const planned = await publish(project.id, { publishFrom: '2026-11-21T00:00:00Z' });
    expect((await open(user.session, project.id, planned)).status).toBe(404);
    const foreign = await publish(other.project.id);
    expect((await open(user.session, project.id, foreign)).status).toBe(404);
    expect((await open(user.session, other.project.id, foreign)).status).toBe(404);
  });
});

describe('everything at once', () => {
  it('marks what was told of until then, and leaves what came later', async () => {
    const { project, corporation, user } = await makeUndertaking(server);
    await publish(project.id, { title: '一' });
    await publish(project.id, { title: '二' });
    await publish(project.id, { title: '後から', publishFrom: '2026-11-20T00:30:00Z' });
    const path = { id: project.id };
    const all = { session: user.session, path, body: { until: PUBLISHED } };
    expect((await server.call('readAllUserAnnouncements', all)).status).toBe(204);
    expect((await server.call('readAllUserAnnouncements', all)).status).toBe(204);
    const unread = (await listed(user.session, project.id)).filter(({ isRead }) => !isRead);
    expect(unread.map(({ title }) => title)).toEqual(['後から']);
    expect(await unreadOf(user.session, project.id, corporation.id)).toBe(1);
    const where = { action: 'read', targetKind: 'project', targetId: String(project.id) };
    expect(await server.database.client.auditEntry.count({ where })).toBe(1);
  });

  it('marks a company’s own notifications up to the one that was seen', async () => {
    const { myPage, user } = await makeUndertaking(server);
    const { client } = server.database;
    const words = { mypageId: myPage.id, kind: 8, title: '件', body: '文' };
    const [, seen, later] = [
      await client.notification.create({ data: words }),
      await client.notification.create({ data: words }),
      await client.notification.create({ data: words }),
    ];
    const body = { mypageID: myPage.id, lastId: seen.id };
    expect((await server.call('readAllUserNotifications', { session: user.session, body })).status).toBe(204);
    const query = { id: myPage.id, unreadOnly: true };
    const rest = await server.call('listUserNotifications', { session: user.session, query });
    expect(rest.body.items.map(({ id }) => id)).toEqual([later.id]);
    const intruder = await makeUndertaking(server);
    const foreign = { session: intruder.user.session, body: { ...body, lastId: later.id } };
    expect((await server.call('readAllUserNotifications', foreign)).status).toBe(404);
    expect((await client.notification.findUniqueOrThrow({ where: { id: later.id } })).readAt).toBeNull();
  });
});

describe('what the office sees of who has opened an announcement', () => {
  const makeRound = async () => {
    const first = await makeUndertaking(server);
    const projectId = first.project.id;
    const corporation = await makeCorporation(server, { name: '株式会社二番', nameKana: 'ニバン' });
    const belonging = { projectId, corporationId: corporation.id };
    const page = await makeMyPage(server, belonging);
    const user = await makeCorporationUser(server, belonging, { isPrimary: true });
    return { first, projectId, second: { corporation, page, user } };
  };

  const receivers = (id: number, aid: number, query: object = {}) =>
    server.call('listAnnouncementReceivers', { session: jmac.session, path: { id, aid }, query });

  it('is how many companies it is for and how many opened it, however many people did', async () => {
    const { first, projectId } = await makeRound();
    const belonging = { projectId, corporationId: first.corporation.id };
    const colleague = await makeCorporationUser(server, belonging);
    const aid = await publish(projectId);
    await open(first.user.session, projectId, aid);
    await open(colleague.session, projectId, aid);
    const path = { id: projectId };
    const { body } = await server.call('listAnnouncements', { session: jmac.session, path });
    expect(body.items[0]).toMatchObject({ receiverCount: 2, readCount: 1 });
  });

  it('is exactly the companies that have not opened it, with whom to call, and as many as the counts say', async () => {
    const { first, projectId, second } = await makeRound();
    const aid = await publish(projectId);
    await open(first.user.session, projectId, aid);
    const { body } = await receivers(projectId, aid, { isRead: false });
    expect(body).toMatchObject({ total: 1 });
    expect(body.items).toMatchObject([
      {
        id: second.corporation.id,
        mypageId: second.page.id,
        displayCode: second.page.displayCode,
        isMember: false,
        contactName: second.user.name,
        contactEmail: second.user.email,
        readAt: null,
        readByName: null,
      },
    ]);
    const opened = await receivers(projectId, aid, { isRead: true });
    expect(opened.body.items).toMatchObject([{ id: first.corporation.id, readByName: first.user.name }]);
    await notifyAgain(projectId, aid);
    expect((await receivers(projectId, aid, { isRead: false })).body.total).toBe(2);
  });

  it('is told of members of a consortium as companies of their own', async () => {
    const { project, myPage } = await makeUndertaking(server);
    const member = await makeMember(server, { project, myPage });
    const aid = await publish(project.id);
    await open(member.user.session, project.id, aid);
    const { body } = await receivers(project.id, aid, { isRead: true });
    expect(body.items).toMatchObject([
      { id: member.corporationId, isMember: true, mypageId: myPage.id, readByName: member.user.name },
    ]);
    const path = { id: project.id, aid };
    const one = await server.call('getAnnouncement', { session: jmac.session, path });
    expect(one.body).toMatchObject({ receiverCount: 2, readCount: 1 });
  });

  it('counts exactly the companies of its list: once who takes part twice, and none that is gone', async () => {
    const { first, projectId, second } = await makeRound();
    const { client } = server.database;
    const { id: mypageId } = second.page;
    const twice = { mypageId, projectId, corporationId: first.corporation.id };
    await client.myPageMember.create({
      data: { ...twice, role: '共同実施', sequence: 1, joinedOn: toDate('2026-11-01') },
    });
    const gone = await makeCorporation(server, {});
    const left = await makeMyPage(server, { projectId, corporationId: gone.id });
    const leaver = await makeCorporationUser(server, { projectId, corporationId: gone.id });
    const aid = await publish(projectId);
    await open(first.user.session, projectId, aid);
    expect((await open(leaver.session, projectId, aid)).status).toBe(200);
    const seen = async () => {
      const path = { id: projectId, aid };
      const { body } = await server.call('getAnnouncement', { session: jmac.session, path });
      const opened = await receivers(projectId, aid, { isRead: true });
      const all = await receivers(projectId, aid);
      expect([body.receiverCount, body.readCount]).toEqual([all.body.total, opened.body.total]);
      expect(all.body.items).toHaveLength(all.body.total);
      return all.body.items.map(({ id, isMember }) => [id, isMember] as const);
    };
    expect(await seen()).toHaveLength(3);
    await client.corporation.update({ where: { id: gone.id }, data: { deletedAt: server.now() } });
    expect(await client.myPage.count({ where: { id: left.id, deletedAt: null } })).toBe(1);
    expect(Object.fromEntries(await seen())).toEqual({
      [first.corporation.id]: false,
      [second.corporation.id]: false,
    });
  });

  it('is of his own undertakings alone for an inspector, and so are its numbers', async () => {
    const { first, projectId, second } = await makeRound();
    const inspector = await makeAdmin(server, 'Inspector', { assignedPrefectures: [] });
    await server.database.client.myPage.update({
      where: { id: second.page.id },
      data: { inspectorUserId: inspector.id },
    });
    const aid = await publish(projectId);
    await open(first.user.session, projectId, aid);
    const asked = { session: inspector.session, path: { id: projectId, aid } };
    const { body } = await server.call('listAnnouncementReceivers', asked);
    expect(body.items.map(({ id }) => id)).toEqual([second.corporation.id]);
    const counted = await server.call('getAnnouncement', asked);
    expect(counted.body).toMatchObject({ receiverCount: 1, readCount: 0 });
    const { bytes } = await server.call('exportAnnouncementReceivers', {
      ...asked,
      query: { format: 'csv' },
    });
    expect(Buffer.from(bytes).toString()).not.toContain(first.corporation.name);
  });

  it('is searched by name and code, sorted, and read in pages', async () => {
    const { first, projectId, second } = await makeRound();
    const aid = await publish(projectId);
    await open(second.user.session, projectId, aid);
    const idsOf = async (query: object) =>
      (await receivers(projectId, aid, query)).body.items.map(({ id }) => id);
    expect(await idsOf({ q: 'にばん' })).toEqual([second.corporation.id]);
    expect(await idsOf({ q: second.page.displayCode })).toEqual([second.corporation.id]);
    expect(await idsOf({ sort: '-readAt' })).toEqual([second.corporation.id, first.corporation.id]);
    const page = await receivers(projectId, aid, { limit: 1, sort: 'readAt' });
    const cursor = page.body.nextCursor ?? '';
    expect(await idsOf({ limit: 1, sort: 'readAt', cursor })).toEqual([first.corporation.id]);
  });

  it('is saved as a file with the rows of the list', async () => {
    const { first, projectId, second } = await makeRound();
    const aid = await publish(projectId);
    await open(first.user.session, projectId, aid);
    const answer = await server.call('exportAnnouncementReceivers', {
      session: jmac.session,
      path: { id: projectId, aid },
      query: { format: 'csv', isRead: false },
    });
    const text = new TextDecoder().decode(answer.bytes);
    expect(text).toContain(second.corporation.name);
    expect(text).not.toContain(first.corporation.name);
  });

  it('is nothing through another round', async () => {
    const { projectId } = await makeRound();
    const other = await makeUndertaking(server);
    const aid = await publish(projectId);
    expect((await receivers(other.project.id, aid)).status).toBe(404);
  });
});
