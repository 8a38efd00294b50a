import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSecretKeys } from '#bff/core/secrets/secretBox.ts';
import { markDemoInstallation } from '#bff/parts/files/installation.data.ts';
import { createSecretBox } from '#bff/platform/secrets/secretBox.ts';
import { makeAccount } from '#bff/testing/bankAccounts.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { assertFitForProduction } from './fitForProduction.ts';

const newKey = (): string => randomBytes(32).toString('base64');
const KEY = `k1:${newKey()}`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { SECRETS_KEY: KEY } });
  await makeAccount(server);
});
afterAll(() => server.stop());

/** What a start with these keys says of the database. */
const startWith = async (key: string, lostKeyIds: string[] = []): Promise<void> => {
  const scope = server.scopes.forSystem('test');
  const secrets = createSecretBox(readSecretKeys(key));
  await assertFitForProduction({ ...scope, secrets, config: { ...scope.config, lostKeyIds } });
};

it('a server for the public starts with the key that sealed, or with the word that it is gone', async () => {
  await expect(startWith(KEY)).resolves.toBeUndefined();
  await expect(startWith(`k2:${newKey()}`)).rejects.toThrow('SECRETS_LOST=k1');
  await expect(startWith(`k2:${newKey()}`, ['k1'])).resolves.toBeUndefined();
});

it('nor does it start with another key under the name of that which sealed', async () => {
  await expect(startWith(`k1:${newKey()}`)).rejects.toThrow('k1 of SECRETS_KEY');
});

it('nor on a demo, whose password is published', async () => {
  await markDemoInstallation(server.database.client);
  await expect(startWith(KEY)).rejects.toThrow('holds the demo');
});
