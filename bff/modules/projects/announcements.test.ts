import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC', { name: '事務局 花子' });
});
afterAll(() => server.stop());

const notice = {
  title: '年末年始の受付について',
  body: '窓口をお休みします。',
  publishFrom: '2026-11-19T00:00:00Z',
};

const create = (projectId: number, body: object = {}) =>
  server.call('createAnnouncement', {
    session: jmac.session,
    path: { id: projectId },
    body: { ...notice, ...body },
  });

const makeUpload = (data: object = {}) =>
  server.database.client.storedFile.create({
    data: {
      storageKey: randomUUID(),
      fileName: '案内.pdf',
      extension: '.pdf',
      contentType: 'application/pdf',
      sizeBytes: 10,
      sha256: 'a'.repeat(64),
      scanStatus: 'clean',
      purpose: 'announcement',
      uploadedByName: '事務局 花子',
      ...data,
    },
  });

describe('announcements for businesses', () => {
  it('are those published now, important ones first, then the newest', async () => {
    const { project, user } = await makeUndertaking(server);
    await create(project.id, { title: '古い', publishFrom: '2026-11-01T00:00:00Z' });
    await create(project.id, { title: '新しい', publishFrom: '2026-11-18T00:00:00Z' });
    await create(project.id, { title: '重要', publishFrom: '2026-11-02T00:00:00Z', isImportant: true });
    await create(project.id, { title: 'これから', publishFrom: '2026-11-21T00:00:00Z' });
    await create(project.id, { title: '終わった', publishTo: '2026-11-20T01:00:00Z' });
    const titles: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 2, ...(cursor === undefined ? {} : { cursor }) };
      const path = { id: project.id };
      const { body } = await server.call('listUserAnnouncements', { session: user.session, path, query });
      expect(body.total).toBe(3);
      titles.push(...body.items.map(({ title }) => title));
      cursor = body.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(titles).toEqual(['重要', '新しい', '古い']);
  });

  it('of another project are not found', async () => {
    const { user } = await makeUndertaking(server);
    const other = await makeUndertaking(server);
    const path = { id: other.project.id };
    const answer = await server.call('listUserAnnouncements', { session: user.session, path });
    expect([answer.status, answer.problem.code]).toEqual([404, 1005]);
  });
});

describe('keeping announcements', () => {
  it('is read by every administrator and written by JMAC alone', async () => {
    const { project } = await makeUndertaking(server);
    const { body: made } = await create(project.id);
    expect(made).toMatchObject({
      isPublished: true,
      isImportant: false,
      createdByName: '事務局 花子',
      version: 1,
    });
    for (const role of ['MAFF', 'CS', 'Inspector', 'BackOffice'] as const) {
      const { session } = await makeAdmin(server, role);
      const path = { id: project.id, aid: made.id };
      expect((await server.call('getAnnouncement', { session, path })).status).toBe(200);
      const refused = await server.call('updateAnnouncement', { session, path, body: { title: '別' } });
      expect([refused.status, refused.problem.code]).toEqual([403, 1000]);
    }
  });

  it('refuses an end before the beginning, also when only one of them is sent', async () => {
    const { project } = await makeUndertaking(server);
    const wrong = await create(project.id, { publishTo: '2026-11-18T00:00:00Z' });
    expect(wrong.problem.errors?.[0]?.pointer).toBe('/publishTo');
    const { body } = await create(project.id, { publishTo: '2026-11-25T00:00:00Z' });
    const answer = await server.call('updateAnnouncement', {
      session: jmac.session,
      path: { id: project.id, aid: body.id },
      body: { publishFrom: '2026-11-26T00:00:00Z' },
    });
    expect([answer.status, answer.problem.errors?.[0]?.pointer]).toEqual([400, '/publishTo']);
  });

  it('is not reached through another project', async () => {
    const { project } = await makeUndertaking(server);
    const other = await makeUndertaking(server);
    const { body } = await create(project.id);
    const path = { id: other.project.id, aid: body.id };
    expect((await server.call('deleteAnnouncement', { session: jmac.session, path })).status).toBe(404);
  });

  it('attaches clean uploads, each to one announcement', async () => {
    const { project } = await makeUndertaking(server);
    const [first, second, pending] = [
      await makeUpload(),
      await makeUpload(),
      await makeUpload({ scanStatus: 'pending' }),
    ];
    const { body } = await create(project.id, { fileIds: [second.id, first.id] });
    expect(body.files.map(({ id }) => id)).toEqual([second.id, first.id]);
    for (const id of [first.id, pending.id, randomUUID()]) {
      const refused = await create(project.id, { fileIds: [id] });
      expect(refused.problem.errors?.[0]?.pointer).toBe('/fileIds');
    }
    const path = { id: project.id, aid: body.id };
    const kept = await server.call('updateAnnouncement', {
      session: jmac.session,
      path,
      body: { fileIds: [first.id] },
    });
    expect(kept.body.files.map(({ id }) => id)).toEqual([first.id]);
  });

  it('deletes for everybody and keeps it in the audit', async () => {
    const { project } = await makeUndertaking(server);
    const { body } = await create(project.id);
    const path = { id: project.id, aid: body.id };
    expect(
      (await server.call('deleteAnnouncement', { session: jmac.session, path, ifMatch: 5 })).status,
    ).toBe(412);
    expect(
      (await server.call('deleteAnnouncement', { session: jmac.session, path, ifMatch: 1 })).status,
    ).toBe(204);
    const where = { action: 'deleted', targetKind: 'announcement', targetId: String(body.id) };
    const entry = await server.database.client.auditEntry.findFirstOrThrow({ where });
    expect(entry.before).toMatchObject({ title: notice.title, body: notice.body });
  });
});
