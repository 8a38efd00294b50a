import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdmin } from '#bff/testing/people.ts';
import { codeOf, registerTotp, wrongCode } from '#bff/testing/secondFactors/secondFactors.ts';
import { createSoftPasskey } from '#bff/testing/secondFactors/softPasskey.ts';
import { at, startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_ORIGIN: 'https://hojo.example.jp' } });
});
beforeEach(() => server.database.client.rateLimit.deleteMany());
afterAll(() => server.stop());

const ORIGIN = 'https://hojo.example.jp';
const MINUTE_MS = 60_000;
const minutesLater = (minutes: number): Date => new Date(TEST_NOW.getTime() + minutes * MINUTE_MS);

const registerPasskey = async (
  session: Awaited<ReturnType<typeof makeAdmin>>['session'],
  origin = ORIGIN,
) => {
  const passkey = createSoftPasskey(origin);
  const { body } = await server.call('startPasskey', { session });
  const answer = await server.call('confirmPasskey', { session, body: passkey.register(body, '事務所の鍵') });
  return { passkey, answer };
};

describe('an app that counts codes', () => {
  it('is registered by its first code, with ten recovery codes, and its owner is told by mail', async () => {
    const { session, email } = await makeAdmin(server, 'CS');
    const { body: started } = await server.call('startTotp', { session });
    expect(started.uri).toContain(encodeURIComponent(email));
    expect(started.uri).toContain(started.secret);
    const body = {
      challengeId: started.challengeId,
      name: ' 電話 𠮷 ',
      code: codeOf(started.secret, TEST_NOW),
    };
    const answer = await server.call('confirmTotp', { session, body });
    expect(answer.status).toBe(201);
    expect(answer.body.factor).toMatchObject({ kind: 0, name: '電話 𠮷', version: 1 });
    expect(answer.body.recoveryCodes).toHaveLength(10);
    await server.runJobs('sendMails');
    const mail = server.mails.findLast(({ to }) => to === email);
    expect(mail?.subject).toContain('二要素認証の変更');
    expect(mail?.text).toContain('■名前：電話 𠮷');
    expect(mail?.text).not.toContain(started.secret);
  });

  it('is not registered by a wrong code, which may be typed again', async () => {
    const { session } = await makeAdmin(server, 'CS');
    const { body: started } = await server.call('startTotp', { session });
    const confirm = (code: string) =>
      server.call('confirmTotp', { session, body: { challengeId: started.challengeId, name: '電話', code } });
    const wrong = await confirm(wrongCode(started.secret, TEST_NOW));
    expect(wrong.problem.errors?.[0]?.pointer).toBe('/code');
    expect((await confirm(codeOf(started.secret, TEST_NOW))).status).toBe(201);
  });

  it('is registered once, of two presses and of two tabs: a new beginning voids the one before', async () => {
    const { session } = await makeAdmin(server, 'CS');
    const first = (await server.call('startTotp', { session })).body;
    const second = (await server.call('startTotp', { session })).body;
    const confirm = ({ challengeId, secret }: typeof first) =>
      server.call('confirmTotp', {
        session,
        body: { challengeId, name: '電話', code: codeOf(secret, TEST_NOW) },
      });
    expect((await confirm(first)).status).toBe(400);
    const answers = await Promise.all([confirm(second), confirm(second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    expect((await server.call('listOwnSecondFactors', { session })).body.items).toHaveLength(1);
  });

  it('is not registered by another session, or too late', async () => {
    const { session } = await makeAdmin(server, 'CS');
    const { session: other } = await makeAdmin(server, 'CS');
    const { challengeId, secret } = (await server.call('startTotp', { session })).body;
    const body = { challengeId, name: '電話', code: codeOf(secret, TEST_NOW) };
    expect((await server.call('confirmTotp', { session: other, body })).status).toBe(400);
    const late = minutesLater(15);
    await at(server, late, async () => {
      const answer = await server.call('confirmTotp', {
        session,
        body: { ...body, code: codeOf(secret, late) },
      });
      expect(answer.problem.errors?.[0]?.pointer).toBe('/challengeId');
    });
  });

  it('has the name that its owner gives it, and is nobody else’s to rename or remove', async () => {
    const { session } = await makeAdmin(server, 'CS');
    const { session: other } = await makeAdmin(server, 'JMAC');
    const { factor } = await registerTotp(server, session);
    const path = { id: factor.id };
    const rename = (of: typeof session, ifMatch = 1) =>
      server.call('renameSecondFactor', { session: of, path, ifMatch, body: { name: '新しい電話' } });
    expect((await rename(other)).status).toBe(404);
    expect((await server.call('deleteSecondFactor', { session: other, path })).status).toBe(404);
    expect((await rename(session)).body).toMatchObject({ name: '新しい電話', version: 2 });
    expect((await rename(session)).status).toBe(412);
    expect((await server.call('deleteSecondFactor', { session, path, ifMatch: 1 })).status).toBe(412);
    expect((await server.call('deleteSecondFactor', { session, path, ifMatch: 2 })).status).toBe(204);
  });
});

describe('a passkey', () => {
  it('is registered, and shows the second factor by its signature', async () => {
    const { session } = await makeAdmin(server, 'CS');
    const { passkey, answer } = await registerPasskey(session);
    expect(answer.status).toBe(201);
    expect(answer.body.factor).toMatchObject({ kind: 1, name: '事務所の鍵' });
    const { body: question } = await server.call('startPasskeyProof', { session });
    expect(question.credentials).toEqual([{ id: expect.any(String), transports: ['internal'] }]);
    const proven = await server.call('proveByPasskey', { session, body: passkey.answer(question) });
    expect(proven.status).toBe(200);
  });

  it('answers a question once', async () => {
    const { session } = await makeAdmin(server, 'CS');
    const { passkey } = await registerPasskey(session);
    const { body: question } = await server.call('startPasskeyProof', { session });
    const body = passkey.answer(question);
    const answers = await Promise.all([1, 2].map(() => server.call('proveByPasskey', { session, body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('answers nobody else’s question, and not another question', async () => {
    const { session } = await makeAdmin(server, 'CS');
    const { session: other } = await makeAdmin(server, 'CS');
    const { passkey } = await registerPasskey(session);
    await registerPasskey(other);
    const ask = async (of: typeof session) => (await server.call('startPasskeyProof', { session: of })).body;
    const [mine, his] = [await ask(session), await ask(other)];
    const answer = (of: typeof session, body: ReturnType<typeof passkey.answer>) =>
      server.call('proveByPasskey', { session: of, body });
    expect((await answer(other, passkey.answer(his))).status).toBe(401);
    const mixed = { ...passkey.answer({ ...mine, challenge: his.challenge }), challengeId: mine.challengeId };
    expect((await answer(session, mixed)).status).toBe(401);
  });

  it('is refused on a page of another host', async () => {
    const { session } = await makeAdmin(server, 'CS');
    const { answer } = await registerPasskey(session, 'https://hojo.example.jp.evil.test');
    expect([answer.status, answer.problem.code]).toEqual([400, 1004]);
    expect((await server.call('startPasskeyProof', { session })).status).toBe(409);
  });

  it('is registered once, and is one of two ways that its owner has', async () => {
    const { session } = await makeAdmin(server, 'CS');
    const { passkey } = await registerPasskey(session);
    const { body } = await server.call('startPasskey', { session });
    expect(body.excludedCredentialIds).toHaveLength(1);
    const again = await server.call('confirmPasskey', { session, body: passkey.register(body, '同じ鍵') });
    expect(again.status).toBe(409);
    const app = await registerTotp(server, session);
    expect(app.recoveryCodes).toBeNull();
    const { items } = (await server.call('listOwnSecondFactors', { session })).body;
    expect(items.map(({ kind }) => kind)).toEqual([1, 0]);
  });
});

describe('who has lost everything', () => {
  it('is let in again by JMAC, who ends his sessions; he is told by mail', async () => {
    const jmac = await makeAdmin(server, 'JMAC');
    const lost = await makeAdmin(server, 'Inspector');
    await registerTotp(server, lost.session);
    const path = { id: lost.id };
    const { session } = jmac;
    expect((await server.call('resetSecondFactors', { session, path })).status).toBe(204);
    expect((await server.call('listOwnSecondFactors', { session: lost.session })).problem.code).toBe(1008);
    const factors = await server.database.client.secondFactor.count({ where: { adminUserId: lost.id } });
    const codes = await server.database.client.recoveryCode.count({ where: { adminUserId: lost.id } });
    expect([factors, codes]).toEqual([0, 0]);
    await server.runJobs('sendMails');
    expect(server.mails.findLast(({ to }) => to === lost.email)?.text).toContain('すべて解除');
    const entry = await server.database.client.auditEntry.findFirst({ where: { action: 'factorsReset' } });
    expect(entry).toMatchObject({ actorId: jmac.id, targetKind: 'adminUser', targetId: String(lost.id) });
    expect((await server.call('resetSecondFactors', { session, path })).status).toBe(409);
  });

  it('is never oneself, and never somebody whom there is not', async () => {
    const { session, id } = await makeAdmin(server, 'JMAC');
    await registerTotp(server, session);
    expect((await server.call('resetSecondFactors', { session, path: { id } })).status).toBe(409);
    expect((await server.call('resetSecondFactors', { session, path: { id: 999_999 } })).status).toBe(404);
  });
});
