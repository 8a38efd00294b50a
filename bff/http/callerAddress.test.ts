import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

/* Nobody is believed about his address (ASVS 5.0): it bounds guesses and stands in the trail. */

const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));

const start = async (proxies?: string): Promise<TestServer> => {
  const server = await startTestServer(proxies === undefined ? {} : { env: { TRUSTED_PROXIES: proxies } });
  servers.push(server);
  await server.database.client.rateLimit.deleteMany();
  return server;
};

const FORGED = '203.0.113.9';

/** Every header by which a caller may name an address. */
const headersThat = (names: string): Record<string, string> => ({
  'x-forwarded-for': names,
  'x-real-ip': names,
  forwarded: `for=${names}`,
  'x-client-ip': names,
  'true-client-ip': names,
  'cf-connecting-ip': names,
});

/** A wrong log-in to an account of its own. @returns the address that is written down of it */
const guess = async (server: TestServer, headers: Record<string, string>) => {
  const { email } = await makeAdmin(server, 'CS');
  await server.call('createAdminSession', { headers, body: { email, password: 'Wrong-Horse-1' } });
  return (await server.database.client.auditEntry.findFirst({ orderBy: { id: 'desc' } }))?.ip;
};

/** How many guesses were counted together. */
const countedTogether = async (server: TestServer): Promise<number> =>
  Math.max(...(await server.database.client.rateLimit.findMany()).map(({ points }) => points));

const OWN = expect.stringMatching(/^(?:::ffff:)?127\.0\.0\.1$|^::1$/);

describe('the address of a caller', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await start();
  });

  it('is that of his connection where no proxy is named, whatever he says it is', async () => {
    expect(await guess(server, headersThat(FORGED))).toEqual(OWN);
  });

  it('is one, however many he names one after the other: guesses are counted together', async () => {
    for (const last of [1, 2, 3]) await guess(server, headersThat(`203.0.113.${last}`));
    await guess(server, {});
    expect(await countedTogether(server)).toBe(4);
  });
});

describe('behind one proxy that is named', () => {
  it('the address is the one that the proxy has written, which is the last', async () => {
    const server = await start('1');
    expect(await guess(server, headersThat(`${FORGED}, 198.51.100.7`))).toBe('198.51.100.7');
    for (const last of [1, 2, 3]) await guess(server, headersThat(`203.0.113.${last}, 198.51.100.7`));
    expect(await countedTogether(server)).toBe(4);
    expect(await guess(server, headersThat('198.51.100.8'))).toBe('198.51.100.8');
    expect(await countedTogether(server)).toBe(4);
  });
});
