import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#bff/platform/secrets/hashing.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeIdentity } from '#bff/testing/oidc/identities.ts';
import { logInAt } from '#bff/testing/oidc/logInAt.ts';
import {
  browserOf,
  cookiesOf,
  finishAdmin,
  finishUser,
  fromBrowser,
  logInAdmin,
  type OidcServer,
  sessionOf,
  startOidcServer,
} from '#bff/testing/oidc/oidcServer.ts';
import { makeAdmin, makeCorporation, makeCorporationUser, makeProject } from '#bff/testing/people.ts';
import { codeOf, registerTotp } from '#bff/testing/secondFactors/secondFactors.ts';
import { at, TEST_NOW } from '#bff/testing/server.ts';
import { identityMessages as messages } from './identities.words.ts';

const LABEL = '組織アカウント';
const PASSWORD = 'Correct-Horse-1';

let oidc: OidcServer;

beforeAll(async () => {
  oidc = await startOidcServer({ first: { emailClaim: null, strongMethods: ['mfa'] } });
});
beforeEach(async () => {
  await oidc.server.database.client.rateLimit.deleteMany();
});
afterAll(() => oidc.stop());

const startLink = (session: TestSession) =>
  oidc.server.call('startIdentityLink', { session, path: { provider: 'sso' }, headers: fromBrowser() });

/** Links an account at the provider to the owner of a session. */
const link = async (session: TestSession, name: string) => {
  const { body, headers } = await startLink(session);
  const { answer } = await logInAt(body.url, name);
  return finishAdmin(oidc, { cookie: cookiesOf(headers) }, answer);
};

const listOwn = async (session: TestSession) =>
  (await oidc.server.call('listOwnIdentities', { session })).body;

const provider = expect.objectContaining({ key: 'sso' });

describe('an account is linked by its owner, who is logged in', () => {
  it('whatever its address is, and lets him in from then on', async () => {
    const { session, id } = await makeAdmin(oidc.server, 'JMAC');
    const answer = await link(session, 'another-name');
    expect(answer.body).toEqual({ returnUrl: '/admin/security', session: null });
    const own = await listOwn(session);
    expect(own.items).toMatchObject([{ providerLabel: LABEL, email: null, lastUsedAt: null }]);
    expect(own.providers).not.toContainEqual(provider);
    const entered = await logInAdmin(oidc, 'another-name');
    expect(entered.body.session?.adminUser.id).toBe(id);
  });

  it('and by nobody’s address where the configuration says so', async () => {
    const { email } = await makeAdmin(oidc.server, 'JMAC');
    expect((await logInAdmin(oidc, email)).status).toBe(401);
  });

  it('once for each provider', async () => {
    const { session } = await makeAdmin(oidc.server, 'CS');
    await link(session, 'cs-once');
    const { status, problem } = await startLink(session);
    expect([status, problem.detail]).toEqual([409, messages.alreadyLinked(LABEL)]);
  });

  it('once also where he began twice', async () => {
    const { session } = await makeAdmin(oidc.server, 'CS');
    const begun = await startLink(session);
    await link(session, 'cs-first');
    const { answer } = await logInAt(begun.body.url, 'cs-second');
    const { status, problem } = await finishAdmin(oidc, { cookie: cookiesOf(begun.headers) }, answer);
    expect([status, problem.detail]).toEqual([409, messages.alreadyLinked(LABEL)]);
  });

  it('to one administrator', async () => {
    const [one, other] = [await makeAdmin(oidc.server, 'CS'), await makeAdmin(oidc.server, 'CS')];
    await link(one.session, 'shared');
    const { status, problem } = await link(other.session, 'shared');
    expect([status, problem.detail]).toEqual([409, messages.ofAnother(LABEL)]);
  });

  it('and to nobody when his session ended before the provider answered', async () => {
    const { session } = await makeAdmin(oidc.server, 'CS');
    const { body, headers } = await startLink(session);
    const { answer } = await logInAt(body.url, 'too-late');
    await oidc.server.call('invalidateAdminSession', { session });
    const finished = await finishAdmin(oidc, { cookie: cookiesOf(headers) }, answer);
    expect(finished.status).toBe(401);
    expect(await oidc.server.database.client.linkedIdentity.count({ where: { subject: 'too-late' } })).toBe(
      0,
    );
  });

  it.each([
    ['idle too long', { idleExpiresAt: TEST_NOW }],
    ['too old', { createdAt: new Date(TEST_NOW.getTime() - 1), expiresAt: TEST_NOW }],
    ['without its second step', { awaitsFactor: true }],
    ['of somebody who was stopped', { adminUser: { update: { isActive: false } } }],
  ])('and to nobody when his session is %s by then', async (_state, data) => {
    const { session, id } = await makeAdmin(oidc.server, 'CS');
    const { body, headers } = await startLink(session);
    const { answer } = await logInAt(body.url, `late-${id}`);
    const rows = oidc.server.database.client;
    const { id: open } = await rows.session.findFirstOrThrow({ where: { adminUserId: id } });
    await rows.session.update({ where: { id: open }, data });
    expect((await finishAdmin(oidc, { cookie: cookiesOf(headers) }, answer)).status).toBe(401);
    expect(await rows.linkedIdentity.count({ where: { subject: `late-${id}` } })).toBe(0);
  });

  it('of a deleted administrator is free again', { tags: ['slow'] }, async () => {
    const gone = await makeAdmin(oidc.server, 'CS');
    await link(gone.session, 'inherited');
    await oidc.server.database.client.adminUser.update({
      where: { id: gone.id },
      data: { isActive: false, deletedAt: new Date() },
    });
    const unlinked = { action: 'deleted', targetKind: 'linkedIdentity', actorKind: 'system' };
    const countUnlinked = () => oidc.server.database.client.auditEntry.count({ where: unlinked });
    const before = await countUnlinked();
    expect((await logInAdmin(oidc, 'inherited')).status).toBe(401);
    expect(await countUnlinked()).toBe(before + 1);
    const heir = await makeAdmin(oidc.server, 'CS');
    await link(heir.session, 'inherited');
    expect((await logInAdmin(oidc, 'inherited')).body.session?.adminUser.id).toBe(heir.id);
  });

  it('after his second factor, where he has one: neither linked nor unlinked without', async () => {
    const admin = await makeAdmin(oidc.server, 'JMAC');
    await link(admin.session, 'careful');
    const { secret } = await registerTotp(oidc.server, admin.session);
    const [{ id } = { id: 0 }] = (await listOwn(admin.session)).items;
    const remove = () => oidc.server.call('deleteOwnIdentity', { session: admin.session, path: { id } });
    const later = new Date(TEST_NOW.getTime() + 11 * 60_000);
    await at(oidc.server, later, async () => {
      expect((await remove()).problem.code).toBe(1102);
      expect((await startLink(admin.session)).problem.code).toBe(1102);
      const body = { code: codeOf(secret, later) };
      await oidc.server.call('proveByCode', { session: admin.session, body });
      expect((await remove()).status).toBe(204);
    });
  });
});

describe('a link that is ended', () => {
  it('lets nobody in any more; its owner reads of it, and it stands in the trail', async () => {
    const { session, email } = await makeAdmin(oidc.server, 'CS');
    await link(session, 'ended');
    const [{ id } = { id: 0 }] = (await listOwn(session)).items;
    expect((await oidc.server.call('deleteOwnIdentity', { session, path: { id } })).status).toBe(204);
    expect((await logInAdmin(oidc, 'ended')).status).toBe(401);
    expect((await listOwn(session)).providers).toContainEqual(provider);
    await oidc.server.runJobs('sendMails');
    expect(oidc.server.mails.filter(({ to }) => to === email)).toHaveLength(2);
    const where = { targetKind: 'linkedIdentity', targetId: String(id) };
    const entries = await oidc.server.database.client.auditEntry.findMany({ where, orderBy: { id: 'asc' } });
    expect(entries.map(({ action }) => action)).toEqual(['created', 'deleted']);
  });

  it('is one’s own: anybody else’s is not found', async () => {
    const [one, other] = [await makeAdmin(oidc.server, 'CS'), await makeAdmin(oidc.server, 'CS')];
    await link(one.session, 'mine');
    const [{ id } = { id: 0 }] = (await listOwn(one.session)).items;
    const call = { session: other.session, path: { id } };
    expect((await oidc.server.call('deleteOwnIdentity', call)).status).toBe(404);
  });
});

describe('a user of a business', () => {
  it('links an account, sees it, and ends it', async () => {
    const project = await makeProject(oidc.server);
    const corporation = await makeCorporation(oidc.server);
    const belonging = { projectId: project.id, corporationId: corporation.id };
    const { session } = await makeCorporationUser(oidc.server, belonging);
    const path = { provider: 'sso' };
    const { body, headers } = await oidc.server.call('startUserIdentityLink', {
      session,
      path,
      headers: fromBrowser(),
    });
    const { answer } = await logInAt(body.url, 'company');
    const linked = await finishUser(oidc, { cookie: cookiesOf(headers) }, answer);
    expect(linked.body).toEqual({ returnUrl: `/user/${project.id}/company`, session: null, projects: [] });
    const own = await oidc.server.call('listUserOwnIdentities', { session });
    const [{ id } = { id: 0 }] = own.body.items;
    expect((await oidc.server.call('deleteUserOwnIdentity', { session, path: { id } })).status).toBe(204);
  });
});

describe('a second factor that the provider has asked for', () => {
  /** People are found by their address, which the provider answers when it is asked for it. */
  let named: OidcServer;
  beforeAll(async () => {
    named = await startOidcServer({ first: { strongMethods: ['mfa'] } });
  });
  afterAll(() => named.stop());

  it('is enough for the log-in where the configuration trusts it, and for nothing that asks again', async () => {
    const admin = await makeAdmin(oidc.server, 'JMAC');
    await link(admin.session, 'strong');
    await registerTotp(oidc.server, admin.session);
    oidc.provider.describe('strong', { amr: ['pwd', 'mfa'] });
    const answer = await logInAdmin(oidc, 'strong');
    expect(answer.body.session).not.toHaveProperty('secondFactor');
    const his = { session: sessionOf('admin', answer.body.session?.token), headers: browserOf(answer) };
    expect((await oidc.server.call('listAdminOwnSessions', his)).status).toBe(200);
    expect((await oidc.server.call('replaceRecoveryCodes', his)).problem.code).toBe(1102);
  });

  it('is not enough when it is of another kind', async () => {
    const admin = await makeAdmin(oidc.server, 'JMAC');
    await link(admin.session, 'weak');
    await registerTotp(oidc.server, admin.session);
    oidc.provider.describe('weak', { amr: ['pwd', 'sms'] });
    expect((await logInAdmin(oidc, 'weak')).body.session).toHaveProperty('secondFactor');
  });

  it('is not enough when only the answer about the person tells of it, which nobody has signed', async () => {
    const admin = await makeAdmin(named.server, 'JMAC');
    await logInAdmin(named, admin.email);
    await registerTotp(named.server, admin.session);
    named.provider.describe(admin.email, { amr: ['mfa'] }, 'userinfo');
    expect((await logInAdmin(named, admin.email)).body.session).toHaveProperty('secondFactor');
  });
});

describe('where administrators have no passwords', () => {
  let strict: OidcServer;
  beforeAll(async () => {
    strict = await startOidcServer({ file: { passwords: { admin: false } } });
  });
  afterAll(() => strict.stop());

  it('a right password lets nobody in, and says how else; users have theirs', async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const { email } = await makeAdmin(strict.server, 'JMAC', { passwordHash });
    const body = { email, password: PASSWORD };
    const { status, problem } = await strict.server.call('createAdminSession', { body });
    expect([status, problem.detail]).toEqual([409, messages.passwordsOff]);
    expect((await strict.server.call('listUserLoginProjects', { body })).status).toBe(401);
    const ways = await strict.server.call('listLoginProviders');
    expect(ways.body).toMatchObject({ hasAdminPasswords: false, hasUserPasswords: true });
  });

  it('the last link stays, and so does the way in', async () => {
    const { id: personId, email } = await makeAdmin(strict.server, 'JMAC');
    const answer = await logInAdmin(strict, email);
    const session = sessionOf('admin', answer.body.session?.token);
    const where = { personKind: 'admin', personId };
    const { id } = await strict.server.database.client.linkedIdentity.findFirstOrThrow({ where });
    const call = { session, headers: browserOf(answer), path: { id } };
    const { status, problem } = await strict.server.call('deleteOwnIdentity', call);
    expect([status, problem.detail]).toEqual([409, messages.lastStays]);
  });

  /** An administrator with a link of the provider and one of another, and how he ends them. */
  const withLinks = async (otherIssuer: string) => {
    const { id, session } = await makeAdmin(strict.server, 'JMAC');
    const linkTo = (issuer: string) =>
      makeIdentity(strict.server, { kind: 'admin', id, projectId: 0, issuer });
    const remove = (identityId: number) =>
      strict.server.call('deleteOwnIdentity', { session, path: { id: identityId } });
    return { own: await linkTo(strict.provider.issuer), other: await linkTo(otherIssuer), remove };
  };

  it('one of two that are ended at once stays too, whoever else does the same', {
    tags: ['slow'],
  }, async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => withLinks('http://127.0.0.1:9')));
    const statuses = await Promise.all(
      people.map(async ({ own, other, remove }) =>
        (await Promise.all([remove(own), remove(other)])).map(({ status }) => status).toSorted(),
      ),
    );
    expect(statuses).toEqual(people.map(() => [204, 409]));
  });

  it('a link of a provider that is not configured any more is no way in, and may go', async () => {
    const { own, other, remove } = await withLinks('https://gone.example.jp');
    expect((await remove(own)).problem.detail).toBe(messages.lastStays);
    expect((await remove(other)).status).toBe(204);
  });
});
