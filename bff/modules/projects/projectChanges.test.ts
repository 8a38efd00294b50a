import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeApplicant, makeProject, makeUndertaking } from '#bff/testing/people.ts';
import { anotherRound, resent } from '#bff/testing/projects.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC');
});
afterAll(() => server.stop());

const create = () => server.call('createProject', { session: jmac.session, body: anotherRound() });

describe('changing a round', () => {
  it('keeps a due rule that the contract cannot say in full when it is sent back as answered', async () => {
    const { body } = await create();
    const path = { id: body.id };
    const { documentRules } = body;
    await server.call('updateProject', {
      session: jmac.session,
      path,
      body: resent({ documentRules }),
      ifMatch: 1,
    });
    const rule = await server.database.client.documentRule.findFirstOrThrow({
      where: { projectId: body.id, dueRule: { path: ['notAfter'], equals: 'completionDeadline' } },
    });
    expect(rule.dueRule).toEqual({ from: 'completionOn', months: 1, notAfter: 'completionDeadline' });
  });

  it('leaves programme and codes as they are once something was submitted', async () => {
    const project = await makeProject(server);
    const person = await makeApplicant(server, { projectId: project.id });
    const where = { id: person.application.id };
    await server.database.client.application.update({ where, data: { displayCode: '3999' } });
    const path = { id: project.id };
    const session = jmac.session;
    const refused = await server.call('updateProject', { session, path, body: { displayCodeOffset: 8000 } });
    expect([refused.status, refused.problem.code]).toEqual([409, 1004]);
    const renamed = await server.call('updateProject', {
      session,
      path,
      body: { name: '新しい名前', displayCodeOffset: 3000 },
    });
    expect([renamed.status, renamed.body.name]).toEqual([200, '新しい名前']);
  });

  it('refuses the short name of another, and lets a round keep its own', async () => {
    const { body: first } = await create();
    const { body: second } = await create();
    const rename = (shortName: string) =>
      server.call('updateProject', { session: jmac.session, path: { id: second.id }, body: { shortName } });
    const refused = await rename(first.shortName);
    expect([refused.status, refused.problem.errors?.[0]?.pointer]).toEqual([400, '/shortName']);
    expect((await rename(second.shortName)).status).toBe(200);
    expect((await rename(`${second.shortName} 改`)).body.shortName).toBe(`${second.shortName} 改`);
  });

  it('can still be done where two have one short name from earlier days', async () => {
    const { body } = await create();
    const project = await makeProject(server);
    const where = { id: project.id };
    await server.database.client.project.update({ where, data: { shortName: body.shortName } });
    const path = { id: project.id };
    const change = { shortName: body.shortName, deskHours: '平日 10:00〜16:00' };
    const answer = await server.call('updateProject', { session: jmac.session, path, body: change });
    expect([answer.status, answer.body.deskHours]).toEqual([200, '平日 10:00〜16:00']);
  });

  it('refuses a stale version', async () => {
    const project = await makeProject(server);
    const path = { id: project.id };
    const call = () =>
      server.call('updateProject', { session: jmac.session, path, body: { round: 2 }, ifMatch: 1 });
    expect((await Promise.all([call(), call()])).map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});

describe('deleting a round', () => {
  it('is refused while it has applications or my pages', async () => {
    const { project } = await makeUndertaking(server);
    const called = await makeProject(server);
    await makeApplicant(server, { projectId: called.id });
    for (const { id } of [project, called]) {
      const answer = await server.call('deleteProject', { session: jmac.session, path: { id } });
      expect([answer.status, answer.problem.code]).toEqual([409, 1004]);
    }
  });

  it('takes it out of every list', async () => {
    const { id } = await makeProject(server);
    expect((await server.call('deleteProject', { session: jmac.session, path: { id } })).status).toBe(204);
    expect((await server.call('getProject', { session: jmac.session, path: { id } })).status).toBe(404);
    expect((await server.call('getPublicProject', { path: { projectId: id } })).status).toBe(404);
  });
});
