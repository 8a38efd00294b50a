/**
 * `npm run bench:bulk`: 1,000 applications of a list of 5,000 declined, as many adopted and as many given to a clerk, and
 * 1,000 inspections put off, each on a PostgreSQL of its own with two processes; beside the mark of 10 s. `-- --rows 100` for less, `-- --kill` kills one
 * of the processes in the middle. Exit code 1 when a mark is missed or a row was not done once. Needs `postgres` and
 * `initdb` on the PATH.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestServer } from '../../scripts/db/testServer.ts';
import { type BulkReport, runBulkTest } from './bulk.ts';
import { BULK_CASES, type BulkKind } from './bulkCases.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000' },
    kill: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

const KINDS = Object.keys(BULK_CASES) as BulkKind[];

/** Milliseconds that a thousand rows may take (quality.md). */
const MARK_MS = 10_000;
/** A process that was killed has to start again. */
const RESTART_MS = 10_000;

const print = (
  kind: BulkKind,
  { rows, triedMs, doneMs, cpuMsPerRow, counts, wrong, reasons }: BulkReport,
): void => {
  const markMs = Math.max(MARK_MS, (rows / 1000) * MARK_MS) + (values.kill ? RESTART_MS : 0);
  const isGood = doneMs <= markMs && wrong === 0;
  const perRow = (doneMs / rows).toFixed(1);
  console.log(
    `${isGood ? 'ok  ' : 'MISS'} ${kind}: ${rows} rows, tried in ${triedMs} ms, done in ${doneMs} ms (mark ${markMs}, ${perRow} each, processor ${cpuMsPerRow.toFixed(1)} each), ${wrong} not once, ${JSON.stringify(counts)}`,
  );
  for (const reason of reasons) console.log(`     failed: ${reason}`);
  if (!isGood) process.exitCode = 1;
};

for (const kind of KINDS.filter((name) => values.only === undefined || name === values.only)) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hojo-bulk-'));
  const postgres = await startTestServer({ durable: true });
  try {
    const options = { kind, rows: Number(values.rows), isKilled: values.kill };
    print(kind, await runBulkTest({ ...options, databaseUrl: postgres.url, dataDir }));
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
