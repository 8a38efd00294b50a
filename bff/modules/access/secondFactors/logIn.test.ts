import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminRole } from '#bff/core/actor.ts';
import { mountedOperations } from '#bff/core/contractDocument.ts';
import { SecondFactorKind, SecondFactorStep } from '#bff/generated/contract/enums.ts';
import { hashPassword } from '#bff/platform/secrets/hashing.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { approvedAct } from '#bff/testing/fourEyes.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { codeOf, registerTotp, wrongCode } from '#bff/testing/secondFactors/secondFactors.ts';
import { at, startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { bareCode } from './codes.service.ts';

const password = 'Correct-Horse-1';
const inBrowser = { 'sec-fetch-site': 'same-origin' };

let server: TestServer;
let passwordHash: string;

beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  await server.database.client.rateLimit.deleteMany();
  await server.database.client.secondFactorSetting.update({ where: { id: 1 }, data: { demandedTypes: [] } });
});
afterAll(() => server.stop());

const secondsLater = (seconds: number): Date => new Date(TEST_NOW.getTime() + seconds * 1000);

const makeWithApp = async (role: AdminRole = 'JMAC') => {
  const admin = await makeAdmin(server, role, { passwordHash });
  const { secret, recoveryCodes } = await registerTotp(server, admin.session);
  return { ...admin, secret, recoveryCodes: recoveryCodes ?? [] };
};

const logIn = async (email: string, headers?: Record<string, string>) => {
  const answer = await server.call('createAdminSession', {
    body: { email, password },
    headers: { ...headers },
  });
  return { answer, session: { context: 'admin', token: answer.body.token } as TestSession };
};

const prove = (session: TestSession, code: string, headers?: Record<string, string>) =>
  server.call('proveByCode', { session, body: { code }, headers: { ...headers } });

const homeStatus = async (session: TestSession) =>
  (await server.call('listAdminOwnSessions', { session })).status;

/** Whoever registered at TEST_NOW has used up the code of that half minute. */
const NEXT = secondsLater(30);

describe('a log-in with a second factor', () => {
  it('is none before the code was shown: every other operation answers 1006', async () => {
    const { email } = await makeWithApp();
    const { answer, session } = await logIn(email);
    expect(answer.status).toBe(201);
    expect(answer.body.secondFactor).toEqual({
      step: SecondFactorStep.Prove,
      kinds: [SecondFactorKind.Totp],
    });
    const path = { id: answer.body.id };
    const read = await server.call('getAdminSession', { session, path });
    expect([read.status, read.problem.code]).toEqual([401, 1006]);
    expect(await homeStatus(session)).toBe(401);
  });

  it('goes on with the code of the app, and is one from then on', async () => {
    const { email, secret, id } = await makeWithApp();
    await at(server, NEXT, async () => {
      const { session } = await logIn(email);
      const proven = await prove(session, codeOf(secret, NEXT));
      expect(proven.status).toBe(200);
      expect(proven.body.adminUser.id).toBe(id);
      expect(await homeStatus(session)).toBe(200);
    });
  });

  it('is told by the trail when it is one, not before', async () => {
    const { email, secret, id } = await makeWithApp();
    const entries = () =>
      server.database.client.auditEntry.findMany({
        where: { actorId: id, action: { in: ['loggedIn', 'factorRefused'] } },
        orderBy: { id: 'asc' },
        select: { action: true, outcome: true },
      });
    await at(server, NEXT, async () => {
      const { session } = await logIn(email);
      expect(await entries()).toEqual([]);
      await prove(session, wrongCode(secret, NEXT));
      await prove(session, codeOf(secret, NEXT));
    });
    expect(await entries()).toEqual([
      { action: 'factorRefused', outcome: 'refused' },
      { action: 'loggedIn', outcome: 'success' },
    ]);
  });

  it('makes the browser known by the code, not by the password alone', async () => {
    const { email, secret } = await makeWithApp();
    await at(server, NEXT, async () => {
      const { answer, session } = await logIn(email, inBrowser);
      expect(answer.headers.getSetCookie().join()).not.toContain('knownBrowser');
      const binding = answer.headers.getSetCookie().join().split(';')[0] ?? '';
      const headers = { ...inBrowser, cookie: binding };
      const proven = await prove(session, codeOf(secret, NEXT), headers);
      expect(proven.headers.getSetCookie().join()).toContain('knownBrowser');
    });
  });

  it('takes full-width digits and spaces as people type them', async () => {
    const { email, secret } = await makeWithApp();
    await at(server, NEXT, async () => {
      const { session } = await logIn(email);
      const wide = codeOf(secret, NEXT).replaceAll(/\d/g, (digit) =>
        String.fromCodePoint(0xff10 + Number(digit)),
      );
      expect((await prove(session, `${wide.slice(0, 3)} ${wide.slice(3)}`)).status).toBe(200);
    });
  });

  it.each([-30, 0, 30])('takes the code of a clock that is %i seconds off', async (seconds) => {
    const { email, secret } = await makeWithApp();
    const later = secondsLater(90);
    await at(server, later, async () => {
      const { session } = await logIn(email);
      const code = codeOf(secret, new Date(later.getTime() + seconds * 1000));
      expect((await prove(session, code)).status).toBe(200);
    });
  });

  it.each([-60, 60])('refuses the code of a clock that is %i seconds off', async (seconds) => {
    const { email, secret } = await makeWithApp();
    const later = secondsLater(120);
    await at(server, later, async () => {
      const { session } = await logIn(email);
      const code = codeOf(secret, new Date(later.getTime() + seconds * 1000));
      expect((await prove(session, code)).status).toBe(401);
    });
  });

  it('takes a code once, also of two who show it at the same moment', async () => {
    const { email, secret } = await makeWithApp();
    await at(server, NEXT, async () => {
      const sessions = [await logIn(email), await logIn(email)];
      const code = codeOf(secret, NEXT);
      const answers = await Promise.all(sessions.map(({ session }) => prove(session, code)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
      const { session } = await logIn(email);
      expect((await prove(session, code)).problem.detail).toContain('使用済み');
    });
  });

  it('waits after five wrong codes, longer each time, whatever code comes next', async () => {
    const { email, secret } = await makeWithApp();
    await at(server, NEXT, async () => {
      const { session } = await logIn(email);
      const wrong = wrongCode(secret, NEXT);
      const statuses = [];
      for (let count = 0; count < 5; count += 1) statuses.push((await prove(session, wrong)).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401]);
      const right = await prove(session, codeOf(secret, NEXT));
      expect([right.status, right.problem.code]).toEqual([429, 1100]);
      expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(20);
    });
  });

  it('ends when a quarter of an hour has passed', async () => {
    const { email, secret } = await makeWithApp();
    const { session } = await at(server, NEXT, () => logIn(email));
    const late = secondsLater(30 + 15 * 60);
    await at(server, late, async () => {
      const answer = await prove(session, codeOf(secret, late));
      expect([answer.status, answer.problem.code]).toEqual([401, 1007]);
    });
  });

  it('asks nothing of who has none, while nobody is obliged to', async () => {
    const { email } = await makeAdmin(server, 'CS', { passwordHash });
    const { answer, session } = await logIn(email);
    expect(answer.body).not.toHaveProperty('secondFactor');
    expect(await homeStatus(session)).toBe(200);
  });

  it('is for nobody but its owner: the code of another person’s app is wrong', async () => {
    const [one, other] = [await makeWithApp(), await makeWithApp()];
    await at(server, NEXT, async () => {
      const { session } = await logIn(one.email);
      expect((await prove(session, codeOf(other.secret, NEXT))).status).toBe(401);
    });
  });
});

describe('a recovery code', () => {
  it('is as good as the app, once', async () => {
    const { email, recoveryCodes } = await makeWithApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const { session } = await logIn(email);
    expect((await prove(session, code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    const { body } = await server.call('listOwnSecondFactors', { session });
    expect(body.recoveryCodesLeft).toBe(9);
    const { session: next } = await logIn(email);
    expect((await prove(next, code)).status).toBe(401);
  });

  it('is the same where a digit was read as a letter that no code has', () => {
    expect(bareCode('oO0 1-iI-lL')).toBe('00011111');
  });

  it('is kept as a hash', async () => {
    const { recoveryCodes, id } = await makeWithApp();
    const rows = await server.database.client.recoveryCode.findMany({ where: { adminUserId: id } });
    const kept = rows.map(({ codeHash }) => Buffer.from(codeHash).toString('latin1')).join();
    expect(kept).not.toContain(recoveryCodes[0]?.replaceAll('-', ''));
    const [factor] = await server.database.client.secondFactor.findMany({ where: { adminUserId: id } });
    expect(Buffer.from(factor?.secret ?? []).toString('latin1')).not.toMatch(/[A-Z2-7]{32}/);
  });

  it('gives way to ten new ones', async () => {
    const { email, session, recoveryCodes } = await makeWithApp();
    const { body, status } = await server.call('replaceRecoveryCodes', { session });
    expect(status).toBe(201);
    expect(body.codes).toHaveLength(10);
    const { session: next } = await logIn(email);
    expect((await prove(next, recoveryCodes[0] ?? '')).status).toBe(401);
    expect((await prove(next, body.codes[0] ?? '')).status).toBe(200);
  });

  it('is given to nobody without a second factor', async () => {
    const { session } = await makeAdmin(server, 'CS');
    expect((await server.call('replaceRecoveryCodes', { session })).status).toBe(409);
  });
});

describe('whoever is obliged to have a second factor', () => {
  const demand = async (demandedTypes: (0 | 1 | 2 | 3 | 4)[]) => {
    const { session } = await makeAdmin(server, 'JMAC');
    const asked = await server.call('updateSecondFactorSetting', { session, body: { demandedTypes } });
    // Less is demanded when two people say so.
    if (asked.status === 202) await approvedAct(server, asked);
    return asked;
  };

  it('and has none registers it after his password, before he can do anything else', async () => {
    expect((await demand([2])).body).toMatchObject({ demandedTypes: [2] });
    const { email } = await makeAdmin(server, 'CS', { passwordHash });
    const { answer, session } = await logIn(email);
    expect(answer.body.secondFactor).toEqual({ step: SecondFactorStep.Register, kinds: [] });
    expect(await homeStatus(session)).toBe(401);
    const { recoveryCodes } = await registerTotp(server, session);
    expect(recoveryCodes).toHaveLength(10);
    expect(await homeStatus(session)).toBe(200);
  });

  it('registers the first one in one log-in, of two that do it at once', async () => {
    await demand([2]);
    const { email, id } = await makeAdmin(server, 'CS', { passwordHash });
    const sessions = [(await logIn(email)).session, (await logIn(email)).session];
    const made = await Promise.all(
      sessions.map(async (session) => ({ session, ...(await server.call('startTotp', { session })).body })),
    );
    const answers = await Promise.all(
      made.map(({ session, challengeId, secret }) =>
        server.call('confirmTotp', {
          session,
          body: { challengeId, name: '電話', code: codeOf(secret, TEST_NOW) },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403]);
    expect(await server.database.client.secondFactor.count({ where: { adminUserId: id } })).toBe(1);
  });

  it('is so by his type: others log in as before', async () => {
    await demand([2]);
    const { email } = await makeAdmin(server, 'MAFF', { passwordHash });
    expect((await logIn(email)).answer.body).not.toHaveProperty('secondFactor');
  });

  it('cannot register another one where he has to show the one that he has', async () => {
    const { email } = await makeWithApp();
    const { session } = await logIn(email);
    for (const operation of ['startTotp', 'startPasskey'] as const) {
      const answer = await server.call(operation, { session });
      expect([answer.status, answer.problem.code], operation).toEqual([403, 1102]);
    }
  });

  it('keeps his last one', async () => {
    const { session } = await makeWithApp('CS');
    await demand([2]);
    const { body } = await server.call('listOwnSecondFactors', { session });
    expect(body.isDemanded).toBe(true);
    const path = { id: body.items[0]?.id ?? 0 };
    expect((await server.call('deleteSecondFactor', { session, path })).status).toBe(409);
    await demand([]);
    expect((await server.call('deleteSecondFactor', { session, path })).status).toBe(204);
    const after = await server.call('listOwnSecondFactors', { session });
    expect(after.body).toEqual({ items: [], recoveryCodesLeft: 0, isDemanded: false });
  });

  it('is said by JMAC alone, of two at once by one', async () => {
    const { session } = await makeAdmin(server, 'JMAC');
    const { body } = await server.call('getSecondFactorSetting', { session });
    const change = () =>
      server.call('updateSecondFactorSetting', {
        session,
        ifMatch: body.version,
        body: { demandedTypes: [4, 1] },
      });
    const answers = await Promise.all([change(), change()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const entry = await server.database.client.auditEntry.findFirst({
      where: { targetKind: 'secondFactorSetting' },
      orderBy: { id: 'desc' },
    });
    expect(entry?.after).toEqual({ demandedTypes: [1, 4] });
  });
});

describe('a log-in that awaits its second factor', () => {
  it('may call what says so, and nothing else', () => {
    const open = mountedOperations().filter(({ awaitsFactor }) => awaitsFactor);
    expect(open.map(({ operationId }) => operationId).toSorted()).toEqual([
      'confirmPasskey',
      'confirmTotp',
      'listOwnSecondFactors',
      'proveByCode',
      'proveByPasskey',
      'startPasskey',
      'startPasskeyProof',
      'startTotp',
    ]);
  });

  it('is not among the sessions of its owner, and can be given up', async () => {
    const { email, session: own } = await makeWithApp();
    const { session } = await logIn(email);
    const { body } = await server.call('listAdminOwnSessions', { session: own });
    expect(body.total).toBe(1);
    expect((await server.call('invalidateAdminSession', { session })).status).toBe(204);
    expect((await server.call('listOwnSecondFactors', { session })).status).toBe(401);
  });
});
