/**
 * `npm run bench:stop -- 10000`: what the jobs take with that many my pages, and what becomes of requests and of the
 * longest job when one of two processes is told to stop in the middle of it. Needs `postgres` on the PATH. Exit code 1
 * when a request failed or the process took more than 10 s.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from '../../scripts/db/testServer.ts';
import { runStopTest, type StopReport } from './stop.ts';

const myPages = Number(process.argv[2] ?? 10_000);

const print = ({ times, ...report }: StopReport): void => {
  console.log(`${myPages} my pages`);
  for (const { name, doneCount, ms } of times) console.log(`  ${name}: ${ms} ms, ${doneCount} done`);
  console.log(`SIGTERM ${report.wasRunning ? 'during' : 'after'} the job that asks for reports:`);
  console.log(`  ended after ${report.endedAfterMs} ms with code ${report.exitCode}`);
  console.log(`  ${report.requests} requests, failed: ${JSON.stringify(report.failures)}`);
  console.log(`  the job: ${report.jobEndedAs}, ${report.wrongReports} my pages without exactly one report`);
  const isGood =
    Object.keys(report.failures).length === 0 && report.endedAfterMs < 10_000 && report.wrongReports === 0;
  if (!isGood) process.exitCode = 1;
};

const dataDir = await mkdtemp(join(tmpdir(), 'hojo-stop-'));
const postgres = await startTestServer({ durable: true });
try {
  print(await runStopTest({ myPages, databaseUrl: postgres.url, dataDir }));
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
