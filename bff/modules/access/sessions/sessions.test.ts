import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#bff/platform/secrets/hashing.ts';
import { makeAdmin, makeApplicant, makeProject, makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';

const password = 'Correct-Horse-1';
const MINUTE_MS = 60_000;

let server: TestServer;
let passwordHash: string;

beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(password);
});
afterAll(() => server.stop());

const minutesLater = (minutes: number): Date => new Date(TEST_NOW.getTime() + minutes * MINUTE_MS);

const logInAdmin = async () => {
  const admin = await makeAdmin(server, 'JMAC', { passwordHash });
  const answer = await server.call('createAdminSession', { body: { email: admin.email, password } });
  return { admin, answer, session: { context: 'admin', token: answer.body.token } as const };
};

describe('log-in', () => {
  it('answers the session, the administrator and a token that is answered this once', async () => {
    const { admin, answer, session } = await logInAdmin();
    expect(answer.status).toBe(201);
    expect(answer.body.adminUser).toMatchObject({ id: admin.id, type: 0, email: admin.email });
    const read = await server.call('getAdminSession', { path: { id: answer.body.id }, session });
    expect(read.status).toBe(200);
    expect(read.body).not.toHaveProperty('token');
  });

  it('keeps only the hash of the secret', async () => {
    const { answer } = await logInAdmin();
    const secret = answer.body.token.split('.')[1] ?? '';
    const rows = await server.database.client.session.findMany();
    const stored = rows
      .map((row) => `${Buffer.from(row.secretHash).toString('hex')}${JSON.stringify(row)}`)
      .join();
    expect(stored).not.toContain(secret);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const admin = await makeAdmin(server, 'CS', { passwordHash });
    const wrong = await server.call('createAdminSession', {
      body: { email: admin.email, password: 'Wrong-Horse-1' },
    });
    const unknown = await server.call('createAdminSession', {
      body: { email: 'nobody@example.jp', password },
    });
    expect([wrong.status, wrong.problem.code]).toEqual([401, 1006]);
    expect(unknown.problem).toEqual({ ...wrong.problem, requestId: expect.any(String) });
  });

  it('refuses a disabled account', async () => {
    const admin = await makeAdmin(server, 'CS', { passwordHash, isActive: false });
    const answer = await server.call('createAdminSession', { body: { email: admin.email, password } });
    expect(answer.problem.code).toBe(1006);
  });

  it('takes an e-mail address in full width and capitals', async () => {
    const admin = await makeAdmin(server, 'CS', { passwordHash, email: 'zenkaku@example.jp' });
    const answer = await server.call('createAdminSession', {
      body: { email: 'ZENKAKU@example.jp', password },
    });
    expect(answer.body.adminUser.id).toBe(admin.id);
  });

  it('makes an account wait after five wrong passwords and says how long', async () => {
    const admin = await makeAdmin(server, 'CS', { passwordHash });
    const attempt = () =>
      server.call('createAdminSession', { body: { email: admin.email, password: 'Wrong-Horse-1' } });
    for (let count = 0; count < 5; count += 1) expect((await attempt()).status).toBe(401);
    const refused = await server.call('createAdminSession', { body: { email: admin.email, password } });
    expect([refused.status, refused.problem.code]).toEqual([429, 1100]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('lets an applicant in only in his own family and project', async () => {
    const project = await makeProject(server, { programKind: 3 });
    const { user } = await makeApplicant(server, { projectId: project.id, family: 'noto' });
    await server.database.client.applicationUser.update({ where: { id: user.id }, data: { passwordHash } });
    const body = { email: user.email, password, projectID: project.id };
    const noto = await server.call('createNotoApplicationSession', { body });
    const general = await server.call('createGeneralApplicationSession', { body });
    expect(noto.body.applicationNotoUserToken).toMatch(/^[0-9a-f-]{36}\.[A-Za-z0-9_-]{43}$/);
    expect(general.problem.code).toBe(1006);
  });

  it('offers a corporation user without a project the projects in which he logs in', async () => {
    const { user, corporation, project } = await makeUndertaking(server);
    await server.database.client.corporationUser.update({ where: { id: user.id }, data: { passwordHash } });
    const answer = await server.call('listUserLoginProjects', { body: { email: user.email, password } });
    expect(answer.body.items).toMatchObject([{ projectId: project.id, corporationName: corporation.name }]);
  });
});

describe('a session', () => {
  it('is nobody without a token: 1006', async () => {
    const answer = await server.call('listAdminOwnSessions');
    expect([answer.status, answer.problem.code]).toEqual([401, 1006]);
  });

  it('of one context does not open another', async () => {
    const { session } = await logInAdmin();
    const answer = await server.call('listUserOwnSessions', { session: { ...session, context: 'user' } });
    expect(answer.problem.code).toBe(1006);
  });

  it('is over after 30 idle minutes for administrators: 1007', async () => {
    const { session } = await logInAdmin();
    server.setNow(minutesLater(31));
    const answer = await server.call('listAdminOwnSessions', { session });
    server.setNow(TEST_NOW);
    expect([answer.status, answer.problem.code]).toEqual([401, 1007]);
  });

  it('slides with use, but ends after 12 hours', async () => {
    const { session } = await logInAdmin();
    for (let minutes = 25; minutes < 12 * 60; minutes += 25) {
      server.setNow(minutesLater(minutes));
      expect((await server.call('listAdminOwnSessions', { session })).status).toBe(200);
    }
    server.setNow(minutesLater(12 * 60 + 1));
    const answer = await server.call('listAdminOwnSessions', { session });
    server.setNow(TEST_NOW);
    expect(answer.problem.code).toBe(1007);
  });

  it('ends at log-out, and a second log-out is no error', async () => {
    const { session } = await logInAdmin();
    expect((await server.call('invalidateAdminSession', { session })).status).toBe(204);
    expect((await server.call('invalidateAdminSession', { session })).status).toBe(204);
    expect((await server.call('listAdminOwnSessions', { session })).problem.code).toBe(1006);
  });

  it('of a disabled person is invalidated: 1008', async () => {
    const { admin, session } = await logInAdmin();
    await server.database.client.adminUser.update({ where: { id: admin.id }, data: { isActive: false } });
    expect((await server.call('listAdminOwnSessions', { session })).problem.code).toBe(1008);
  });

  it('can be seen and ended by its owner from another browser, not by others', async () => {
    const { admin, session, answer } = await logInAdmin();
    const other = await logInAdmin();
    const foreign = await server.call('deleteAdminOwnSession', {
      path: { id: answer.body.id },
      session: other.session,
    });
    expect(foreign.problem.code).toBe(1005);
    const second = await server.call('createAdminSession', { body: { email: admin.email, password } });
    const secondSession = { context: 'admin', token: second.body.token } as const;
    const ended = await server.call('deleteAdminOwnSession', {
      path: { id: answer.body.id },
      session: secondSession,
    });
    expect(ended.status).toBe(204);
    expect((await server.call('listAdminOwnSessions', { session })).problem.code).toBe(1008);
  });

  it('begun in an old browser, which names only its origin, is bound as well (code 6.10)', async () => {
    const admin = await makeAdmin(server, 'JMAC', { passwordHash });
    const answer = await server.call('createAdminSession', {
      body: { email: admin.email, password },
      headers: { origin: server.url },
    });
    const session = { context: 'admin', token: answer.body.token } as const;
    expect((await server.call('listAdminOwnSessions', { session })).problem.code).toBe(1006);
  });

  it('ends when its browser logs in again (ASVS 7.2.4)', async () => {
    const { admin, session } = await logInAdmin();
    const again = await server.call('createAdminSession', {
      body: { email: admin.email, password },
      session,
    });
    const renewed = { context: 'admin', token: again.body.token } as const;
    expect((await server.call('listAdminOwnSessions', { session })).problem.code).toBe(1006);
    expect((await server.call('listAdminOwnSessions', { session: renewed })).status).toBe(200);
  });

  it('goes on when somebody fails to log in with it', async () => {
    const { admin, session } = await logInAdmin();
    const body = { email: admin.email, password: 'Wrong-Horse-1' };
    expect((await server.call('createAdminSession', { body, session })).status).toBe(401);
    expect((await server.call('listAdminOwnSessions', { session })).status).toBe(200);
  });

  it('that ends takes its own cookie along, and no other context’s', async () => {
    const admin = await makeAdmin(server, 'JMAC', { passwordHash });
    const answer = await server.call('createAdminSession', {
      body: { email: admin.email, password },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const end = (token: string) =>
      server.call('invalidateAdminSession', { session: { context: 'admin', token }, headers: { cookie } });
    // Nobody without the token, such as another site's form, takes a cookie away.
    expect((await end('x.y')).headers.getSetCookie()).toEqual([]);
    const removed = (await end(answer.body.token)).headers.getSetCookie();
    expect(removed).toEqual([
      expect.stringMatching(/^adminBinding=; Path=\/; Expires=Thu, 01 Jan 1970.*HttpOnly/),
    ]);
  });

  it('begun in a browser is bound to its second cookie', async () => {
    const admin = await makeAdmin(server, 'JMAC', { passwordHash });
    const headers = { 'sec-fetch-site': 'same-origin' };
    const answer = await server.call('createAdminSession', {
      body: { email: admin.email, password },
      headers,
    });
    const session = { context: 'admin', token: answer.body.token } as const;
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
    const stolen = await server.call('listAdminOwnSessions', { session });
    const own = await server.call('listAdminOwnSessions', {
      session,
      headers: { cookie: cookie.split(';')[0] ?? '' },
    });
    expect([stolen.problem.code, own.status]).toEqual([1006, 200]);
  });
});
