import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../lib/freePort.ts';
import { hasProgram, hasReplication } from './testServer.ts';

const CONFIG = join(import.meta.dirname, '../../docs/deploy/primary.cfg');

/** Whether HAProxy can lead to the primary of two servers. */
export const hasPrimaryProxy = (): boolean => hasReplication() && hasProgram('haproxy');

export type TestPrimaryProxy = { readonly host: string; readonly stop: () => Promise<void> };

/** Starts HAProxy as docs/deploy has it, in front of two servers; they know the role `hojo_check`. */
export const startTestPrimaryProxy = async (
  servers: readonly [string, string],
): Promise<TestPrimaryProxy> => {
  const [one, two] = servers.map((url) => new URL(url).host);
  const host = `127.0.0.1:${await freePort()}`;
  const env = { ...process.env, HOJO_PRIMARY: host, HOJO_DB_ONE: one, HOJO_DB_TWO: two };
  const child = spawn('haproxy', ['-db', '-f', CONFIG], { env, stdio: 'ignore' });
  const exit = once(child, 'exit');
  return {
    host,
    stop: async () => {
      child.kill('SIGKILL');
      await exit;
    },
  };
};
