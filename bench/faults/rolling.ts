/** A release while people work (F13): each of two processes behind a balancer is replaced, one after the other. */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/freePort.ts';
import type { MeasuredServer } from '../servers.ts';
import { startBalancer } from '../stop/proxy.ts';
import { fault } from './frame/fault.ts';
import type { Demo } from './frame/ground.ts';
import type { Stage } from './frame/stage.ts';
import { type Asking, isOk, keepAsking, tally } from './tools/ask.ts';
import { logIn, readsAndChanges } from './tools/demoPeople.ts';

type Size = { readonly rounds: number; readonly callers: number };

/** More than the balancer needs to see /readyz turn; as much as production's own. */
const env = { STOP_GRACE_MS: '3000' };

/** So many answers show that the callers use both processes. */
const BETWEEN = 30;

export const untilMore = async ({ answers }: Asking): Promise<void> => {
  const enough = answers.length + BETWEEN;
  while (answers.length < enough) await wait(20);
};

/** Stops a process and starts it again on its port, as a supervisor does. */
const replace = async (stage: Stage, demo: Demo, old: MeasuredServer, port: number) => {
  const toldAt = performance.now();
  const exitCode = await old.kill('SIGTERM');
  const drainMs = performance.now() - toldAt;
  return { server: await stage.start(demo, { port, env }), drainMs, exitCode };
};

const DRAIN_MS = 10_000;

/** Two processes behind something that sends requests to those that are ready. */
export type Pair = {
  readonly demo: Demo;
  readonly ports: readonly [number, number];
  /** Changed in place, as processes are replaced. */
  readonly servers: [MeasuredServer, MeasuredServer];
};

export const startPair = async (stage: Stage, more: Record<string, string> = {}): Promise<Pair> => {
  const plain = await stage.ground.demo('postgres');
  const demo = { ...plain, env: { ...plain.env, ...more } };
  const ports = [await freePort(), await freePort()] as const;
  const [one, two] = ports;
  const servers: Pair['servers'] = [
    await stage.start(demo, { port: one, env }),
    await stage.start(demo, { port: two, env }),
  ];
  return { demo, ports, servers };
};

type Rolling = {
  readonly pair: Pair;
  readonly asking: Asking;
  readonly untilAllReady: () => Promise<void>;
  readonly rounds: number;
};

/** Replaces each process so many times under the requests of people, and says whether that was felt. */
export const rollOver = async (stage: Stage, { pair, asking, untilAllReady, rounds }: Rolling) => {
  const { demo, ports, servers } = pair;
  const drains: number[] = [];
  const cut: string[] = [];
  const before = asking.answers.length;
  for (const which of Array.from({ length: rounds }, () => [0, 1] as const).flat()) {
    await untilAllReady();
    await untilMore(asking);
    const { server, drainMs, exitCode } = await replace(stage, demo, servers[which], ports[which]);
    servers[which] = server;
    drains.push(drainMs);
    if (exitCode !== 0) cut.push(`process ${which + 1} ended with ${exitCode}`);
  }
  await untilAllReady();
  await untilMore(asking);
  const answers = asking.answers.slice(before);
  stage.figure(`${drains.length} processes replaced under ${answers.length} requests: ${tally(answers)}`);
  const failed = answers.filter((answer) => !isOk(answer));
  stage.rule(
    'no request failed',
    failed.map(({ status, bytes }) => `${status} ${bytes.toString().slice(0, 200)}`),
  );
  stage.rule('every process ended by itself', cut);
  stage.mark('drained within', Math.max(...drains), DRAIN_MS, 'ms');
};

const run = async (stage: Stage, { rounds, callers }: Size): Promise<void> => {
  const pair = await startPair(stage);
  const balancer = await startBalancer(pair.servers.map(({ url }) => url));
  stage.later(balancer.stop);
  const next = readsAndChanges(await logIn(balancer.url));
  const asking = keepAsking(stage, { url: balancer.url, callers, next });
  await rollOver(stage, { pair, asking, untilAllReady: balancer.untilAllReady, rounds });
  await asking.end();
};

export const rollingRestart = fault<Size>({
  id: 'F13',
  what: 'rolling restart of two processes behind a balancer',
  mark: 'no failed request, drained ≤ 10 s',
  test: 'bench/faults/faults.postgres.test.ts',
  needs: ['postgres'],
  full: { rounds: 3, callers: 8 },
  quick: { rounds: 1, callers: 4 },
  run,
});
