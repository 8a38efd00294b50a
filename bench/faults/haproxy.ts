/** Two processes behind HAProxy with TLS, as docs/deploy sets it up: a release, and a process that is killed (F13b). */
import { fault } from './frame/fault.ts';
import type { Stage } from './frame/stage.ts';
import { type Pair, rollOver, startPair, untilMore } from './rolling.ts';
import { type Asking, ask, isOk, keepAsking, tally } from './tools/ask.ts';
import { logIn, readsAndChanges } from './tools/demoPeople.ts';
import { startHaproxy } from './tools/haproxy.ts';

type Size = { readonly rounds: number; readonly kills: number; readonly callers: number };

type Killing = {
  readonly pair: Pair;
  readonly asking: Asking;
  readonly untilAllReady: () => Promise<void>;
  readonly kills: number;
  readonly callers: number;
};

/** A killed process takes along what it was answering, and no more: the rest goes to the other one. */
const killInTurn = async (stage: Stage, { pair, asking, untilAllReady, kills, callers }: Killing) => {
  const { demo, ports, servers } = pair;
  for (let turn = 0; turn < kills; turn += 1) {
    const which = turn % 2 === 0 ? 0 : 1;
    await untilAllReady();
    await untilMore(asking);
    const before = asking.answers.length;
    await servers[which].kill('SIGKILL');
    await untilMore(asking);
    await untilMore(asking);
    const answers = asking.answers.slice(before);
    stage.figure(`process ${which + 1} killed: ${tally(answers)}`);
    const failed = answers.filter((answer) => !isOk(answer));
    const tooMany = failed.length > callers ? failed.map(({ status }) => `${status}`) : [];
    stage.rule('nothing failed but changes that were under way in it', tooMany);
    servers[which] = await stage.start(demo, { port: ports[which] });
  }
};

const MOST_TRIES = 40;

/** Wrong passwords for one account, in turn to both processes. @returns how many were looked at */
const triesUntilStopped = async (url: string, email: string): Promise<number> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const body = { email, password: 'Wrong-2026!' };
    const { status } = await ask(url, { method: 'POST', path: '/api/admin/session', body });
    if (status === 429) return tries;
  }
  return MOST_TRIES;
};

/** Whoever guesses passwords gains nothing by there being two processes. */
const guess = async (stage: Stage, url: string, alone: string): Promise<void> => {
  const byBoth = await triesUntilStopped(url, 'nobody-one@example.jp');
  const byOne = await triesUntilStopped(alone, 'nobody-two@example.jp');
  const offences = byBoth === byOne ? [] : [`${byBoth} tries with two, ${byOne} with one`];
  stage.rule(`the limit on wrong passwords (${byOne} tries) counts over both processes`, offences);
};

const run = async (stage: Stage, { rounds, kills, callers }: Size): Promise<void> => {
  const pair = await startPair(stage, { TRUSTED_PROXIES: '1', PUBLIC_ORIGIN: 'https://localhost' });
  const [one, two] = pair.servers;
  const haproxy = await startHaproxy([one.url, two.url]);
  stage.later(haproxy.stop);
  const { url, plainUrl, untilAllReady } = haproxy;
  await untilAllReady();
  const redirect = await fetch(`${plainUrl}/login?x=1`, { redirect: 'manual' });
  const leadsTo = redirect.headers.get('location');
  stage.rule('http leads to https', leadsTo?.startsWith('https://') ? [] : [`${redirect.status} ${leadsTo}`]);
  const asking = keepAsking(stage, { url, callers, next: readsAndChanges(await logIn(url)) });
  await rollOver(stage, { pair, asking, untilAllReady, rounds });
  await killInTurn(stage, { pair, asking, untilAllReady, kills, callers });
  await asking.end();
  await untilAllReady();
  await guess(stage, url, pair.servers[0].url);
};

export const behindHaproxy = fault<Size>({
  id: 'F13b',
  what: 'two processes behind HAProxy with TLS: replaced, killed, guessed at',
  mark: 'no failed request in a release; a killed process takes only its own; one limit for both',
  test: 'bench/faults/faults.postgres.test.ts',
  needs: ['postgres', 'haproxy'],
  full: { rounds: 3, kills: 6, callers: 8 },
  quick: { rounds: 1, kills: 2, callers: 4 },
  run,
});
