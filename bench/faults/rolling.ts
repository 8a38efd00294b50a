/** A release while people work (F13): each of two processes behind a balancer is replaced, one after the other. */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, type MeasuredServer } from '../servers.ts';
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

const untilMore = async ({ answers }: Asking): Promise<void> => {
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

const run = async (stage: Stage, { rounds, callers }: Size): Promise<void> => {
  const demo = await stage.ground.demo('postgres');
  const ports = [await freePort(), await freePort()];
  const servers: MeasuredServer[] = [];
  for (const port of ports) servers.push(await stage.start(demo, { port, env }));
  const balancer = await startBalancer(servers.map(({ url }) => url));
  stage.later(balancer.stop);
  const asking = keepAsking(stage, {
    url: balancer.url,
    callers,
    next: readsAndChanges(await logIn(balancer.url)),
  });
  const drains: number[] = [];
  const cut: string[] = [];
  for (let turn = 0; turn < rounds * 2; turn += 1) {
    const old = servers[turn % 2];
    const port = ports[turn % 2];
    if (old === undefined || port === undefined) continue;
    await balancer.untilAllReady();
    await untilMore(asking);
    const { server, drainMs, exitCode } = await replace(stage, demo, old, port);
    servers[turn % 2] = server;
    drains.push(drainMs);
    if (exitCode !== 0) cut.push(`process ${turn + 1} ended with ${exitCode}`);
  }
  await untilMore(asking);
  const answers = await asking.end();
  stage.figure(`${drains.length} processes replaced under ${answers.length} requests: ${tally(answers)}`);
  const failed = answers.filter((answer) => !isOk(answer));
  stage.rule(
    'no request failed',
    failed.map(({ status, bytes }) => `${status} ${bytes.toString().slice(0, 200)}`),
  );
  stage.rule('every process ended by itself', cut);
  stage.mark('drained within', Math.max(...drains), DRAIN_MS, 'ms');
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
