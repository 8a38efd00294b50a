/** A log that is archived, a base backup, and a database brought back from both (docs/operations.md). */
import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { withPostgresClient } from '../../../bff/platform/database/postgres.ts';
import {
  ordinaryAccount,
  startServerOn,
  type TestServer,
  type TestServerOptions,
} from '../../../scripts/db/testServer.ts';
import type { Stage } from '../frame/stage.ts';

/** Of the account of PostgreSQL, which writes and reads there. */
export const ownFolder = async (stage: Stage): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'hojo-archive-'));
  const account = ordinaryAccount();
  if (account !== null) await chown(folder, account.uid, account.gid);
  stage.later(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

type Fill = Parameters<typeof startServerOn>[1];

const start = async (stage: Stage, settings: TestServerOptions['settings'], fill: Fill) => {
  const server = await startServerOn({ durable: true, settings: settings ?? {} }, fill);
  stage.later(() => server.stop());
  stage.moved();
  return server;
};

const copyOf = ({ url }: Pick<TestServer, 'url'>, data: string, wal: 'none' | 'stream'): string[] => [
  ...['-D', data, '-d', url, '-X', wal],
  ...['-c', 'fast', '--no-sync'],
];

/** The demo's server as it is, with the log archived from now on. */
export const startArchiving = async (stage: Stage, archive: string): Promise<TestServer> => {
  const ground = await stage.ground.postgres();
  const settings = {
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
    archive_timeout: '60',
  };
  return start(stage, settings, ({ run }) => run('pg_basebackup', copyOf(ground, 'data', 'stream')));
};

/** The weekly base backup, taken by the account of PostgreSQL. */
export const takeBase = async (stage: Stage, primary: TestServer): Promise<string> => {
  const cwd = await ownFolder(stage);
  await promisify(execFile)('pg_basebackup', copyOf(primary, 'base', 'none'), { ...ordinaryAccount(), cwd });
  stage.moved();
  return join(cwd, 'base');
};

/** Everything until now is in the archive. */
export const archiveAll = async (stage: Stage, { url }: TestServer, archive: string): Promise<void> => {
  const last = await withPostgresClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT pg_walfile_name(pg_current_wal_lsn()) AS name',
    );
    await client.query('SELECT pg_switch_wal()');
    return rows[0]?.name ?? '';
  });
  while (!(await readdir(archive)).includes(last)) await wait(50);
  stage.moved();
};

type Restored = { readonly base: string; readonly archive: string; readonly at: string };

/** As docs/operations.md says: the base backup, where the log is fetched from, how far, and the sign to do so. */
export const restoreTo = async (stage: Stage, { base, archive, at }: Restored): Promise<TestServer> => {
  const settings = { restore_command: `cp ${archive}/%f %p`, recovery_target_time: at };
  const server = await start(stage, settings, async ({ run }) => {
    await run('cp', ['-a', base, 'data']);
    await run('touch', ['data/recovery.signal']);
  });
  await withPostgresClient(server.url, async (client) => {
    const isThere = async (): Promise<boolean> =>
      (await client.query<{ is: boolean }>("SELECT pg_get_wal_replay_pause_state() = 'paused' AS is")).rows[0]
        ?.is === true;
    while (!(await isThere())) await wait(50);
    stage.moved();
    // Here an operator looks before he lets it be written to.
    await client.query('SELECT pg_wal_replay_resume()');
    const isCopy = async (): Promise<boolean> =>
      (await client.query<{ is: boolean }>('SELECT pg_is_in_recovery() AS is')).rows[0]?.is === true;
    while (await isCopy()) await wait(50);
  });
  return server;
};
