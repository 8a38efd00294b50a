import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasPostgres, startTestServer } from '../../scripts/db/testServer.ts';
import { runBulkTest } from './bulk.ts';

it.skipIf(!hasPostgres())(
  'two processes do the rows of one run, one of them is killed in the middle, and every row is done once',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hojo-bulk-'));
    const postgres = await startTestServer();
    try {
      const options = { kind: 'declineApplications', rows: 300, isKilled: true } as const;
      const report = await runBulkTest({ ...options, databaseUrl: postgres.url, dataDir });
      expect(report).toMatchObject({ counts: { able: 0, done: 300, failed: 0 }, wrong: 0 });
    } finally {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
