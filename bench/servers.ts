import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import serverFlags from '../scripts/lib/serverFlags.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');

/** A server under measurement, in a process of its own. */
export type MeasuredServer = {
  readonly name: string;
  readonly url: string;
  readonly startMs: number;
  /** Resident memory now, in megabytes. */
  readonly memoryMb: () => number;
  /** Processor time that its process has used until now, in milliseconds. */
  readonly cpuMs: () => number;
  /** Sends a signal that does not end it: SIGSTOP, SIGCONT. */
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Sends a signal that ends it, and waits. @returns its exit code, null when the signal killed it */
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** A port nobody listens on; the system picks it. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.status < 500,
    () => false,
  );

const READY_WITHIN_MS = 60_000;

const untilReady = async (url: string, child: ChildProcess): Promise<void> => {
  const giveUpAt = performance.now() + READY_WITHIN_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    if (performance.now() > giveUpAt) throw new Error(`${url} did not answer in time`);
    await wait(20);
  }
};

const residentMb = (pid: number | undefined): number => {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/);
  return Math.round(Number(line?.[1] ?? 0) / 1024);
};

const MS_PER_TICK = 10;

/** User and system time of a process: the 14th and 15th word of its line, counted behind the name in brackets. */
const processorMs = (pid: number | undefined): number => {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(words[11]) + Number(words[12])) * MS_PER_TICK;
};

type StartOptions = {
  /** Node's own flags. */
  readonly flags?: readonly string[];
  readonly env: Record<string, string>;
  readonly readyPath?: string;
  readonly port?: number;
};

/** Starts the product's server as `npm start` does. */
export const startProductServer = ({ env, port }: Pick<StartOptions, 'env' | 'port'>) =>
  startMeasured('product', 'bff/main.ts', {
    flags: serverFlags,
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), ...env },
    port,
    readyPath: '/readyz',
  });

/** Starts a program as a server and waits until it answers. */
export const startMeasured = async (
  name: string,
  script: string,
  options: StartOptions,
): Promise<MeasuredServer> => {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...(options.flags ?? []), join(root, script)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...options.env, PORT: String(port) },
  });
  await untilReady(`${url}${options.readyPath ?? '/'}`, child);
  const startMs = performance.now() - startedAt;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    name,
    url,
    startMs,
    memoryMb: () => residentMb(child.pid),
    cpuMs: () => processorMs(child.pid),
    signal: (signal) => {
      child.kill(signal);
    },
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};
