import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/lib/freePort.ts';

/** What the daemon of the tests knows as malware: nothing that another scanner would look at twice. */
export const OWN_THREAT = 'hojo-jigyo: a file that clamd is told to stop';

/** A daemon of its own, with one signature: what is in the air on the internet is not this test's business. */
export type Clamd = {
  /** host:port, as CLAMD_ADDRESS has it */
  readonly address: string;
  readonly stop: () => Promise<void>;
};

const isReady = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.end('zPING\0');
    return (await text(socket)).startsWith('PONG');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

const untilReady = async (port: number, daemon: ChildProcess): Promise<void> => {
  while (!(await isReady(port))) {
    if (daemon.exitCode !== null) throw new Error(`clamd ended with ${daemon.exitCode}`);
    await wait(50);
  }
};

/** @param streamMaxLength the largest file that it takes, as in clamd.conf: `50M` */
export const startClamd = async (streamMaxLength: string): Promise<Clamd> => {
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const signatures = join(folder, 'signatures');
  await mkdir(signatures);
  const pattern = Buffer.from(OWN_THREAT).toString('hex');
  await writeFile(join(signatures, 'own.ndb'), `Hojo.Own.Test:0:*:${pattern}\n`);
  const config = join(folder, 'clamd.conf');
  const settings = [
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    `DatabaseDirectory ${signatures}`,
    `TemporaryDirectory ${folder}`,
    `StreamMaxLength ${streamMaxLength}`,
    'Foreground yes',
  ];
  await writeFile(config, `${settings.join('\n')}\n`);
  const daemon = spawn('clamd', ['--config-file', config], { stdio: 'ignore' });
  const ended = once(daemon, 'exit');
  await untilReady(port, daemon);
  return {
    address: `127.0.0.1:${port}`,
    stop: async () => {
      daemon.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
