/**
 * `npm run bench:lists`: the office's lists with 1,000, 10,000 and 100,000 rows, each on a PostgreSQL of its own: first
 * page, deep page, number, every filter of a kind, part of a name, every order of the contract. Each answer stands
 * beside its mark and beside what it took with the fewest rows; a page of the applications also beside a bare
 * node:http + pg route. `-- --quick` with 1,000 and 5,000, `-- --rows 1000,50000 --only myPages` for others; exit code 2
 * when a mark is missed. Needs `postgres` and `initdb` on the PATH.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestServer } from '../../scripts/db/testServer.ts';
import { logIn, sender, tell, tellLate, tellMachine, timed } from '../asking.ts';
import { untilIdle } from '../measure.ts';
import { startMeasured, startProductServer } from '../servers.ts';
import { listCases } from './cases.ts';
import { prepareLists } from './data.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rows: { type: 'string' },
    times: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const sizes = (values.rows ?? (values.quick ? '1000,5000' : '1000,10000,100000')).split(',').map(Number);
const times = Number(values.times ?? (values.quick ? '5' : '15'));

/** What each question took with the fewest rows, in milliseconds. */
const first = new Map<string, number>();

const measure = async (url: string, dataDir: string, rows: number, stops: (() => Promise<unknown>)[]) => {
  const target = await prepareLists(url, rows);
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' };
  const product = await startProductServer({ env });
  stops.push(() => product.kill('SIGTERM'));
  const bare = await startMeasured('node:http + pg', 'bench/baselines/nodePg.ts', { env });
  stops.push(() => bare.kill('SIGTERM'));
  for (const server of [product, bare]) await untilIdle(server);
  const headers = await logIn(product.url);
  const send = sender(product.url, headers);
  const sendBare = sender(bare.url, headers);
  for (const { name, path, markMs, isBareToo } of await listCases(send, target)) {
    if (!name.includes(values.only)) continue;
    const ms = await timed(() => send(path), times);
    const bareMs = isBareToo ? await timed(() => sendBare(path), times) : undefined;
    const before = first.get(name);
    if (before === undefined) first.set(name, ms);
    const growth = before === undefined ? '' : ` (${(ms / before).toFixed(1)} × of the fewest)`;
    tell({
      name: `${rows} ${name}${growth}`,
      ms,
      markMs,
      ...(bareMs === undefined ? {} : { bareMs }),
    });
  }
  console.log(`  memory of the server: ${product.memoryMb()} MB`);
};

tellMachine();
for (const rows of sizes) {
  const postgres = await startTestServer({ durable: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'hojo-bench-lists-'));
  const stops: (() => Promise<unknown>)[] = [];
  try {
    console.log(`${rows} rows: preparing …`);
    await measure(postgres.url, dataDir, rows, stops);
  } finally {
    for (const stop of stops) await stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
tellLate();
