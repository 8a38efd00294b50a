/** The database is restarted or away (F3, F4), or behind a wire that carries nothing (F5). */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { startProxy } from '../../bff/testing/silentProxy.ts';
import type { TestServer } from '../../scripts/db/testServer.ts';
import type { MeasuredServer } from '../servers.ts';
import { fault } from './frame/fault.ts';
import type { Stage } from './frame/stage.ts';
import { type Answer, type Asking, ask, isOk, keepAsking, tally, unwelcome } from './tools/ask.ts';
import { logIn, readsAndChanges } from './tools/demoPeople.ts';

/** What is asked while the database is away: the API by many, /healthz and /readyz by one each. */
type Watch = { readonly api: Asking; readonly health: Asking; readonly ready: Asking };

type Size = { readonly callers: number; readonly awayMs: number };

/** Enough of a load to have a request in every state when the fault comes. */
const WARM_ANSWERS = 50;

const watch = async (stage: Stage, { url }: MeasuredServer, callers: number): Promise<Watch> => {
  const next = readsAndChanges(await logIn(url));
  const api = keepAsking(stage, { url, callers, next });
  const health = keepAsking(stage, { url, callers: 1, next: () => ({ path: '/healthz' }) });
  const ready = keepAsking(stage, { url, callers: 1, next: () => ({ path: '/readyz' }) });
  while (api.answers.length < WARM_ANSWERS) await wait(20);
  return { api, health, ready };
};

const end = async ({ api, health, ready }: Watch) => ({
  api: await api.end(),
  health: await health.end(),
  ready: await ready.end(),
});

/** @returns milliseconds from now until the API answers with success again */
const untilWell = async (stage: Stage, url: string, question: Parameters<typeof ask>[1]): Promise<number> => {
  const from = performance.now();
  while (!isOk(await ask(url, question))) {
    stage.moved();
    await wait(20);
  }
  return performance.now() - from;
};

/** A minute's answers are more than a call takes arguments. */
const slowestMs = (answers: readonly Answer[]): number =>
  answers.reduce((slowest, { ms }) => Math.max(slowest, ms), 0);

/** @returns brings it back, as the end of the trial does: the next fault stands on the same server */
const takeAway = async (
  stage: Stage,
  postgres: TestServer,
  signal: 'SIGINT' | 'SIGQUIT',
): Promise<() => Promise<void>> => {
  let isAway = true;
  const bringBack = async (): Promise<void> => {
    if (isAway) await postgres.resume();
    isAway = false;
  };
  await postgres.halt(signal);
  stage.later(bringBack);
  return bringBack;
};

const badHealth = (answers: readonly Answer[]): string[] =>
  answers.filter((answer) => !isOk(answer)).map(({ status }) => `/healthz ${status}`);

const sayAnswers = (stage: Stage, { api, ready }: Awaited<ReturnType<typeof end>>): void => {
  stage.figure(`the API answered ${tally(api)}; /readyz ${tally(ready)}`);
};

const RECOVERED_MS = 2_000;
const AFTER_RECOVERY_MS = 500;

const runRestart = async (stage: Stage, { callers }: Size): Promise<void> => {
  const demo = await stage.ground.demo('postgres');
  const postgres = await stage.ground.postgres();
  const server = await stage.start(demo);
  const read = readsAndChanges(await logIn(server.url))(1);
  const watching = await watch(stage, server, callers);
  const bringBack = await takeAway(stage, postgres, 'SIGQUIT');
  await bringBack();
  const wellMs = await untilWell(stage, server.url, read);
  await wait(AFTER_RECOVERY_MS);
  const seen = await end(watching);
  sayAnswers(stage, seen);
  stage.rule('every answer is a success or 503 with Retry-After', unwelcome(seen.api));
  stage.rule('/healthz is always 200', badHealth(seen.health));
  stage.mark('well again after the database', wellMs, RECOVERED_MS, 'ms');
};

const ANSWER_MS = 1_000;
const MORE_MEMORY_MB = 50;

const runAway = async (stage: Stage, { callers, awayMs }: Size): Promise<void> => {
  const demo = await stage.ground.demo('postgres');
  const postgres = await stage.ground.postgres();
  const server = await stage.start(demo);
  const watching = await watch(stage, server, callers);
  const memoryBefore = server.memoryMb();
  const bringBack = await takeAway(stage, postgres, 'SIGINT');
  const goneAt = performance.now();
  await wait(awayMs);
  const gone = (answers: readonly Answer[]) => answers.filter(({ at, ms }) => at - ms > goneAt);
  const [ready, api] = [gone(watching.ready.answers), gone(watching.api.answers)];
  const memoryAfter = server.memoryMb();
  await bringBack();
  await untilWell(stage, server.url, { path: '/readyz' });
  const seen = await end(watching);
  sayAnswers(stage, seen);
  stage.rule('every answer is a success or 503 with Retry-After', unwelcome(seen.api));
  stage.rule('/healthz is always 200', badHealth(seen.health));
  stage.rule(
    '/readyz is 503 while it is away',
    ready.filter(isOk).map(() => '/readyz 200'),
  );
  stage.mark('slowest answer while it was away', slowestMs(api), ANSWER_MS, 'ms');
  stage.mark('more memory', memoryAfter - memoryBefore, MORE_MEMORY_MB, 'MB');
};

const SAID_MS = 5_000;
const HEALED_MS = 1_000;

const runSilence = async (stage: Stage, { callers, awayMs }: Size): Promise<void> => {
  const demo = await stage.ground.demo('postgres');
  const { url: direct } = await stage.ground.postgres();
  const name = new URL(demo.databaseUrl ?? '').pathname.slice(1);
  const proxy = await startProxy(direct, name);
  stage.later(proxy.stop);
  const server = await stage.start(demo, { env: { DATABASE_URL: proxy.url } });
  const read = readsAndChanges(await logIn(server.url))(1);
  const watching = await watch(stage, server, callers);
  proxy.silence();
  const silentAt = performance.now();
  await wait(awayMs);
  const said = watching.api.answers.filter(({ at }) => at > silentAt && at < silentAt + awayMs);
  proxy.heal();
  const wellMs = await untilWell(stage, server.url, read);
  const seen = await end(watching);
  sayAnswers(stage, seen);
  stage.rule('every answer is a success or 503 with Retry-After', unwelcome(seen.api));
  stage.rule('/healthz is always 200', badHealth(seen.health));
  stage.rule('the silence was heard', said.some(({ status }) => status === 503) ? [] : ['no 503']);
  stage.mark('slowest answer into the silence', slowestMs(said), SAID_MS, 'ms');
  stage.mark('well again after healing', wellMs, HEALED_MS, 'ms');
};

const test = 'bench/faults/faults.postgres.test.ts';

export const databaseRestarted = fault<Size>({
  id: 'F3',
  what: 'PostgreSQL restarted at once, under load',
  mark: 'the process lives; only success or 503 + Retry-After; well ≤ 2 s after the database',
  test: 'bff/http/concurrency.postgres.test.ts',
  needs: ['postgres'],
  full: { callers: 16, awayMs: 0 },
  quick: { callers: 8, awayMs: 0 },
  run: runRestart,
});

export const databaseAway = fault<Size>({
  id: 'F4',
  what: 'PostgreSQL stopped for a minute',
  mark: '/healthz 200, /readyz 503, answers ≤ 1 s, memory ≤ +50 MB',
  test,
  needs: ['postgres'],
  full: { callers: 8, awayMs: 60_000 },
  quick: { callers: 8, awayMs: 3_000 },
  run: runAway,
});

export const databaseSilent = fault<Size>({
  id: 'F5',
  what: 'a black hole between server and database',
  mark: '503 within 5 s, well again ≤ 1 s after healing',
  test,
  needs: ['postgres'],
  full: { callers: 12, awayMs: 30_000 },
  quick: { callers: 12, awayMs: 7_000 },
  run: runSilence,
});
