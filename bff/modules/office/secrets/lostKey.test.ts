import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commonMessages } from '#bff/core/common.words.ts';
import { readSecretKeys } from '#bff/core/secrets/secretBox.ts';
import { ChangeRequestKind } from '#bff/generated/contract/enums.ts';
import { createSecretBox } from '#bff/platform/secrets/secretBox.ts';
import { account, makePassbook } from '#bff/testing/bankAccounts.ts';
import { changeTools } from '#bff/testing/changes.ts';
import { payoutTools } from '#bff/testing/money/payouts.ts';
import { codeOf, registerTotp } from '#bff/testing/secondFactors/secondFactors.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { findUnopenedKeys } from './unopenedKeys.service.ts';

/* The key that sealed is gone: what it sealed says so wherever it is shown or wanted, and everything else goes on. */

const newKey = (): string => randomBytes(32).toString('base64');
const LOST = `k1:${newKey()}`;
const NOW = `k2:${newKey()}`;

/** What the lost key has sealed: accounts, a file for the bank, a request with an account, an app. */
let sealed: Awaited<ReturnType<typeof liveThrough>>;
let before: TestServer;
let server: TestServer;

const liveThrough = async () => {
  const payouts = payoutTools(() => before);
  const desk = await payouts.payable();
  const { batchId } = await payouts.exported(desk, 7_900_000);
  const changes = changeTools(() => before);
  const of = await changes.desk();
  await before.call('createBankAccount', {
    session: of.user.session,
    path: { corporationID: of.corporation.id },
    body: { ...account, passbookFileId: (await makePassbook(before, of.corporation.id)).id },
  });
  const after = { profile: { bankAccount: { ...account, accountNumber: '9482715' } } };
  const request = await changes.submitted(of, ChangeRequestKind.Profile, { after });
  const app = await registerTotp(before, desk.backOffice.session);
  await before.runJobs('sealSecrets');
  return { desk, batchId, request: { desk: of, id: request.body.id }, app };
};

beforeAll(async () => {
  before = await startTestServer({ env: { SECRETS_KEY: LOST } });
  sealed = await liveThrough();
  const env = { SECRETS_KEY: NOW, SECRETS_LOST: 'k1' };
  // Theirs together: the one that was there first closes it.
  const database = { ...before.database, close: async () => undefined };
  server = await startTestServer({ database, env });
});
afterAll(async () => {
  await server.stop();
  await before.stop();
});

describe('a number whose key is lost', () => {
  it('shows its company the last digits, and asks it to register the number anew', async () => {
    const { user, corporation } = sealed.desk;
    const path = { corporationID: corporation.id };
    const { status, body } = await server.call('getBankAccount', { session: user.session, path });
    expect([status, body.isMasked]).toEqual([200, true]);
    expect(body.accountNumber).toMatch(/^\*{4}\d{3}$/);
    expect(body.warnings).toContainEqual(expect.stringContaining(commonMessages.unreadable));
  });

  it('is shown to nobody of the office, who reads why', async () => {
    const { jmac, corporation } = sealed.desk;
    const path = { id: corporation.id };
    const { body } = await server.call('getCorporationBankAccount', { session: jmac.session, path });
    expect(body.warnings).toContainEqual(expect.stringContaining(commonMessages.unreadable));
    const revealed = await server.call('revealBankAccountNumber', { session: jmac.session, path });
    expect([revealed.status, revealed.problem?.detail]).toEqual([409, commonMessages.sealLost]);
  });

  it('is told of in the list of payments, on a payment and on a file for the bank, which cannot be saved', async () => {
    const { desk, batchId } = sealed;
    const { session } = desk.jmac;
    const list = await server.call('listPayouts', { session, query: { project_id: desk.project.id } });
    expect(list.body.items.map((payout) => payout.account?.accountNumberMasked)).toEqual(['読めません']);
    const batch = await server.call('getPayoutBatch', { session, path: { id: batchId } });
    expect(batch.body.items.map((item) => item.accountNumberMasked)).toEqual(['読めません']);
    const saved = await server.call('downloadPayoutBatch', {
      session,
      path: { id: batchId },
      body: { reason: '控えのため' },
    });
    expect([saved.status, saved.problem?.detail]).toEqual([409, commonMessages.sealLost]);
  });

  it('leaves the setting of a round to be changed, its number typed again', async () => {
    const { jmac, project } = sealed.desk;
    const path = { id: project.id };
    const { status, body } = await server.call('getPayoutSetting', { session: jmac.session, path });
    expect([status, body.remitter?.accountNumber]).toEqual([200, '****001']);
  });

  it('leaves a request that asks for it readable, with its last digits', async () => {
    const { desk, id } = sealed.request;
    const { session } = desk.jmac;
    const { status, body } = await server.call('getChangeRequest', { session, path: { id } });
    expect([status, body.after.profile?.bankAccount?.accountNumber]).toEqual([200, '****715']);
  });

  it('is registered anew, by the key of now', async () => {
    const { user, corporation } = sealed.request.desk;
    const { session } = user;
    const path = { corporationID: corporation.id };
    const other = await server.call('updateBankAccount', { session, path, body: { bankName: '別銀行' } });
    expect([other.status, other.problem?.detail]).toEqual([409, commonMessages.sealLost]);
    const body = { accountNumber: '1234567' };
    const renewed = await server.call('updateBankAccount', { session, path, body });
    expect([renewed.status, renewed.body.accountNumber]).toEqual([200, '1234567']);
  });
});

it('the code of an app whose secret is lost is as wrong as any other', async () => {
  const { session } = sealed.desk.backOffice;
  const body = { code: codeOf(sealed.app.secret, server.now()) };
  expect((await server.call('proveByCode', { session, body })).status).toBe(401);
});

it('the start finds the keys that open nothing: those that are missing, and others of the same name', async () => {
  const scope = server.scopes.forSystem('test');
  const withKeys = (...keys: string[]) => ({
    ...scope,
    secrets: createSecretBox(readSecretKeys(keys.join())),
  });
  expect(await findUnopenedKeys(scope)).toEqual(['k1']);
  expect(await findUnopenedKeys(withKeys(LOST, NOW))).toEqual([]);
  expect(await findUnopenedKeys(withKeys(`k1:${newKey()}`, NOW))).toEqual(['k1']);
});
