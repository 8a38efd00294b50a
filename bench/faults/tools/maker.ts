import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { papersAtOnce, startTestServer, type TestServer } from '../../../bff/testing/server.ts';
import type { Demo } from '../frame/ground.ts';
import type { Stage } from '../frame/stage.ts';

/**
 * An empty product, and the tests' own server on it, which makes what a trial needs without being asked over HTTP.
 * Other processes on the same database and folder are then tried.
 */
export const makeProduct = async (
  stage: Stage,
): Promise<{ readonly maker: TestServer; readonly demo: Demo }> => {
  const { url } = await stage.ground.postgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'hojo-faults-'));
  const maker = await startTestServer({ ...papersAtOnce, databaseUrl: url, dataDir });
  stage.later(maker.stop);
  // Other processes go by the clock of the machine.
  maker.setNow(new Date());
  stage.moved();
  const found = await maker.database.pool.query<{ name: string }>('SELECT current_database() AS name');
  const databaseUrl = url.replace(/postgres$/, found.rows[0]?.name ?? '');
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO: '0', LOG_LEVEL: 'silent' };
  return { maker, demo: { env, databaseUrl, dataDir } };
};
