import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCopyOf } from '#bff/testing/database.ts';
import {
  papersAtOnce,
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '#bff/testing/server.ts';
import { copyFolder } from '../../scripts/lib/copyFolder.ts';
import { seedDemo } from './demo.ts';

/*
 * The demo takes seconds to write and is the same for everybody who stands at TEST_NOW: the files of a run share one,
 * where a PostgreSQL is shared that can copy it.
 */

const makeDemo = async (folder: string, database: TestServer['database']): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hojo-test-'));
  const server = await startTestServer({ ...papersAtOnce, database, dataDir });
  await seedDemo(server.scopes);
  copyFolder(dataDir, folder);
  await server.stop();
};

/**
 * What a test server is started with to have the demo as it is written at TEST_NOW; nothing where it has to be written
 * for each: `seedDemo` afterwards does what is left.
 */
export const copyOfDemo = async (): Promise<TestServerOptions> => {
  const { TEST_DATABASE_URL: url = '', TEST_DEMO_DIR: folder } = process.env;
  if (url === '' || folder === undefined) return papersAtOnce;
  const database = await openCopyOf(url, 'hojo_demo', (empty) => makeDemo(folder, empty));
  const dataDir = await mkdtemp(join(tmpdir(), 'hojo-test-'));
  copyFolder(folder, dataDir);
  return { ...papersAtOnce, database, dataDir };
};

/** Starts a server that holds the demo; stop it in `afterAll`. */
export const startDemoServer = async (): Promise<TestServer> => {
  const server = await startTestServer(await copyOfDemo());
  await seedDemo(server.scopes);
  return server;
};
