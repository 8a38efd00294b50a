import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../lib/freePort.ts';

/** A PostgreSQL of one's own: for the tests that need a server, and for measuring. */
export type TestServer = {
  /** a database where the user may create others */
  url: string;
  /** kills the server as a crash would, and starts it again on the same port and data */
  crashAndRestart: () => Promise<void>;
  /** ends it as an operator does: SIGQUIT at once, SIGINT with open connections cut */
  halt: (signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT') => Promise<void>;
  /** starts it again after `halt`, on the same port and data */
  resume: () => Promise<void>;
  /** stops it and throws its data away */
  stop: () => Promise<void>;
};

export type TestServerOptions = {
  /** fsync on: as in production, slower (default off: the data is thrown away) */
  durable?: boolean;
  /** further settings, as in postgresql.conf */
  settings?: Record<string, string>;
};

type Account = { uid: number; gid: number };

/** Long, for a busy machine that has much to recover. */
const READY_WITHIN_MS = 60_000;

/** Whether a program is on the PATH. */
export const hasProgram = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** Whether `postgres` and `initdb` are on the PATH. */
export const hasPostgres = (): boolean => hasProgram('postgres') && hasProgram('initdb');

/** PostgreSQL refuses to run as root: then it runs as Debian's own user for it, or as nobody. */
export const ordinaryAccount = (): Account | null => {
  if (process.getuid?.() !== 0) return null;
  const idOf = (user: string, flag: string): number =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf(user, '-u'), gid: idOf(user, '-g') };
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody');
};

const untilReady = async (url: string, server: ChildProcess): Promise<void> => {
  const end = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      if (server.exitCode !== null) throw new Error(`postgres ended with code ${server.exitCode}`, { cause });
      if (Date.now() > end) throw new Error(`postgres was not ready within ${READY_WITHIN_MS} ms`, { cause });
      await wait(50);
    }
  }
};

const hasEnded = (server: ChildProcess): boolean => server.exitCode !== null || server.signalCode !== null;

const endWith = async (server: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (hasEnded(server)) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
};

/** The server's own children may outlive a killed postmaster for a moment and hold its memory. */
const startAgain = async (start: () => ChildProcess, url: string): Promise<ChildProcess> => {
  for (let attempt = 1; ; attempt += 1) {
    const server = start();
    try {
      await untilReady(url, server);
      return server;
    } catch (error) {
      await endWith(server, 'SIGKILL');
      if (attempt === 20) throw error;
      await wait(100);
    }
  }
};

/** Fills the folder `data` of a new server, by programs that run in the folder above it. */
type Fill = (program: {
  readonly run: (name: string, args: readonly string[]) => Promise<unknown>;
}) => Promise<unknown>;

/** An empty cluster. */
const emptyCluster: Fill = ({ run }) =>
  run('initdb', ['-D', 'data', '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);

/** The disk in memory of a Linux. */
export const MEMORY_DISK = '/dev/shm';
/** What all databases of a run need at once, several times over. */
const ROOM_BYTES = 2 * 1024 ** 3;
const EVERYBODY_WRITES = 0o007;

/** Whether what nobody keeps may lie in memory: a database has hundreds of files, and a disk has most to do with them. */
const hasMemoryDisk = (): boolean => {
  if (!existsSync(MEMORY_DISK)) return false;
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  const isOpen = (statSync(MEMORY_DISK).mode & EVERYBODY_WRITES) === EVERYBODY_WRITES;
  return isOpen && bavail * bsize > ROOM_BYTES && process.availableMemory() > 2 * ROOM_BYTES;
};

/** A folder with a cluster in it, of the account that will run the server. */
const createCluster = async (account: Account | null, parent: string, fill: Fill): Promise<string> => {
  const folder = mkdtempSync(join(parent, 'hojo-postgres-'));
  chmodSync(folder, 0o700);
  if (account !== null) chownSync(folder, account.uid, account.gid);
  await fill({ run: (name, args) => promisify(execFile)(name, args, { ...account, cwd: folder }) });
  return folder;
};

const flagsOf = ({ durable = false, settings = {} }: TestServerOptions, port: number): string[] => {
  const fast = durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...fast, ...settings };
  return ['-p', String(port), ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
};

/** Starts a throw-away PostgreSQL on a cluster that `fill` lays into the folder `data`. */
export const startServerOn = async (options: TestServerOptions, fill: Fill): Promise<TestServer> => {
  const account = ordinaryAccount();
  const parent = options.durable !== true && hasMemoryDisk() ? MEMORY_DISK : tmpdir();
  const folder = await createCluster(account, parent, fill);
  const port = await freePort();
  const url = `postgresql://test@127.0.0.1:${port}/postgres`;
  const flags = ['-D', join(folder, 'data'), ...flagsOf(options, port)];
  const start = (): ChildProcess => spawn('postgres', flags, { ...account, cwd: folder, stdio: 'ignore' });

  let server = start();
  await untilReady(url, server);
  const halt: TestServer['halt'] = (signal) => endWith(server, signal);
  const resume = async (): Promise<void> => {
    server = await startAgain(start, url);
  };
  return {
    url,
    crashAndRestart: async () => {
      await halt('SIGKILL');
      await resume();
    },
    halt,
    resume,
    stop: async () => {
      // Fast shutdown: open connections are cut.
      await endWith(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/**
 * Starts a throw-away PostgreSQL on a free port of this machine, with `--locale=C.UTF-8` (in plain C the trigrams of
 * Japanese words are empty).
 *
 * @throws when `postgres` or `initdb` is not on the PATH (see hasPostgres)
 */
export const startTestServer = (options: TestServerOptions = {}): Promise<TestServer> =>
  startServerOn(options, emptyCluster);

/** Whether a replica can be made of a server. */
export const hasReplication = (): boolean => hasPostgres() && hasProgram('pg_basebackup');

/** Starts a streaming replica of a server, with everything that is in it now. */
export const startTestReplica = (primary: TestServer, options: TestServerOptions = {}): Promise<TestServer> =>
  startServerOn(options, ({ run }) =>
    run('pg_basebackup', ['-D', 'data', '-d', primary.url, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']),
  );
