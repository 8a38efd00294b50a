import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/lib/freePort.ts';

const CONFIG = join(import.meta.dirname, '../../../docs/deploy/haproxy.cfg');

const call = promisify(execFile);

/** A certificate for this machine that this process believes. @returns its file, with the key */
const makeCertificate = async (folder: string): Promise<string> => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', cert];
  await call('openssl', [...made, ...names]);
  const certificate = await readFile(cert, 'utf8');
  setDefaultCACertificates([...getCACertificates('default'), certificate]);
  const both = join(folder, 'both.pem');
  await writeFile(both, certificate + (await readFile(key, 'utf8')));
  return both;
};

/** What HAProxy thinks of each process: UP, DOWN. */
const statesAt = async (socketPath: string): Promise<string[]> => {
  const socket = connect(socketPath);
  socket.end('show stat\n');
  const lines = (await text(socket)).split('\n');
  return lines
    .map((line) => line.split(','))
    .filter(([proxy, server]) => proxy === 'processes' && server !== 'BACKEND')
    .map((words) => words[17] ?? '');
};

/** Starts HAProxy with the configuration of docs/deploy before two processes, each `http://127.0.0.1:…`. */
export const startHaproxy = async (processes: readonly [string, string]) => {
  const folder = await mkdtemp(join(tmpdir(), 'hojo-haproxy-'));
  const [http, https] = [await freePort(), await freePort()];
  const [one, two] = processes.map((url) => new URL(url).host);
  const socket = join(folder, 'admin.sock');
  const env = {
    ...process.env,
    HOJO_HTTP: `127.0.0.1:${http}`,
    HOJO_HTTPS: `127.0.0.1:${https}`,
    HOJO_CERTIFICATE: await makeCertificate(folder),
    HOJO_ONE: one,
    HOJO_TWO: two,
    HOJO_SOCKET: socket,
  };
  await call('haproxy', ['-c', '-f', CONFIG], { env });
  const child = spawn('haproxy', ['-db', '-f', CONFIG], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const exit = once(child, 'exit');
  const states = (): Promise<string[]> => statesAt(socket).catch(() => []);
  return {
    url: `https://localhost:${https}`,
    plainUrl: `http://localhost:${http}`,
    /** Waits until it sends requests to both: before that, a release does not stop the next one. */
    untilAllReady: async (): Promise<void> => {
      for (let found = await states(); found.length < 2 || found.some((state) => state !== 'UP'); ) {
        if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}`);
        await wait(50);
        found = await states();
      }
    },
    stop: async (): Promise<void> => {
      child.kill('SIGKILL');
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
