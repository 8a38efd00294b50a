/**
 * `npm run bench:faults -- 20`: kills the server 20 times during changes and uploads, on the embedded database and,
 * where `postgres` is on the PATH, on a PostgreSQL server. Exit code 1 when anything acknowledged is lost.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPostgres, startTestServer } from '../../scripts/db/testServer.ts';
import { type KillReport, runKillTest } from './kill.ts';

const kills = Number(process.argv[2] ?? 20);

const print = (name: string, report: KillReport): void => {
  const { acknowledgedChanges, acknowledgedUploads, lost, slowestStartMs } = report;
  console.log(
    `${name}: ${kills} kills, ${acknowledgedChanges} changes and ${acknowledgedUploads} uploads looked for, ` +
      `${lost.length} lost, ready again within ${(slowestStartMs / 1000).toFixed(1)} s`,
  );
  for (const line of lost) console.log(`  ${line}`);
  if (lost.length > 0) process.exitCode = 1;
};

const withFolder = async (work: (dataDir: string) => Promise<KillReport>): Promise<KillReport> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hojo-faults-'));
  try {
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

print('embedded', await withFolder((dataDir) => runKillTest({ kills, dataDir })));
if (hasPostgres()) {
  const postgres = await startTestServer({ durable: true });
  try {
    print(
      'PostgreSQL',
      await withFolder((dataDir) => runKillTest({ kills, dataDir, databaseUrl: postgres.url })),
    );
  } finally {
    await postgres.stop();
  }
}
