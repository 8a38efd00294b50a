import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { attemptLogin } from './loginLimits.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.database.client.rateLimit.deleteMany());
afterAll(() => server.stop());

const target = { address: { context: 'admin', email: 'jmac@example.jp' }, people: [] } as const;
const scope = () => server.scopes.forSystem('test');

/** Sends guesses at once, all on their way before the first is looked at. @returns how many were looked at */
const guessAtOnce = async (times: number, isRight: boolean): Promise<number> => {
  const verify = vi.fn(async () => isRight);
  await Promise.allSettled(Array.from({ length: times }, () => attemptLogin(scope(), target, verify)));
  return verify.mock.calls.length;
};

const failures = async (): Promise<number> => {
  const rows = await server.database.client.rateLimit.findMany({
    where: { key: { startsWith: 'attempts:' } },
  });
  return Math.max(0, ...rows.map(({ points }) => points));
};

/** As if the time of all blocks were over. */
const waitItOut = () =>
  server.database.client.rateLimit.deleteMany({ where: { key: { startsWith: 'blocked:' } } });

describe('guesses', () => {
  it('sent at once are not more than in turn: five are looked at, then one after each wait (code 6.7)', async () => {
    expect(await guessAtOnce(40, false)).toBe(5);
    expect(await guessAtOnce(40, false)).toBe(0);
    await waitItOut();
    expect(await guessAtOnce(40, false)).toBe(1);
  });

  it('that are refused do not lengthen the wait of the owner', async () => {
    await guessAtOnce(40, false);
    expect(await failures()).toBe(5);
  });

  it('that nobody could look at, as too many wait for their hash, do not count', async () => {
    const away = async (): Promise<boolean> => {
      throw new Error('busy');
    };
    for (let time = 0; time < 8; time += 1) {
      await expect(attemptLogin(scope(), target, away)).rejects.toThrow('busy');
    }
    expect(await failures()).toBe(0);
  });

  it('end with a right one, which forgets those before', async () => {
    await guessAtOnce(4, false);
    expect(await attemptLogin(scope(), target, async () => true)).toBe(true);
    expect(await guessAtOnce(40, false)).toBe(5);
  });
});

describe('a log-in', () => {
  it('with the longest address that the contract takes is refused as any other', async () => {
    await makeAdmin(server, 'CS');
    const email = `${'a'.repeat(64)}@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(56)}.jp`;
    const answer = await server.call('createAdminSession', { body: { email, password: 'Wrong-Horse-1' } });
    expect([email.length, answer.status]).toEqual([250, 401]);
  });
});
