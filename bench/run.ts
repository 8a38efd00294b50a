/**
 * `npm run bench`: the product beside two bare servers on the same PostgreSQL and the same data, in one run.
 * Needs `postgres` and `initdb` on the PATH. `npm run bench -- 100000 8` sets rows and seconds per case.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '#bff/data/engine/database.ts';
import { hashPassword } from '../bff/passwords/hashing.ts';
import { seedVolume } from '../prisma/seed/volume.ts';
import { startTestServer } from '../scripts/db/testServer.ts';
import { type Call, type LoadResult, runLoad } from './load.ts';
import { type MeasuredServer, startMeasured, startProductServer } from './servers.ts';

const [rows = 100_000, seconds = 8] = process.argv.slice(2).map(Number);
const CONNECTIONS = 16;
const WARM_MS = 12_000;
const credentials = { email: 'bench@example.jp', password: 'Bench-Horse-2026' };

type Case = { readonly name: string; readonly connections: number; readonly next: (index: number) => Call };

type Target = { readonly projectId: number; readonly corporationIds: readonly number[] };

const prepareData = async (url: string): Promise<Target> => {
  const database = await openDatabase({ url });
  await seedVolume(database, rows);
  await database.client.adminUser.create({
    data: {
      type: 0,
      name: 'bench',
      email: credentials.email,
      passwordHash: await hashPassword(credentials.password),
    },
  });
  await database.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('VACUUM ANALYZE');
  const project = await client.query(
    'SELECT project_id AS id FROM application WHERE status = 1 GROUP BY project_id ORDER BY count(*) DESC LIMIT 1',
  );
  const corporations = await client.query('SELECT id FROM corporation ORDER BY id LIMIT 500');
  await client.end();
  return { projectId: project.rows[0].id, corporationIds: corporations.rows.map(({ id }) => id) };
};

const logIn = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  return ((await response.json()) as { token: string }).token;
};

const casesFor = (token: string, { projectId, corporationIds }: Target): readonly Case[] => {
  const headers = { 'x-admin-session': token };
  const corporation = (index: number): string =>
    `/api/admin/corporation/${corporationIds[index % corporationIds.length]}`;
  return [
    {
      name: 'read by id',
      connections: CONNECTIONS,
      next: (i) => ({ method: 'GET', path: corporation(i), headers }),
    },
    {
      name: `list 50 of ${rows}`,
      connections: CONNECTIONS,
      next: () => ({
        method: 'GET',
        path: `/api/admin/application?project_id=${projectId}&status=1&sort=-submittedAt&limit=50`,
        headers,
      }),
    },
    {
      name: 'change with audit',
      connections: CONNECTIONS,
      next: (i) => ({
        method: 'PATCH',
        path: corporation(i),
        headers,
        body: JSON.stringify({ memo: randomUUID() }),
      }),
    },
    {
      name: 'log-in',
      connections: 4,
      next: () => ({ method: 'POST', path: '/api/admin/session', body: JSON.stringify(credentials) }),
    },
  ];
};

const measure = async (server: MeasuredServer, target: Target): Promise<Map<string, LoadResult>> => {
  const results = new Map<string, LoadResult>();
  for (const { name, connections, next } of casesFor(await logIn(server.url), target)) {
    await runLoad({ url: server.url, connections, seconds: 1, next });
    results.set(name, await runLoad({ url: server.url, connections, seconds, next }));
  }
  return results;
};

const print = (servers: readonly MeasuredServer[], results: readonly Map<string, LoadResult>[]): void => {
  const [product] = results;
  for (const [name, own] of product ?? []) {
    console.log(`\n${name}`);
    servers.forEach((server, index) => {
      const result = results[index]?.get(name);
      if (result === undefined) return;
      const ratio = own.callsPerSecond / result.callsPerSecond;
      const failures =
        Object.keys(result.failures).length > 0 ? `  FAILURES ${JSON.stringify(result.failures)}` : '';
      console.log(
        `  ${server.name.padEnd(16)} ${result.callsPerSecond.toFixed(0).padStart(7)}/s  p50 ${result.p50Ms.toFixed(1)} ms` +
          `  p99 ${result.p99Ms.toFixed(1)} ms  product is ${ratio.toFixed(2)} × of it${failures}`,
      );
    });
  }
  console.log('\nstart to ready and memory after the load');
  for (const server of servers) {
    console.log(
      `  ${server.name.padEnd(16)} ${(server.startMs / 1000).toFixed(2)} s  ${server.memoryMb()} MB`,
    );
  }
};

const postgres = await startTestServer({ durable: true });
const dataDir = await mkdtemp(join(tmpdir(), 'hojo-bench-'));
const servers: MeasuredServer[] = [];
try {
  console.log(`preparing ${rows} applications …`);
  const target = await prepareData(postgres.url);
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' };
  servers.push(await startProductServer({ env }));
  servers.push(await startMeasured('Express + Prisma', 'bench/baselines/expressPrisma.ts', { env }));
  servers.push(await startMeasured('node:http + pg', 'bench/baselines/nodePg.ts', { env }));
  // The product compiles its validators in the background after it is ready; it is measured once it is warm.
  await wait(WARM_MS);
  const results = [];
  for (const server of servers) results.push(await measure(server, target));
  print(servers, results);
} finally {
  for (const server of servers) await server.kill('SIGTERM');
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
