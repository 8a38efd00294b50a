import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SecondFactorStep } from '#bff/generated/contract/enums.ts';
import { logInAt } from '#bff/testing/oidc/logInAt.ts';
import {
  beginAdmin,
  browserOf,
  finishAdmin,
  fromBrowser,
  logInAdmin,
  logInUser,
  type OidcServer,
  OTHER_ORIGIN,
  sessionOf,
  startOidcServer,
} from '#bff/testing/oidc/oidcServer.ts';
import {
  makeAdmin,
  makeCorporation,
  makeCorporationUser,
  makeMyPage,
  makeProject,
} from '#bff/testing/people.ts';
import { registerTotp } from '#bff/testing/secondFactors/secondFactors.ts';
import { identityMessages as messages } from './identities.words.ts';

let oidc: OidcServer;

beforeAll(async () => {
  oidc = await startOidcServer();
});
beforeEach(async () => {
  await oidc.server.database.client.rateLimit.deleteMany();
});
afterAll(() => oidc.stop());

const client = () => oidc.server.database.client;

const trailOf = (targetKind: string) =>
  client().auditEntry.findMany({
    where: { targetKind },
    orderBy: { id: 'asc' },
    select: { action: true, outcome: true, actorName: true },
  });

describe('an administrator who logs in at a provider', () => {
  it('is let in by his confirmed address the first time, which links the account, and he reads of it', async () => {
    const { email, id } = await makeAdmin(oidc.server, 'JMAC');
    const answer = await logInAdmin(oidc, email);
    expect(answer.status).toBe(200);
    expect(answer.body.session?.adminUser.id).toBe(id);
    const links = await client().linkedIdentity.findMany({ where: { personKind: 'admin', personId: id } });
    expect(links).toMatchObject([{ issuer: oidc.provider.issuer, subject: email, email, projectId: 0 }]);
    await oidc.server.runJobs('sendMails');
    const mails = oidc.server.mails.filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject).join()).toContain('ログイン方法の変更のお知らせ');
  });

  it('has a session like any other: with its cookie, for what he may do', async () => {
    const { email } = await makeAdmin(oidc.server, 'CS');
    const answer = await logInAdmin(oidc, email);
    const session = sessionOf('admin', answer.body.session?.token);
    const read = (headers: Record<string, string>) =>
      oidc.server.call('listAdminOwnSessions', { session, headers });
    expect((await read(browserOf(answer))).status).toBe(200);
    // The token alone is useless elsewhere, as after a password.
    expect((await read({})).status).toBe(401);
  });

  it('is the same person the next time, also under another address: the provider’s word for him counts', async () => {
    const { email, id } = await makeAdmin(oidc.server, 'MAFF');
    await logInAdmin(oidc, email);
    oidc.provider.describe(email, { email: 'somebody.else@example.jp', email_verified: false });
    const answer = await logInAdmin(oidc, email);
    expect(answer.body.session?.adminUser.id).toBe(id);
    expect(await client().linkedIdentity.count({ where: { personId: id, personKind: 'admin' } })).toBe(1);
  });

  it('comes from any configured host of the product, and leads back to it', async () => {
    const { email } = await makeAdmin(oidc.server, 'CS');
    const begun = await beginAdmin(oidc, OTHER_ORIGIN);
    const { url, answer } = await logInAt(begun.url, email);
    expect(`${url.origin}${url.pathname}`).toBe(`${OTHER_ORIGIN}/admin/login/sso`);
    expect((await finishAdmin(oidc, begun, answer)).status).toBe(200);
  });

  it('shows his second factor before it is a session', async () => {
    const admin = await makeAdmin(oidc.server, 'JMAC');
    await registerTotp(oidc.server, admin.session);
    const { body } = await logInAdmin(oidc, admin.email);
    expect(body.session?.secondFactor?.step).toBe(SecondFactorStep.Prove);
    const session = sessionOf('admin', body.session?.token);
    expect((await oidc.server.call('listAdminOwnSessions', { session })).status).toBe(401);
  });

  it('stands in the trail with his account, and so does who was refused', async () => {
    const { email, name } = await makeAdmin(oidc.server, 'CS');
    await logInAdmin(oidc, email);
    const entries = await trailOf('linkedIdentity');
    expect(entries.filter(({ actorName }) => actorName === name).map(({ action }) => action)).toEqual([
      'created',
      'identityProven',
    ]);
    await logInAdmin(oidc, 'unknown@example.jp');
    expect((await trailOf('session')).at(-1)).toEqual({
      action: 'loginFailed',
      outcome: 'refused',
      actorName: 'unknown@example.jp',
    });
  });
});

describe('outside stays, in the same words,', () => {
  const refusal = async (name: string) => {
    const { status, problem } = await logInAdmin(oidc, name);
    return [status, problem.detail];
  };

  it('who is nobody here: no administrator is made by logging in', async () => {
    const before = await client().adminUser.count();
    expect(await refusal('nobody@example.jp')).toEqual([401, messages.unknown]);
    expect(await client().adminUser.count()).toBe(before);
  });

  it('who was stopped, before he was linked and afterwards', async () => {
    const stopped = await makeAdmin(oidc.server, 'JMAC', { isActive: false });
    expect(await refusal(stopped.email)).toEqual([401, messages.unknown]);
    const linked = await makeAdmin(oidc.server, 'JMAC');
    await logInAdmin(oidc, linked.email);
    await client().adminUser.update({ where: { id: linked.id }, data: { isActive: false } });
    expect(await refusal(linked.email)).toEqual([401, messages.unknown]);
  });

  it('whose address belongs to somebody who has another account of the provider', async () => {
    const { email } = await makeAdmin(oidc.server, 'JMAC');
    await logInAdmin(oidc, email);
    oidc.provider.describe('thief', { email, email_verified: true });
    expect(await refusal('thief')).toEqual([401, messages.unknown]);
  });

  it('a user of a business at the door of administrators', async () => {
    const project = await makeProject(oidc.server);
    const corporation = await makeCorporation(oidc.server);
    const belonging = { projectId: project.id, corporationId: corporation.id };
    const { email } = await makeCorporationUser(oidc.server, belonging);
    expect(await refusal(email)).toEqual([401, messages.unknown]);
  });

  it('but told what to do about it: whose address the provider has not confirmed', async () => {
    const { email } = await makeAdmin(oidc.server, 'JMAC');
    oidc.provider.describe(email, { email, email_verified: false });
    expect(await refusal(email)).toEqual([401, messages.unverified('組織アカウント')]);
    expect(await client().linkedIdentity.count({ where: { subject: email } })).toBe(0);
  });
});

describe('a user of a business who logs in at a provider', () => {
  const makeUser = async (email?: string) => {
    const project = await makeProject(oidc.server);
    const corporation = await makeCorporation(oidc.server);
    const belonging = { projectId: project.id, corporationId: corporation.id };
    const user = await makeCorporationUser(oidc.server, belonging, email === undefined ? {} : { email });
    await makeMyPage(oidc.server, belonging);
    return user;
  };

  it('is let into his round, at its door and at the one without a round', async () => {
    const user = await makeUser();
    const atItsDoor = await logInUser(oidc, user.email, user.projectId);
    expect(atItsDoor.body.session?.user.id).toBe(user.id);
    const without = await logInUser(oidc, user.email, null);
    expect(without.body.session?.user.id).toBe(user.id);
  });

  it('stays outside of another round', async () => {
    const user = await makeUser();
    const { status, problem } = await logInUser(oidc, user.email, user.projectId + 1000);
    expect([status, problem.detail]).toEqual([401, messages.unknown]);
  });

  it('chooses among several rounds, and enters the one that he begins again with', async () => {
    const first = await makeUser();
    const second = await makeUser(first.email);
    const { body } = await logInUser(oidc, first.email, null);
    expect(body.session).toBeNull();
    expect(body.projects.map(({ projectId }) => projectId)).toEqual([second.projectId, first.projectId]);
    const entered = await logInUser(oidc, first.email, first.projectId);
    expect(entered.body.session?.user.id).toBe(first.id);
    // Also when both rounds are linked.
    const other = await logInUser(oidc, first.email, second.projectId);
    expect(other.body.session?.user.id).toBe(second.id);
    const again = await logInUser(oidc, first.email, first.projectId);
    expect(again.body.session?.user.id).toBe(first.id);
  });
});

describe('before all of this', () => {
  it('a log-in page is told who the providers are, and no more of them', async () => {
    const { body } = await oidc.server.call('listLoginProviders');
    expect(body).toEqual({
      items: [
        { key: 'sso', label: '組織アカウント', isForAdmins: true, isForUsers: true },
        { key: 'hidden', label: '休止中', isForAdmins: true, isForUsers: false },
      ],
      hasAdminPasswords: true,
      hasUserPasswords: true,
    });
  });

  it('a provider for administrators is none for users', async () => {
    const answer = await oidc.server.call('startUserProviderLogIn', {
      path: { provider: 'hidden' },
      body: { projectID: null, returnUrl: null },
      headers: fromBrowser(),
    });
    expect(answer.status).toBe(404);
  });
});
