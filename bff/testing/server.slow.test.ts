import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createMakers, MAKER_NAMES } from '#bff/platform/database/constraints/make.ts';
import { makeMail } from './jobs/mails.ts';
import { makeProject } from './people.ts';
import { startTestServer, TEST_NOW, type TestServer } from './server.ts';
import { dumpOf } from './world/databaseDump.ts';

/** What a file may not make another of. */
const only = new Set<string>(['installation', 'secondFactorSetting']);
/** The words by which a record is found come with it. */
const isFollowing = (name: string): boolean => name.endsWith('Search');

/** A row in every table that has a model, and another one where there may be one only. */
const fillTables = async (server: TestServer): Promise<void> => {
  const { client } = server.database;
  const make = createMakers(client);
  for (const name of MAKER_NAMES) {
    if (!only.has(name) && !isFollowing(name)) await make[name]();
  }
  await client.secondFactorSetting.updateMany({ data: { version: { increment: 1 } } });
};

const filesOf = async ({ scopes }: TestServer): Promise<string[]> =>
  (await readdir(scopes.config.dataDir, { recursive: true })).toSorted();

/** Everything by which a file could see what another did. */
const stateOf = async (server: TestServer) => ({
  rows: await dumpOf(server),
  files: await filesOf(server),
  mails: [...server.mails],
  now: server.now(),
  nextProject: (await makeProject(server)).id,
});

it('the worker has one server, which shows nothing of what a file has left', async () => {
  const first = await startTestServer();
  const before = await stateOf(first);
  await fillTables(first);
  await first.scopes.storage.put(Readable.from(['left']), { maxBytes: 10 });
  await makeMail(first, { status: 'Queued', nextAttemptAt: first.now(), failure: null });
  await first.runJobs();
  first.setNow('2027-04-01T00:00:00Z');
  const left = await stateOf(first);
  await first.stop();
  expect(left.files).not.toEqual(before.files);
  expect(left.mails.length).toBeGreaterThan(0);

  const second = await startTestServer();
  expect(second.url).toBe(first.url);
  expect(await stateOf(second)).toEqual(before);
  expect(second.now()).toEqual(TEST_NOW);
  await second.stop();
});

it('a file with a wish, and one that needs two, has one of its own', async () => {
  const workers = await startTestServer();
  const beside = await startTestServer();
  const wished = await startTestServer({ isOwn: true });
  expect(new Set([workers.url, beside.url, wished.url]).size).toBe(3);
  await makeProject(workers);
  expect(await beside.database.client.project.count()).toBe(0);
  await Promise.all([workers.stop(), beside.stop(), wished.stop()]);
  await expect(fetch(beside.url)).rejects.toThrow('fetch failed');
  expect((await fetch(workers.url)).status).toBeGreaterThan(0);
});
