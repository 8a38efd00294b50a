import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#bff/core/config.ts';
import { createTestClient, type TestSession } from '#bff/testing/client.ts';
import { production } from '#bff/testing/productionSettings.ts';
import { DEMO_PASSWORD as password } from '../../prisma/seed/demo.ts';
import { differencesOf } from './differences.ts';
import { mockMessage } from './mockMessage.ts';
import { type Mock, startMock } from './startMock.ts';

let cache: string;
let mock: Mock;

const start = (port = 0) => startMock({ port, cache, scenario: 'empty' });

/** Folders of mocks. */
const folders = async () => (await readdir(cache)).filter((name) => /^\d+-/.test(name));

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'hojo-mock-'));
  await mkdir(join(cache, '999999999-killed'));
  vi.stubEnv('DATABASE_URL', 'postgresql://nobody@127.0.0.1:1/nothing');
  vi.stubEnv('DATA_DIR', '/nowhere');
  mock = await start();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await mock.stop();
  await rm(cache, { recursive: true, force: true });
});

const logIn = async ({ url }: Mock) => {
  const call = createTestClient(url);
  const { body } = await call('createAdminSession', { body: { email: 'jmac@example.jp', password } });
  const session: TestSession = { context: 'admin', token: body.token };
  return { call, session };
};

const countPeople = async (of: Mock): Promise<number> => {
  const { call, session } = await logIn(of);
  return (await call('listAdminUsers', { session })).body.total;
};

describe('npm run mock', () => {
  it('starts without the database of the installation, and empty for who asks for that', async () => {
    const { call, session } = await logIn(mock);
    const rounds = await call('listProjects', { session });
    expect([rounds.body.total, await countPeople(mock)]).toEqual([0, 6]);
  });

  it('answers the problem that is preferred, and else as the product', async () => {
    const { call, session } = await logIn(mock);
    const preferred = await call('listProjects', { session, headers: { prefer: 'code=503' } });
    const plain = await call('listProjects', { session });
    expect([preferred.status, preferred.headers.get('retry-after'), plain.status]).toEqual([503, '30', 200]);
  });

  it('prints where it is, who logs in, and what is otherwise than in production', () => {
    const message = mockMessage(mock, 'empty');
    for (const text of [mock.url, password, 'jmac@example.jp', 'Bearer hojo_', 'Prefer: code=', 'outage'])
      expect(message).toContain(text);
    expect(message).not.toContain('mamekura');
    const differences = differencesOf(mock.config);
    expect(differences).toHaveLength(5);
    for (const difference of differences) expect(message).toContain(difference);
  });

  it('begins anew at each start, takes its data along, and removes what a killed one has left', async () => {
    const { call, session } = await logIn(mock);
    const body = { type: 1, name: '農水 次郎', email: 'maff2@example.jp' } as const;
    await call('createAdminUser', { session, body });
    const [own] = await folders();
    const second = await start();
    expect([await countPeople(mock), await countPeople(second)]).toEqual([7, 6]);
    expect(await folders()).toHaveLength(2);
    await second.stop();
    expect(await folders()).toEqual([own]);
  });

  it('leaves nothing behind where its port is taken', async () => {
    const before = await folders();
    await expect(start(Number(new URL(mock.url).port))).rejects.toThrow('EADDRINUSE');
    expect(await folders()).toEqual(before);
  });

  it('names the scenarios to who asks for another one', async () => {
    const root = join(import.meta.dirname, '../..');
    const args = ['scripts/serveMock.ts', '--scenario', 'nonsense'];
    const refusal = await promisify(execFile)(process.execPath, args, { cwd: root }).catch(
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ code: 1, stderr: expect.stringMatching(/nonsense.*\n[\s\S]+flaky/) });
  });

  it('names no difference of a server in production', () => {
    const config = readConfig({ ...production, CLAMD_ADDRESS: '127.0.0.1:3310' });
    expect(differencesOf(config)).toEqual([]);
  });
});
