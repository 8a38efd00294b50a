import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasPostgres, startTestServer } from '../../scripts/db/testServer.ts';
import { runKillTest } from './kill.ts';

const run = async (databaseUrl?: string) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hojo-kill-'));
  const report = await runKillTest({ kills: 3, dataDir, databaseUrl });
  await rm(dataDir, { recursive: true, force: true });
  return report;
};

it('keeps every acknowledged change and upload over kill -9 on the embedded database', async () => {
  const report = await run();
  expect(report.lost).toEqual([]);
  expect(report.acknowledgedChanges).toBeGreaterThan(0);
  expect(report.acknowledgedUploads).toBeGreaterThan(0);
});

it.skipIf(!hasPostgres())(
  'keeps every acknowledged change and upload over kill -9 on PostgreSQL',
  async () => {
    const postgres = await startTestServer({ durable: true });
    try {
      const report = await run(postgres.url);
      expect(report.lost).toEqual([]);
      expect(report.acknowledgedUploads).toBeGreaterThan(0);
    } finally {
      await postgres.stop();
    }
  },
);
