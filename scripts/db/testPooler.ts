import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../lib/freePort.ts';
import { hasPostgres, hasProgram, ordinaryAccount } from './testServer.ts';

const EXAMPLE = join(import.meta.dirname, '../../docs/deploy/pgbouncer.ini');

/** Whether PgBouncer can be put in front of a server. */
export const hasPooler = (): boolean => hasPostgres() && hasProgram('pgbouncer');

export type TestPooler = { readonly url: string; readonly stop: () => Promise<void> };

/** The example with the addresses of a test, where each transaction goes to the next connection of several. */
const settingsOf = (server: URL, port: number, example: string): string => {
  const database = server.pathname.slice(1);
  const place = `hojo = host=${server.hostname} port=${server.port} dbname=${database} user=test`;
  const own = {
    listen_port: port,
    auth_type: 'any',
    min_pool_size: 4,
    server_round_robin: 1,
    unix_socket_dir: '',
  };
  return [
    example.replace('hojo = host=127.0.0.1 port=5432 dbname=hojo', place).replace(/^auth_.*$/gm, ''),
    ...Object.entries(own).map(([name, value]) => `${name} = ${value}`),
  ].join('\n');
};

const untilReady = async (url: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      if (attempt === 100) throw new Error('pgbouncer was not ready', { cause });
      await wait(100);
    }
  }
};

/**
 * Starts PgBouncer as docs/deploy has it, in front of a database.
 * @param change of the example's text
 */
export const startTestPooler = async (
  serverUrl: string,
  change: (example: string) => string = (example) => example,
): Promise<TestPooler> => {
  const account = ordinaryAccount();
  const folder = mkdtempSync(join(tmpdir(), 'hojo-pgbouncer-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settingsOf(new URL(serverUrl), port, change(readFileSync(EXAMPLE, 'utf8'))));
  if (account !== null) for (const path of [folder, file]) chownSync(path, account.uid, account.gid);
  const pooler = spawn('pgbouncer', [file], { ...account, cwd: folder, stdio: 'ignore' });
  const ended = once(pooler, 'exit');
  const url = `postgresql://test@127.0.0.1:${port}/hojo`;
  await untilReady(url);
  return {
    url,
    stop: async () => {
      pooler.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
