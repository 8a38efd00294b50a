/**
 * `npm run bench:papers`: 500 decision letters in one run: tried, issued, printed, told, and saved as one zip; beside the
 * mark of five minutes. `-- --rows 100` for less, `-- --kill` kills the process in the middle and starts it again. Exit
 * code 1 when the mark is missed, or a letter is not there once. Needs `postgres` and `initdb` on the PATH.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestServer } from '../../scripts/db/testServer.ts';
import { runPapersTest } from './papers.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '500' }, kill: { type: 'boolean', default: false } },
});

/** Milliseconds for 500 letters: before a cup of tea is cold. */
const MARK_MS = 300_000;
const MARK_ROWS = 500;
/** What a killed process had begun is taken up again after three minutes. */
const RETAKEN_MS = 200_000;

const dataDir = await mkdtemp(join(tmpdir(), 'hojo-papers-'));
const postgres = await startTestServer({ durable: true });
try {
  const rows = Number(values.rows);
  const report = await runPapersTest({ rows, isKilled: values.kill, databaseUrl: postgres.url, dataDir });
  const { triedMs, issuedMs, madeMs, zipMs, zipEntries, wrong } = report;
  const markMs = Math.max(MARK_MS, (rows / MARK_ROWS) * MARK_MS) + (values.kill ? RETAKEN_MS : 0);
  const isGood = madeMs <= markMs && wrong === 0 && zipEntries === rows;
  console.log(
    `${isGood ? 'ok  ' : 'MISS'} ${rows} letters: tried in ${triedMs} ms, numbered in ${issuedMs} ms, printed and told in ${madeMs} ms (mark ${markMs}), zip of ${zipEntries} in ${zipMs} ms, ${wrong} not once`,
  );
  if (!isGood) process.exitCode = 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
