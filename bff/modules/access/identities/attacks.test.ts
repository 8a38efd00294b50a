import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logInAt } from '#bff/testing/oidc/logInAt.ts';
import {
  beginAdmin,
  cookiesOf,
  finishAdmin,
  finishUser,
  fromBrowser,
  type OidcServer,
  startOidcServer,
} from '#bff/testing/oidc/oidcServer.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { at, TEST_NOW } from '#bff/testing/server.ts';
import { identityMessages as messages } from './identities.words.ts';

/*
 * What a provider's answer is held against: state, nonce, PKCE, issuer, browser, host, time, and that it comes once.
 */

let oidc: OidcServer;
let silent: Server;

const LABEL = '組織アカウント';

beforeAll(async () => {
  // Takes a connection, and never says a word.
  silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  oidc = await startOidcServer();
});
beforeEach(async () => {
  await oidc.server.database.client.rateLimit.deleteMany();
});
afterAll(async () => {
  silent.close();
  await oidc.stop();
});

const changed = (url: string, name: string, value: string): string => {
  const address = new URL(url);
  address.searchParams.set(name, value);
  return address.href;
};

const changedAnswer = (answer: string, name: string, value: string): string => {
  const search = new URLSearchParams(answer);
  search.set(name, value);
  return search.toString();
};

const begin = async () => {
  const { email } = await makeAdmin(oidc.server, 'JMAC');
  return { email, begun: await beginAdmin(oidc) };
};

type Answered = Awaited<ReturnType<typeof finishAdmin>>;
const saidBy = ({ status, problem }: Answered) => [status, problem.detail];

const BEGIN_AGAIN = [400, messages.beginAgain];
const REFUSED = [401, messages.refused(LABEL)];

const countSessions = () => oidc.server.database.client.session.count();

describe('an answer is refused', () => {
  it('with another state, which uses up nothing: the right one is taken afterwards', async () => {
    const { email, begun } = await begin();
    const { answer } = await logInAt(begun.url, email);
    const forged = await finishAdmin(oidc, begun, changedAnswer(answer, 'state', 'another'));
    expect(saidBy(forged)).toEqual(BEGIN_AGAIN);
    expect((await finishAdmin(oidc, begun, answer)).status).toBe(200);
  });

  it('the second time, though cookie and answer are right', async () => {
    const { email, begun } = await begin();
    const { answer } = await logInAt(begun.url, email);
    expect((await finishAdmin(oidc, begun, answer)).status).toBe(200);
    const sessions = await countSessions();
    expect(saidBy(await finishAdmin(oidc, begun, answer))).toEqual(BEGIN_AGAIN);
    expect(await countSessions()).toBe(sessions);
  });

  it('for all but one of those who send it at once', async () => {
    const { email, begun } = await begin();
    const { answer } = await logInAt(begun.url, email);
    const all = await Promise.all(Array.from({ length: 5 }, () => finishAdmin(oidc, begun, answer)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
  });

  it('with a code that was used for another log-in', async () => {
    const { email, begun } = await begin();
    const first = await logInAt(begun.url, email);
    await finishAdmin(oidc, begun, first.answer);
    const next = await beginAdmin(oidc);
    const { answer } = await logInAt(next.url, email);
    const code = new URLSearchParams(first.answer).get('code') ?? '';
    expect(saidBy(await finishAdmin(oidc, next, changedAnswer(answer, 'code', code)))).toEqual(REFUSED);
  });

  it('whose token has another nonce, and stands in the trail', async () => {
    const { email, begun } = await begin();
    const { answer } = await logInAt(changed(begun.url, 'nonce', 'another'), email);
    const where = { action: 'loginFailed', outcome: 'refused', actorName: LABEL };
    const before = await oidc.server.database.client.auditEntry.count({ where });
    expect(saidBy(await finishAdmin(oidc, begun, answer))).toEqual(REFUSED);
    expect(await oidc.server.database.client.auditEntry.count({ where })).toBe(before + 1);
  });

  it('whose code belongs to another PKCE challenge', async () => {
    const { email, begun } = await begin();
    const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
    const { answer } = await logInAt(changed(begun.url, 'code_challenge', challenge), email);
    expect(saidBy(await finishAdmin(oidc, begun, answer))).toEqual(REFUSED);
  });

  it('of another issuer than the log-in was begun at (mix-up)', async () => {
    const { email, begun } = await begin();
    const { answer } = await logInAt(begun.url, email);
    const mixed = changedAnswer(answer, 'iss', 'http://127.0.0.1:9');
    expect(saidBy(await finishAdmin(oidc, begun, mixed))).toEqual(REFUSED);
  });

  it('in another browser: without the cookie, or with a forged one', async () => {
    const { email, begun } = await begin();
    const { answer } = await logInAt(begun.url, email);
    expect(saidBy(await finishAdmin(oidc, { cookie: '' }, answer))).toEqual(BEGIN_AGAIN);
    const forged = { cookie: begun.cookie.replace(/.{6}$/, 'AAAAAA') };
    expect(saidBy(await finishAdmin(oidc, forged, answer))).toEqual(BEGIN_AGAIN);
  });

  it('at the door of other people', async () => {
    const { email, begun } = await begin();
    const { answer } = await logInAt(begun.url, email);
    const { status, problem } = await finishUser(oidc, begun, answer);
    expect([status, problem.detail]).toEqual(BEGIN_AGAIN);
  });

  it('at another provider than the log-in was begun at', async () => {
    const { email, begun } = await begin();
    const { answer } = await logInAt(begun.url, email);
    const { status, problem } = await oidc.server.call('finishAdminProviderLogIn', {
      path: { provider: 'hidden' },
      body: { answer },
      headers: fromBrowser(begun.cookie),
    });
    expect([status, problem.detail]).toEqual(BEGIN_AGAIN);
  });

  it('after ten minutes', async () => {
    const { email, begun } = await begin();
    const { answer } = await logInAt(begun.url, email);
    await at(oidc.server, new Date(TEST_NOW.getTime() + 10 * 60_000), async () => {
      expect(saidBy(await finishAdmin(oidc, begun, answer))).toEqual(BEGIN_AGAIN);
    });
  });

  it('of who turned back at the provider, in words of our own', async () => {
    const { begun } = await begin();
    const state = new URL(begun.url).searchParams.get('state') ?? '';
    const answer = new URLSearchParams({ error: 'access_denied', state, error_description: '<b>x</b>' });
    answer.set('iss', oidc.provider.issuer);
    const said = saidBy(await finishAdmin(oidc, begun, answer.toString()));
    expect(said).toEqual([401, messages.turnedBack(LABEL)]);
  });

  it('and counts: after fifty from one place the next has to wait', async () => {
    for (let count = 0; count < 50; count += 1) await finishAdmin(oidc, { cookie: '' }, 'state=x');
    expect((await finishAdmin(oidc, { cookie: '' }, 'state=x')).status).toBe(429);
  });
});

describe('a log-in that was begun', () => {
  it('tells the provider no more than a hash of what it will be asked by', async () => {
    const { begun } = await begin();
    const asked = new URL(begun.url).searchParams;
    expect(asked.get('response_type')).toBe('code');
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('state')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(begun.cookie).not.toContain(asked.get('state'));
  });

  it('asks by secrets that no other one has', async () => {
    const [one, other] = [await beginAdmin(oidc), await beginAdmin(oidc)].map(
      ({ url }) => new URL(url).searchParams,
    );
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(one?.get(name)).not.toBe(other?.get(name));
  });

  it('keeps its question in a cookie that no script reads, and no other site sends', async () => {
    const { headers } = await oidc.server.call('startAdminProviderLogIn', {
      path: { provider: 'sso' },
      body: { returnUrl: null },
      headers: fromBrowser(),
    });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^providerLogIn=[\w-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/),
    ]);
  });

  it('is none from a page of a foreign host', async () => {
    const answer = await oidc.server.call('startAdminProviderLogIn', {
      path: { provider: 'sso' },
      body: { returnUrl: null },
      headers: fromBrowser(undefined, 'http://evil.example'),
    });
    expect([answer.status, answer.problem.detail]).toEqual([400, messages.foreignPage]);
    expect(cookiesOf(answer.headers)).toBe('');
  });

  it('and broke off between the provider and us leaves nothing behind, and the next one goes through', async () => {
    const { email, begun } = await begin();
    const { answer } = await logInAt(begun.url, email);
    // As if the process had died after it took the answer: what it would have made is not there.
    const rows = oidc.server.database.client;
    const before = [await rows.session.count(), await rows.linkedIdentity.count()];
    await finishAdmin(oidc, begun, changedAnswer(answer, 'code', 'lost'));
    expect([await rows.session.count(), await rows.linkedIdentity.count()]).toEqual(before);
    const next = await beginAdmin(oidc);
    expect((await finishAdmin(oidc, next, (await logInAt(next.url, email)).answer)).status).toBe(200);
  });
});

describe('a provider that does not answer', () => {
  const startAt = (server: OidcServer['server'], provider: string) =>
    server.call('startAdminProviderLogIn', {
      path: { provider },
      body: { returnUrl: null },
      headers: fromBrowser(),
    });

  it('is told of at once where nobody listens', async () => {
    const { status, problem } = await startAt(oidc.server, 'hidden');
    expect([status, problem.detail]).toEqual([503, messages.unreachable('休止中')]);
  });

  it('is given up after its time, and asked again by the next', { tags: ['slow'] }, async () => {
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const issuer = `http://127.0.0.1:${port}`;
    const hanging = await startOidcServer({ first: { issuer, timeoutSeconds: 1 } });
    try {
      expect((await startAt(hanging.server, 'sso')).status).toBe(503);
      expect((await startAt(hanging.server, 'sso')).status).toBe(503);
    } finally {
      await hanging.stop();
    }
  });

  it('when the answer is there keeps nobody in the middle: 503, and no session', {
    tags: ['slow'],
  }, async () => {
    const own = await startOidcServer();
    try {
      const { email } = await makeAdmin(own.server, 'JMAC');
      const begun = await beginAdmin(own);
      const { answer } = await logInAt(begun.url, email);
      await own.provider.stop();
      expect(saidBy(await finishAdmin(own, begun, answer))).toEqual([503, messages.unreachable(LABEL)]);
      expect(await own.server.database.client.linkedIdentity.count()).toBe(0);
    } finally {
      await own.stop();
    }
  });
});
