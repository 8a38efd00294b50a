/**
 * `npm run bench`: the product beside two bare servers on the same PostgreSQL and the same data, in one run.
 * Needs `postgres` and `initdb` on the PATH. `npm run bench -- --quick` takes a minute and a half; `--rows`,
 * `--seconds`, `--rounds` and `--only <part of a case's name>` set the rest.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from '../scripts/db/testServer.ts';
import { casesFor } from './cases.ts';
import { credentials, prepareData, type Target } from './data.ts';
import { measureAll, type Runner, untilIdle } from './measure.ts';
import { readOptions } from './options.ts';
import { printReport } from './report.ts';
import { type MeasuredServer, startMeasured, startProductServer } from './servers.ts';

const options = readOptions(process.argv.slice(2));

const logIn = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  return ((await response.json()) as { token: string }).token;
};

const runnerOf = async (server: MeasuredServer, target: Target): Promise<Runner> => ({
  server,
  cases: casesFor(await logIn(server.url), target, options.rows),
});

const postgres = await startTestServer({ durable: true });
const dataDir = await mkdtemp(join(tmpdir(), 'hojo-bench-'));
const servers: MeasuredServer[] = [];
try {
  console.log(`preparing ${options.rows} applications …`);
  const target = await prepareData(postgres.url, options.rows);
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' };
  servers.push(await startProductServer({ env }));
  servers.push(await startMeasured('Express + Prisma', 'bench/baselines/expressPrisma.ts', { env }));
  servers.push(await startMeasured('node:http + pg', 'bench/baselines/nodePg.ts', { env }));
  for (const server of servers) await untilIdle(server);
  const runners = await Promise.all(servers.map((server) => runnerOf(server, target)));
  printReport(servers, await measureAll(runners, options));
} finally {
  for (const server of servers) await server.kill('SIGTERM');
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
