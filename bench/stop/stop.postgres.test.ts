import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasPostgres, startTestServer } from '../../scripts/db/testServer.ts';
import { runStopTest } from './stop.ts';

it.skipIf(!hasPostgres())(
  'a process that is told to stop during a job drops no request, ends in time and hands the job over',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hojo-stop-'));
    const postgres = await startTestServer();
    try {
      const report = await runStopTest({ myPages: 1_000, databaseUrl: postgres.url, dataDir });
      expect(report).toMatchObject({ failures: {}, exitCode: 0, jobEndedAs: 'completed', wrongReports: 0 });
      expect(report.requests).toBeGreaterThan(10);
    } finally {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
