import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPostgresClient } from '../../../bff/platform/database/postgres.ts';
import { startTestServer, type TestServer } from '../../../scripts/db/testServer.ts';
import { copyFolder } from '../../../scripts/lib/copyFolder.ts';
import { startProductServer } from '../../servers.ts';

/** A product of its own with the demo's data: how its server is started, and where its things lie. */
export type Demo = {
  readonly env: Record<string, string>;
  /** undefined: the embedded database in `dataDir` */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
};

/** What all faults of a run stand on: the demo is made once for each kind of database, and copied for each fault. */
export type Ground = {
  /** A durable PostgreSQL server, started when first asked for. */
  readonly postgres: () => Promise<TestServer>;
  readonly demo: (kind: 'postgres' | 'embedded') => Promise<Demo>;
  readonly close: () => Promise<void>;
};

const TEMPLATE = 'demo_template';

const databaseAt = (url: string, name: string): string => {
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
};

/** A slow machine keeps no file waiting for its scan: that a file is 検査中 for a while is no fault here. */
const patience = { SCAN_WAIT_MS: '120000', UPLOAD_INSPECT_MS: '120000' };

const envOf = (databaseUrl: string | undefined, dataDir: string): Record<string, string> => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  DEMO: '0',
  LOG_LEVEL: 'silent',
  ...patience,
});

/** Starts the product once as a demo, so that its data is there. */
const seed = async (databaseUrl: string | undefined, dataDir: string): Promise<void> => {
  const server = await startProductServer({ env: { ...envOf(databaseUrl, dataDir), DEMO: '1' } });
  await server.kill('SIGTERM');
};

/** @returns where the demo is kept for copies of it */
const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

export const createGround = (): Ground => {
  const started: TestServer[] = [];
  const folders: string[] = [];
  const folder = async (): Promise<string> => {
    const made = await mkdtemp(join(tmpdir(), 'hojo-faults-'));
    folders.push(made);
    return made;
  };
  const postgres = once(async () => {
    const server = await startTestServer({ durable: true, settings: { max_connections: '200' } });
    started.push(server);
    return server;
  });
  const original = {
    embedded: once(async () => {
      const dataDir = await folder();
      await seed(undefined, dataDir);
      return dataDir;
    }),
    postgres: once(async () => {
      const { url } = await postgres();
      const dataDir = await folder();
      await withPostgresClient(url, (client) => client.query(`CREATE DATABASE ${TEMPLATE}`));
      await seed(databaseAt(url, TEMPLATE), dataDir);
      return dataDir;
    }),
  };
  const copyDatabase = async (): Promise<string> => {
    const { url } = await postgres();
    const name = `fault_${randomUUID().replaceAll('-', '')}`;
    await withPostgresClient(url, async (client) => {
      await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
      // A copied sequence writes no log until its numbers in hand are used up; a crash before that would give them
      // out again. Behind a checkpoint it does.
      await client.query('CHECKPOINT');
    });
    return databaseAt(url, name);
  };
  return {
    postgres,
    demo: async (kind) => {
      const dataDir = await folder();
      copyFolder(await original[kind](), dataDir);
      const databaseUrl = kind === 'postgres' ? await copyDatabase() : undefined;
      return { env: envOf(databaseUrl, dataDir), databaseUrl, dataDir };
    },
    close: async () => {
      for (const server of started) await server.stop();
      for (const made of folders) await rm(made, { recursive: true, force: true });
    },
  };
};
