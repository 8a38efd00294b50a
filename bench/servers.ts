import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../scripts/lib/freePort.ts';
import serverNode from '../scripts/lib/serverNode.json' with { type: 'json' };

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

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.status < 500,
    () => false,
  );

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

/** A process that has done no work for so long is stuck; one on a busy machine works slowly, and is waited for. */
const STUCK_AFTER_MS = 60_000;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const workOf = (child: ChildProcess): number => {
  try {
    return processorMs(child.pid);
  } catch {
    // Not on Linux: then its whole start has so much time.
    return 0;
  }
};

/** @throws Error when the process has ended, or does nothing any more */
const untilReady = async (url: string, child: ChildProcess): Promise<void> => {
  let worked = -1;
  let movedAt = performance.now();
  while (!(await answers(url))) {
    if (hasEnded(child)) throw new Error(`the server ended with ${child.exitCode ?? child.signalCode}`);
    const work = workOf(child);
    if (work !== worked) movedAt = performance.now();
    worked = work;
    if (performance.now() - movedAt > STUCK_AFTER_MS) throw new Error(`${url} does not answer`);
    await wait(20);
  }
};

type StartOptions = {
  /** Node's own flags. */
  readonly flags?: readonly string[];
  readonly env: Record<string, string>;
  readonly readyPath?: string;
  readonly port?: number;
};

const serverEnv = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), ...serverNode.env };

/** Starts the product's server as `npm start` does; `flags` beside its own. */
export const startProductServer = ({ env, port, flags = [] }: Omit<StartOptions, 'readyPath'>) =>
  startMeasured('product', 'bff/main.ts', {
    flags: [...serverNode.flags, ...flags],
    env: { ...serverEnv, ...env },
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
  const endToo = (): void => void child.kill('SIGKILL');
  process.once('exit', endToo);
  child.once('exit', () => process.off('exit', endToo));
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
