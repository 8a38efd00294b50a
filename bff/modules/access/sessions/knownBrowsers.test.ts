import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FAMILIES, type Family, type SessionContext } from '#bff/core/actor.ts';
import { hashPassword } from '#bff/platform/secrets/hashing.ts';
import { makeAdmin, makeApplicant, makeProject, makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { FAMILY_LINES } from '#rules/families.ts';

const password = 'Correct-Horse-1';
const inBrowser = { 'sec-fetch-site': 'same-origin' };

let server: TestServer;
let passwordHash: string;

beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(password);
});
beforeEach(() => server.database.client.rateLimit.deleteMany());
afterAll(() => server.stop());

type Headers = Record<string, string>;

/** One person of a context: how he logs in, with whatever password and headers. */
type Person = { readonly logIn: (given: string, headers?: Headers) => ReturnType<TestServer['call']> };

const makeApplicantOf = async (family: Family): Promise<Person> => {
  const project = await makeProject(server);
  const { user } = await makeApplicant(server, { projectId: project.id, family });
  await server.database.client.applicationUser.update({ where: { id: user.id }, data: { passwordHash } });
  const operation = `create${FAMILY_LINES[family].title}ApplicationSession` as const;
  return {
    logIn: (given, headers) =>
      server.call(operation, {
        body: { email: user.email, password: given, projectID: project.id },
        headers: { ...headers },
      }),
  };
};

const makers: { readonly [context in Exclude<SessionContext, Family>]: () => Promise<Person> } = {
  admin: async () => {
    const { email } = await makeAdmin(server, 'JMAC', { passwordHash });
    return {
      logIn: (given, headers) =>
        server.call('createAdminSession', { body: { email, password: given }, headers: { ...headers } }),
    };
  },
  user: async () => {
    const { user, project } = await makeUndertaking(server);
    await server.database.client.corporationUser.update({ where: { id: user.id }, data: { passwordHash } });
    return {
      logIn: (given, headers) =>
        server.call('createUserSession', {
          body: { email: user.email, password: given, projectID: project.id },
          headers: { ...headers },
        }),
    };
  },
};

const makePerson = (context: SessionContext): Promise<Person> =>
  context === 'admin' || context === 'user' ? makers[context]() : makeApplicantOf(context);

/** The cookie header of a browser after an answer. */
const cookiesOf = ({ headers }: { headers: { getSetCookie: () => string[] } }): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const lockFromElsewhere = async ({ logIn }: Person): Promise<void> => {
  for (let time = 0; time < 6; time += 1) await logIn('Wrong-Horse-1');
  expect((await logIn(password)).status).toBe(429);
};

describe.each<SessionContext>(['admin', 'user', ...FAMILIES])(
  'a browser in which one logged in: %s',
  (context) => {
    it('lets its owner in while guesses from elsewhere keep the account waiting (faults B4)', {
      tags: ['slow'],
    }, async () => {
      const person = await makePerson(context);
      const cookie = cookiesOf(await person.logIn(password, inBrowser));
      expect(cookie).toContain('knownBrowser=');
      await lockFromElsewhere(person);
      expect((await person.logIn(password, { ...inBrowser, cookie })).status).toBe(201);
      // His coming in does not open it to the others.
      expect((await person.logIn(password)).status).toBe(429);
      expect((await person.logIn(password, inBrowser)).status).toBe(429);
    });
  },
);

describe('a known browser', () => {
  it('has a limit of its own for who sits at it', async () => {
    const person = await makePerson('admin');
    const cookie = cookiesOf(await person.logIn(password, inBrowser));
    const headers = { ...inBrowser, cookie };
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1)
      statuses.push((await person.logIn('Wrong-Horse-1', headers)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await person.logIn(password)).status).toBe(201);
  });

  it('of one person opens no other account', async () => {
    const [own, other] = [await makePerson('admin'), await makePerson('admin')];
    const cookie = cookiesOf(await own.logIn(password, inBrowser));
    await lockFromElsewhere(other);
    expect((await other.logIn(password, { ...inBrowser, cookie })).status).toBe(429);
  });

  it('is one for all who share the computer, and made anew when its cookie is not ours', async () => {
    const [first, second] = [await makePerson('admin'), await makePerson('noto')];
    const given = { ...inBrowser, cookie: 'knownBrowser=planted' };
    const cookie = cookiesOf(await first.logIn(password, given));
    expect(cookie).not.toContain('planted');
    const browserOf = (cookies: string) => /knownBrowser=([^;]+)/.exec(cookies)?.[1];
    const shared = cookiesOf(await second.logIn(password, { ...inBrowser, cookie }));
    expect(browserOf(shared)).toBe(browserOf(cookie));
  });

  it('is forgotten with a new password, but for the one in which it is set', async () => {
    const admin = await makeAdmin(server, 'CS', { passwordHash });
    const logIn = (headers: Headers) =>
      server.call('createAdminSession', { body: { email: admin.email, password }, headers });
    await logIn(inBrowser);
    const own = await logIn(inBrowser);
    const changed = await server.call('changeAdminPassword', {
      session: { context: 'admin', token: own.body.token },
      body: { currentPassword: password, newPassword: 'Atarashii-2027!' },
      headers: { ...inBrowser, cookie: cookiesOf(own) },
    });
    const left = await server.database.client.knownBrowser.count({
      where: { personKind: 'admin', personId: admin.id },
    });
    expect([changed.status, left]).toEqual([204, 1]);
  });

  it('is also the one in which a mailed link set the password', async () => {
    const admin = await makeAdmin(server, 'CS', { passwordHash });
    await server.call('sendAdminPasswordReset', { body: { email: admin.email } });
    await server.runJobs('sendPasswordLinks', 'sendMails');
    await server.runJobs('sendPasswordLinks', 'sendMails');
    const token = server.mails.findLast(({ to }) => to === admin.email)?.text.match(/token=(\S+)/)?.[1] ?? '';
    const set = await server.call('useAdminPasswordReset', { body: { token, password }, headers: inBrowser });
    const logIn = (headers: Headers) =>
      server.call('createAdminSession', { body: { email: admin.email, password }, headers });
    for (let time = 0; time < 6; time += 1) {
      await server.call('createAdminSession', { body: { email: admin.email, password: 'Wrong-Horse-1' } });
    }
    expect((await logIn({ ...inBrowser, cookie: cookiesOf(set) })).status).toBe(201);
    expect((await logIn(inBrowser)).status).toBe(429);
  });

  it('is no business of a client that is none', async () => {
    const person = await makePerson('user');
    expect((await person.logIn(password)).headers.getSetCookie()).toEqual([]);
  });
});
