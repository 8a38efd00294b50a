import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMachineKey } from '#bff/testing/jobs/machineKeys.ts';
import { makeProject } from '#bff/testing/people.ts';
import { at, type TestServer } from '#bff/testing/server.ts';
import { startDemoServer } from '../prisma/seed/demoServer.ts';
import { ApiProblem, createClient } from './index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startDemoServer();
});
afterAll(() => server.stop());

const password = 'Demo-2026!';
const office = (email = 'jmac@example.jp') =>
  createClient({ baseUrl: server.url, session: { kind: 'admin', logIn: { email, password } } });

describe('against the product', () => {
  it('a session that nobody has used for hours is begun anew without a word', {
    tags: ['slow'],
  }, async () => {
    const client = office();
    const before = await client.get('/api/admin/project');
    const after = await at(server, '2026-11-20T11:00:00Z', () => client.get('/api/admin/project'));
    expect(after.body.total).toBe(before.body.total);
    await client.logOut();
  });

  it('each kind of person logs in with what his form asks for', { tags: ['slow'] }, async () => {
    const { id } = await server.database.client.project.findFirstOrThrow({ where: { id: 7 } });
    const logIn = { email: 'yasashii@example.jp', password, projectID: id };
    const business = createClient({ baseUrl: server.url, session: { kind: 'user', logIn } });
    const applicant = createClient({ baseUrl: server.url, session: { kind: 'applicationInclusive', logIn } });
    expect((await business.get('/api/user/self/session')).body.items.length).toBe(1);
    const own = await applicant.get('/api/application/inclusive/self');
    expect(own.body.projectId).toBe(7);
  });

  it('every row of a list comes once, whatever the size of a page', async () => {
    const { token } = await makeMachineKey(server);
    const client = createClient({ baseUrl: server.url, key: token });
    const ids: number[] = [];
    for await (const { id } of client.all('/api/admin/my_page/section', { query: { limit: 7 } }))
      ids.push(id);
    const { body } = await client.get('/api/admin/my_page/section', { query: { limit: 1 } });
    expect(ids.length).toBe(body.total);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('a short list, which is answered whole, is walked in the same way', { tags: ['slow'] }, async () => {
    const client = office();
    const labels: string[] = [];
    for await (const { label } of client.all('/api/admin/work_count', { query: { limit: 7 } }))
      labels.push(label);
    const { body } = await client.get('/api/admin/work_count');
    expect(labels).toEqual(body.items.map(({ label }) => label));
    expect(labels.length).toBeGreaterThan(7);
  });

  it('two who change one record at once both are heard', { tags: ['slow'] }, async () => {
    const { id } = await makeProject(server, { deskHours: '平日 ' });
    const one = { path: { id } };
    const change = (email: string, more: string) =>
      office(email).update('/api/admin/project/{id}', one, ({ deskHours }) => ({
        deskHours: `${deskHours}${more}`,
      }));
    await Promise.all([change('jmac@example.jp', 'あ'), change('jmac2@example.jp', 'い')]);
    const { body } = await office().get('/api/admin/project/{id}', one);
    expect(body.deskHours).toMatch(/^平日 (?:あい|いあ)$/);
  });

  it('a key that may not read is told so by name', async () => {
    const { token } = await makeMachineKey(server, { scopes: ['projects.read'] });
    const client = createClient({ baseUrl: server.url, key: token });
    const refused = await client.get('/api/admin/payment').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiProblem);
    expect(refused).toMatchObject({ status: 403, reason: 'ACCESS_DENIED' });
  });
});
