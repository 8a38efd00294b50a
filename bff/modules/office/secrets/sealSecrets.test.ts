import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '#bff/core/scope.ts';
import { openNumber, placeOfAccount, sealNumber } from '#bff/core/secrets/sealedNumber.ts';
import { readSecretKeys } from '#bff/core/secrets/secretBox.ts';
import { ChangeRequestKind } from '#bff/generated/contract/enums.ts';
import { createSecretBox } from '#bff/platform/secrets/secretBox.ts';
import { account, makeAccount, makePassbook } from '#bff/testing/bankAccounts.ts';
import { changeTools } from '#bff/testing/changes.ts';
import { payoutTools, remitter } from '#bff/testing/money/payouts.ts';
import { makeAdmin, makeUndertaking } from '#bff/testing/people.ts';
import { registerTotp } from '#bff/testing/secondFactors/secondFactors.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { makeWebhook } from '#bff/testing/webhooks/webhooks.ts';
import { readableIn } from '#bff/testing/world/databaseDump.ts';
import { sealAllSecrets, sealSecrets, unsealedPlaces } from './sealSecrets.service.ts';

/* Account numbers are unreadable without a key that the database does not have; another key takes over row by row. */

const newKey = (): string => randomBytes(32).toString('base64');
const KEY = `k1:${newKey()}`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { SECRETS_KEY: KEY } });
});
afterAll(() => server.stop());

const payouts = payoutTools(() => server);
const changes = changeTools(() => server);

/** Numbers that stand nowhere else. */
const NUMBERS = { registered: '7301946', asked: '9482715', remitter: '8265017' } as const;
const AMOUNT = 7_900_000;

/** A business that registered its account, was paid to it, and asks for another one. */
const livedThrough = async () => {
  const desk = await payouts.payable();
  const { session } = desk.user;
  const path = { corporationID: desk.corporation.id };
  const body = { accountNumber: NUMBERS.registered };
  expect((await server.call('updateBankAccount', { session, path, body })).status).toBe(200);
  await server.call('updatePayoutSetting', {
    session: desk.jmac.session,
    path: { id: desk.project.id },
    body: { remitter: { ...remitter, accountNumber: NUMBERS.remitter } },
  });
  return { desk, ...(await payouts.exported(desk, AMOUNT)) };
};

const systemScope = (): Scope => server.scopes.forSystem('test');

/** The scope of a process that has these keys. */
const withKeys = (...keys: string[]): Scope => ({
  ...systemScope(),
  secrets: createSecretBox(readSecretKeys(keys.join())),
});

describe('an account number', () => {
  it('stands in no dump of the database, whatever was done with it; the file for the bank has it', {
    tags: ['slow'],
  }, async () => {
    const { desk, batchId, content } = await livedThrough();
    const of = await changes.desk();
    await server.call('createBankAccount', {
      session: of.user.session,
      path: { corporationID: of.corporation.id },
      body: { ...account, passbookFileId: (await makePassbook(server, of.corporation.id)).id },
    });
    const after = { profile: { bankAccount: { ...account, accountNumber: NUMBERS.asked } } };
    const asked = await changes.submitted(of, ChangeRequestKind.Profile, { after });
    expect(asked.body.after.profile?.bankAccount?.accountNumber).toBe(NUMBERS.asked);
    await server.runJobs('sendMails', 'sealSecrets');
    expect(await readableIn(server, Object.values(NUMBERS))).toEqual([]);
    const again = await payouts.download(desk, batchId, { reason: '控えのため' });
    expect(again.body.content).toBe(content);
    const file = Buffer.from(content, 'base64').toString('latin1');
    expect([file.includes(NUMBERS.registered), file.includes(NUMBERS.remitter)]).toEqual([true, true]);
    expect(await unsealedPlaces(systemScope())).toEqual([]);
  });

  it('opens for the business that it was sealed for, and for no other that it was copied to', () => {
    const { secrets } = systemScope();
    const kept = sealNumber(secrets, NUMBERS.registered, placeOfAccount(1));
    expect(openNumber(secrets, kept, placeOfAccount(1))).toBe(NUMBERS.registered);
    expect(() => openNumber(secrets, kept, placeOfAccount(2))).toThrow();
    const otherDigits = kept.replace(':946:', ':947:');
    expect(() => openNumber(secrets, otherDigits, placeOfAccount(1))).toThrow();
  });

  it('is the one that was checked also when it was sealed anew since', { tags: ['slow'] }, async () => {
    const desk = await payouts.payable();
    const { body } = await payouts.ask(desk, AMOUNT);
    await payouts.check(desk, body.id);
    const { id: corporationId } = desk.corporation;
    const where = { corporationId };
    const { bankAccount } = server.database.client;
    const { accountNumber: kept } = await bankAccount.findUniqueOrThrow({ where });
    const { secrets } = systemScope();
    const number = openNumber(secrets, kept, placeOfAccount(corporationId));
    const accountNumber = sealNumber(secrets, number, placeOfAccount(corporationId));
    await bankAccount.update({ where, data: { accountNumber } });
    expect((await payouts.move(desk.jmac.session, body.id, { action: 'approve' })).status).toBe(200);
  });
});

describe('what was written before numbers were sealed', () => {
  const plainRow = async () => {
    await sealAllSecrets(systemScope());
    const { corporation } = await makeUndertaking(server);
    const data = { ...account, accountNumber: '6150493', corporationId: corporation.id };
    return server.database.client.bankAccount.create({ data });
  };

  it('is read as it is, told of by the check, and sealed by the job with its version as it was', async () => {
    const { id, version } = await plainRow();
    expect(await readableIn(server, ['6150493'])).toEqual(['public.bank_account: 6150493']);
    expect(await unsealedPlaces(systemScope())).toEqual([{ name: 'bankAccounts', count: 1 }]);
    await server.runJobs('sendMails', 'sealSecrets');
    expect([await readableIn(server, ['6150493']), await unsealedPlaces(systemScope())]).toEqual([[], []]);
    const row = await server.database.client.bankAccount.findUniqueOrThrow({ where: { id } });
    expect([row.version, row.accountFingerprint?.length]).toEqual([version, 32]);
  });
});

describe('another key', () => {
  it('leaves what it cannot open as it is, and the check goes on naming it', async () => {
    await makeAccount(server);
    await sealAllSecrets(systemScope());
    const stranger = withKeys(`k3:${newKey()}`);
    const before = await unsealedPlaces(stranger);
    expect(before.length).toBeGreaterThan(0);
    expect(await sealAllSecrets(stranger)).toBe(0);
    expect(await unsealedPlaces(stranger)).toEqual(before);
  });

  it('takes over row by row, and goes on where a run was ended', { tags: ['slow'] }, async () => {
    const { desk, batchId, content } = await livedThrough();
    await registerTotp(server, (await makeAdmin(server, 'CS')).session);
    await makeWebhook(server);
    const own = systemScope().secrets;
    const other = `k2:${newKey()}`;
    const both = withKeys(other, KEY);
    const { next } = await sealSecrets(both, null);
    expect(next).toEqual({ place: 1, after: 0 });
    const left = await unsealedPlaces(both);
    expect(left.map(({ name }) => name)).not.toContain('bankAccounts');
    expect(left.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['payments', 'transfers', 'files', 'apps', 'webhooks']),
    );
    // The process is killed here; another one begins anew.
    await sealAllSecrets(both);
    expect(await unsealedPlaces(both)).toEqual([]);
    const { client } = server.database;
    const batch = await client.paymentBatch.findUniqueOrThrow({ where: { id: batchId } });
    expect(() => own.open(batch.content, `paymentBatch:${batchId}`)).toThrow('no key k2');
    expect(both.secrets.open(batch.content, `paymentBatch:${batchId}`)).toBe(content);
    const kept = await client.bankAccount.findUniqueOrThrow({
      where: { corporationId: desk.corporation.id },
    });
    const opened = openNumber(both.secrets, kept.accountNumber, placeOfAccount(desk.corporation.id));
    expect(opened).toBe(NUMBERS.registered);
    // The one that the server has takes everything back.
    await sealAllSecrets(withKeys(KEY, other));
    expect(await unsealedPlaces(systemScope())).toEqual([]);
  });
});
