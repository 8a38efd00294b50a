/**
 * `npm run bench:exports`: lists of 10,000 and 50,000 applications saved as CSV (UTF-8 and Shift_JIS) and as Excel, once
 * sent while they are made and once ordered as a job, on a PostgreSQL of its own; each beside its mark, with the most
 * memory that the server had meanwhile. What a job makes is what is sent. `-- --quick` with 1,000 and 5,000; exit code
 * 2 when a mark is missed. Needs `postgres` and `initdb` on the PATH.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestServer } from '../../scripts/db/testServer.ts';
import { logIn, tell, tellLate, tellMachine } from '../asking.ts';
import { untilIdle } from '../measure.ts';
import { startProductServer } from '../servers.ts';
import { type Exported, exportAsJob, exportNow, FORMATS, type LISTS, prepareExports } from './exports.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const rows = values.quick ? { small: 1_000, large: 5_000 } : { small: 10_000, large: 50_000 };

/** Of 10,000 rows, and five times that of five times as many (quality.md). */
const MARK_MS = { small: 5_000, large: 25_000 } as const;
/** Of the server, whatever is saved. */
const MOST_MB = 300;
/** What five times as many rows may add: garbage that is not collected yet. */
const MOST_GROWTH_MB = 60;

const ways = { sent: exportNow, 'as a job': exportAsJob } as const;
const lengths = ['small', 'large'] as const satisfies readonly (keyof typeof LISTS)[];

const postgres = await startTestServer({ durable: true });
const dataDir = await mkdtemp(join(tmpdir(), 'hojo-bench-exports-'));
const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' };
const stops: (() => Promise<unknown>)[] = [];
try {
  tellMachine();
  console.log(`preparing ${rows.small + rows.large} applications …`);
  await prepareExports(postgres.url, rows);
  const server = await startProductServer({ env });
  stops.push(() => server.kill('SIGTERM'));
  await untilIdle(server);
  const headers = await logIn(server.url);
  const most: Record<keyof typeof LISTS, number> = { small: 0, large: 0 };
  const tellExport = (name: string, length: keyof typeof LISTS, { ms, bytes, memoryMb, cpuMs }: Exported) => {
    most[length] = Math.max(most[length], memoryMb);
    tell({ name, ms, markMs: MARK_MS[length] });
    console.log(
      `    ${(bytes / 1e6).toFixed(1)} MB, processor of the server ${cpuMs} ms, its memory ${memoryMb} MB`,
    );
  };
  // The first answer of an operation reads the contract for it, the first file its words.
  for (const format of FORMATS) await exportNow(server, headers, 'small', format);
  for (const length of lengths)
    for (const format of FORMATS)
      for (const [way, exported] of Object.entries(ways))
        tellExport(
          `${rows[length]} rows as ${format}, ${way}`,
          length,
          await exported(server, headers, length, format),
        );
  tellMemory(most);
  tellLate();
} finally {
  for (const stop of stops) await stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function tellMemory({ small, large }: Record<keyof typeof LISTS, number>): void {
  const isFlat = large - small <= MOST_GROWTH_MB && large <= MOST_MB;
  console.log(
    `  memory: ${small} MB, with five times as many rows ${large} MB  ${isFlat ? 'kept' : 'ABOVE ITS MARK'}`,
  );
  if (!isFlat) process.exitCode = 2;
}
