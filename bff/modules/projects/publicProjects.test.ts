import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSubmitted, programmes } from '#bff/testing/applications.ts';
import { makeProject, makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('rounds outside the secretariat', () => {
  it('without a session are the published ones that are open or upcoming', async () => {
    const open = await makeProject(server);
    const closed = await makeProject(server, { applicationClosesAt: new Date('2026-11-10T00:00:00Z') });
    const hidden = await makeProject(server, { isPublished: false });
    const { body } = await server.call('listPublicProjects', { query: { limit: 200 } });
    const ids = body.items.map(({ id }) => id);
    expect([ids.includes(open.id), ids.includes(closed.id), ids.includes(hidden.id)]).toEqual([
      true,
      false,
      false,
    ]);
    const shown = await server.call('getPublicProject', { path: { projectId: closed.id } });
    expect([shown.status, shown.body.state]).toEqual([200, 2]);
    expect(shown.body.documents.length).toBeGreaterThan(5);
    expect((await server.call('getPublicProject', { path: { projectId: hidden.id } })).status).toBe(404);
  });

  it('say when they were announced: once the office has none left to decide', async () => {
    const first = await makeSubmitted(server, programmes.noto);
    const { client } = server.database;
    const announcedOn = async () => {
      const { body } = await server.call('getPublicProject', { path: { projectId: first.projectId } });
      return body.announcedOn;
    };
    await client.project.update({
      where: { id: first.projectId },
      data: { applicationClosesAt: new Date('2026-11-10T00:00:00Z') },
    });
    expect(await announcedOn()).toBeNull();
    const decided = { status: 6, decidedAt: new Date('2026-11-18T16:00:00Z') };
    await client.application.update({ where: { id: first.applicationId }, data: decided });
    expect(await announcedOn()).toBe('2026-11-19');
    const other = await makeSubmitted(server, programmes.noto);
    const setOther = (status: number) =>
      client.application.update({
        where: { id: other.applicationId },
        data: { projectId: first.projectId, status },
      });
    await setOther(4);
    expect(await announcedOn()).toBeNull();
    await setOther(3);
    expect(await announcedOn()).toBe('2026-11-19');
  });

  it('as a corporation user is only the own one', async () => {
    const { project, user } = await makeUndertaking(server);
    const other = await makeProject(server);
    const session = user.session;
    expect((await server.call('getUserProject', { session, path: { id: project.id } })).status).toBe(200);
    expect((await server.call('getUserProject', { session, path: { id: other.id } })).status).toBe(404);
  });
});
