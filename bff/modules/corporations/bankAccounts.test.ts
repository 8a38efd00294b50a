import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, makeAccount, makePassbook, makePayment } from '#bff/testing/bankAccounts.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin, makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { fingerprintsOfAccount } from './sealedAccount.service.ts';

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC', { name: '事務局 花子' });
});
afterAll(() => server.stop());

it('an account that is changed twice at once is told from others by what it became', async () => {
  const { session, path, corporation } = await makeAccount(server);
  const where = { corporationId: corporation.id };
  for (const round of ['1', '2', '3', '4', '5']) {
    const changes = [{ branchCode: `10${round}` }, { accountNumber: `765432${round}` }];
    await Promise.all(changes.map((body) => server.call('updateBankAccount', { session, path, body })));
    const row = await server.database.client.bankAccount.findUniqueOrThrow({ where });
    const facts = { ...row, accountNumber: `765432${round}` };
    expect(row.branchCode).toBe(`10${round}`);
    const [expected] = fingerprintsOfAccount(server.scopes.forSystem('test').secrets, facts);
    expect(Buffer.from(row.accountFingerprint ?? [])).toEqual(Buffer.from(expected ?? []));
  }
});

describe('registering a bank account', () => {
  it('fills the number with zeros and warns of a holder that is not the business', async () => {
    const { answer } = await makeAccount(server);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      accountNumber: '0034567',
      isMasked: false,
      isLocked: false,
      confirmedAt: null,
    });
    expect(answer.body.passbookFile).toMatchObject({ fileName: '通帳.pdf' });
    expect(answer.body.warnings).toEqual([expect.stringContaining('企業名と一致しません')]);
  });

  it.each([
    ['accountHolderKana', 'ミライ＆カイ、', '使えない文字「&、」があります。通帳のカナの表記のとおり'],
    ['branchNameKana', 'ホンテン＃', '使えない文字「#」があります。'],
    ['accountNumber', '-1', '7桁以内の数字'],
    ['accountNumber', '－１', '7桁以内の数字'],
    ['accountNumber', '0', '0だけの番号はありません'],
  ])('refuses %s %s, and says what is wrong in it', async (name, value, message) => {
    const { path, session } = await makeAccount(server);
    const answer = await server.call('updateBankAccount', { session, path, body: { [name]: value } });
    expect([answer.status, answer.problem.errors]).toEqual([
      400,
      [expect.objectContaining({ pointer: `/${name}`, message: expect.stringContaining(message) })],
    ]);
  });

  it('takes every sign that a bank’s file takes, and a voiced mark that was typed on its own', async () => {
    const { path, session } = await makeAccount(server);
    const body = { accountHolderKana: 'カ゛イ「ア」，Ｂ／（カ' };
    const answer = await server.call('updateBankAccount', { session, path, body });
    expect([answer.status, answer.body.accountHolderKana]).toEqual([200, 'ｶﾞｲ｢ｱ｣,B/(ｶ']);
  });

  it('is done once', async () => {
    const { path, session, corporation } = await makeAccount(server);
    const { id } = await makePassbook(server, corporation.id);
    const answer = await server.call('createBankAccount', {
      session,
      path,
      body: { ...account, passbookFileId: id },
    });
    expect([answer.status, answer.problem.code]).toEqual([409, 1004]);
  });

  it('takes only a checked passbook copy of its own', async () => {
    const { corporation, user } = await makeUndertaking(server);
    const other = await makeUndertaking(server);
    const foreign = await makePassbook(server, other.corporation.id);
    const unchecked = await makePassbook(server, corporation.id, { scanStatus: 'pending' });
    const path = { corporationID: corporation.id };
    for (const { id } of [foreign, unchecked]) {
      const body = { ...account, passbookFileId: id };
      const answer = await server.call('createBankAccount', { session: user.session, path, body });
      expect(answer.problem.errors?.[0]?.pointer).toBe('/passbookFileId');
    }
  });

  it('asks JMAC for the reason and keeps on whose behalf', async () => {
    const { corporation } = await makeUndertaking(server);
    const { id } = await makePassbook(server, corporation.id);
    const path = { corporationID: corporation.id };
    const body = { ...account, passbookFileId: id };
    const refused = await server.call('createBankAccount', { session: jmac.session, path, body });
    expect(refused.problem.errors?.[0]?.pointer).toBe('/onBehalfReason');
    const answer = await server.call('createBankAccount', {
      session: jmac.session,
      path,
      body: { ...body, onBehalfReason: '電話で依頼を受けたため' },
    });
    expect(answer.body.changes).toEqual([
      expect.objectContaining({
        changedByName: '事務局 花子',
        reason: '電話で依頼を受けたため',
        accountNumberMasked: '****567',
      }),
    ]);
    const where = { targetKind: 'bankAccount', targetId: String(answer.body.id) };
    const entry = await server.database.client.auditEntry.findFirstOrThrow({ where });
    expect(entry.onBehalfOf).toBe(corporation.name);
    expect(JSON.stringify(entry.after)).not.toContain('0034567');
  });
});

describe('an account that another business has registered, too', () => {
  it('is told to the office with the number of those, and to no business', async () => {
    const first = await makeAccount(server);
    const second = await makeAccount(server);
    const elsewhere = { accountNumber: '34567', branchCode: '777' };
    await server.call('updateBankAccount', { ...first, body: elsewhere });
    await server.call('updateBankAccount', { ...second, body: elsewhere });
    const path = { id: second.corporation.id };
    const seen = await server.call('getCorporationBankAccount', { session: jmac.session, path });
    expect(seen.body.warnings).toContainEqual(expect.stringContaining('ほかの1つの企業にも登録されています'));
    const own = await server.call('getBankAccount', { session: second.session, path: second.path });
    expect(own.body.warnings.join()).not.toContain('ほかの');
    await server.call('updateBankAccount', { ...first, body: { branchCode: '778' } });
    const apart = await server.call('getCorporationBankAccount', { session: jmac.session, path });
    expect(apart.body.warnings.join()).not.toContain('ほかの');
  });
});

describe('reading a bank account', () => {
  it('tells JMAC the whole number on a call of its own, which stands in the trail', async () => {
    const { path, answer } = await makeAccount(server);
    const adminPath = { id: path.corporationID };
    const reveal = (session: TestSession) =>
      server.call('revealBankAccountNumber', { session, path: adminPath });
    expect((await reveal(jmac.session)).body).toEqual({ accountNumber: '0034567' });
    const backOffice = await makeAdmin(server, 'BackOffice');
    expect((await reveal(backOffice.session)).problem.code).toBe(1000);
    const seen = await server.database.client.auditEntry.findMany({
      where: { targetKind: 'bankAccount', targetId: String(answer.body.id), action: 'viewed' },
    });
    expect(seen).toMatchObject([{ actorName: '事務局 花子', outcome: 'success' }]);
    const read = await server.call('getCorporationBankAccount', { session: jmac.session, path: adminPath });
    expect(read.body.changes).toHaveLength(1);
  });

  it('is in full for the business, three digits for administrators, nothing for inspectors', async () => {
    const { path, session } = await makeAccount(server);
    const own = await server.call('getBankAccount', { session, path });
    expect(own.body.accountNumber).toBe('0034567');
    const adminPath = { id: path.corporationID };
    for (const role of ['JMAC', 'MAFF', 'CS', 'BackOffice'] as const) {
      const admin = await makeAdmin(server, role);
      const masked = await server.call('getCorporationBankAccount', {
        session: admin.session,
        path: adminPath,
      });
      expect([masked.body.accountNumber, masked.body.isMasked]).toEqual(['****567', true]);
      expect(JSON.stringify(masked.body)).not.toContain('0034567');
      expect(masked.body.passbookFile === null).toBe(role === 'MAFF' || role === 'CS');
    }
    const inspector = await makeAdmin(server, 'Inspector');
    const refused = await server.call('getCorporationBankAccount', {
      session: inspector.session,
      path: adminPath,
    });
    expect([refused.status, refused.problem.code]).toEqual([403, 1000]);
  });

  it('answers 404 to another business, with an account or without', async () => {
    const { path } = await makeAccount(server);
    const other = await makeUndertaking(server);
    const session = other.user.session;
    expect((await server.call('getBankAccount', { session, path })).status).toBe(404);
    const body = { accountNumber: '1' };
    expect((await server.call('updateBankAccount', { session, path, body })).status).toBe(404);
    const none = { corporationID: other.corporation.id };
    expect((await server.call('getBankAccount', { session, path: none })).problem.code).toBe(1005);
  });
});

describe('changing a bank account', () => {
  it('takes the check back and lists the change, also when both masks look alike', async () => {
    const { path, session, answer } = await makeAccount(server);
    const data = { confirmedAt: server.now(), confirmedById: jmac.id };
    await server.database.client.bankAccount.update({ where: { id: answer.body.id }, data });
    const body = { accountNumber: '9934567' };
    const changed = await server.call('updateBankAccount', { session, path, body, ifMatch: 1 });
    expect(changed.body).toMatchObject({ accountNumber: '9934567', confirmedAt: null, version: 2 });
    expect(changed.body.changes).toHaveLength(2);
    const where = { targetKind: 'bankAccount', targetId: String(answer.body.id), action: 'updated' };
    const entry = await server.database.client.auditEntry.findFirstOrThrow({ where });
    expect(entry.after).toMatchObject({ hasNewAccountNumber: true, confirmedAt: null });
    const stale = await server.call('updateBankAccount', { session, path, body, ifMatch: 1 });
    expect([stale.status, stale.problem.code]).toEqual([412, 1004]);
  });

  it('sets a payment whose account was checked back to be checked again', async () => {
    const { path, session, myPage } = await makeAccount(server);
    const payment = await makePayment(server, myPage.id, 2);
    await server.call('updateBankAccount', { session, path, body: { accountNumber: '7' } });
    const row = await server.database.client.payment.findUniqueOrThrow({ where: { id: payment.id } });
    expect([row.status, row.version]).toEqual([1, 2]);
    const history = await server.database.client.myPageHistory.findFirstOrThrow({
      where: { targetId: payment.id },
    });
    expect(history).toMatchObject({
      machine: 'payment',
      fromStatus: 2,
      toStatus: 1,
      action: 'accountChanged',
    });
  });

  it.each([
    ['exported', 4],
    ['paid', 5],
  ])('is refused once the payment is %s', async (_word, status) => {
    const { path, session, myPage } = await makeAccount(server);
    await makePayment(server, myPage.id, status);
    if (status === 5)
      await server.database.client.myPage.update({
        where: { id: myPage.id },
        data: { projectStatus: 3, confirmedAmount: 1000, paidAmount: 1000 },
      });
    const answer = await server.call('updateBankAccount', { session, path, body: { accountNumber: '7' } });
    expect([answer.status, answer.problem.code]).toEqual([409, 1004]);
    const { body } = await server.call('getBankAccount', { session, path });
    expect(body.isLocked).toBe(true);
    expect(body.availableActions[0]).toEqual({
      action: 'update',
      allowed: false,
      reason: answer.problem.detail,
    });
  });
});
