/** The last minute before a call closes: everybody hands in at once, and each needs the next code of one counter. */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestServer } from '../../bff/testing/server.ts';
import { codeRangesOf } from '../../rules/displayCode.ts';
import type { MeasuredServer } from '../servers.ts';
import { fault } from './frame/fault.ts';
import type { Stage } from './frame/stage.ts';
import { type Answer, ask, isOk, type Question, quantileMs, tally } from './tools/ask.ts';
import { makeDrafts } from './tools/drafts.ts';
import { makeProduct } from './tools/maker.ts';

type Size = {
  readonly submissions: number;
  /** So many begin in a second, whatever became of those before. */
  readonly perSecond: number;
  /** For the comparison: as many on one round as on rounds with a counter each. */
  readonly rounds: number;
  readonly callers: number;
};

const submit = (token: string): Question => ({
  method: 'PATCH',
  path: '/api/application/self',
  headers: { 'x-application-session': token },
  body: { action: 'submit' },
});

const LOOK_MS = 200;

type Servers = readonly MeasuredServer[];

const urlFor = (servers: Servers, index: number): string => servers[index % servers.length]?.url ?? '';

/** Asks again when it is told to, as the web app does. @returns all answers, the last one first */
const insist = async (stage: Stage, url: string, question: Question): Promise<Answer[]> => {
  const answers = [await ask(url, question)];
  while (answers[0]?.status === 503) {
    const retryMs = Number(answers[0].retryAfter) * 1000;
    await wait(retryMs * (1 + Math.random()));
    answers.unshift(await ask(url, question));
    stage.moved();
  }
  return answers;
};

/** Begins them at a fixed rate. @returns the answers to each */
const atRate = async (
  stage: Stage,
  servers: Servers,
  tokens: readonly string[],
  perSecond: number,
): Promise<Answer[][]> => {
  const from = performance.now();
  const all = tokens.map(async (token, index) => {
    await wait(Math.max(0, from + (index * 1000) / perSecond - performance.now()));
    return insist(stage, urlFor(servers, index), submit(token));
  });
  return Promise.all(all);
};

/** So many callers, each with the next one as soon as he has an answer. @returns submissions a second */
const asFastAsPossible = async (
  stage: Stage,
  servers: Servers,
  tokens: readonly string[],
  callers: number,
) => {
  const left = tokens.map((token, index) => ({ token, index }));
  const answers: Answer[] = [];
  const from = performance.now();
  const caller = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      answers.push(...(await insist(stage, urlFor(servers, next.index), submit(next.token))));
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { answers, perSecond: (tokens.length * 1000) / (performance.now() - from) };
};

/** Codes follow one another; each submission has one, nobody has another's. */
const wrongCodes = async ({ database: { client } }: TestServer, projectId: number, count: number) => {
  const project = await client.project.findUniqueOrThrow({ where: { id: projectId } });
  const rows = await client.application.findMany({ where: { projectId, displayCode: { not: null } } });
  const offset = { in: codeRangesOf(project).map((range) => range.offset) };
  const taken = await client.displayCodeCounter.aggregate({ where: { offset }, _sum: { lastNumber: true } });
  const distinct = new Set(rows.map(({ displayCode }) => displayCode)).size;
  return [
    ...(rows.length === count ? [] : [`${rows.length} codes for ${count} submissions`]),
    ...(distinct === rows.length ? [] : [`${rows.length - distinct} codes twice`]),
    ...(taken._sum.lastNumber === count ? [] : [`${taken._sum.lastNumber} numbers were taken`]),
  ];
};

/** Whether a job has still to make the papers of some submission. */
const untilPapersAreMade = async (stage: Stage, { database: { client } }: TestServer): Promise<number> => {
  const from = performance.now();
  let left = Number.POSITIVE_INFINITY;
  while (left > 0) {
    const now = await client.paperOrder.count({ where: { madeAt: null } });
    if (now < left) stage.moved();
    left = now;
    await wait(LOOK_MS);
  }
  return performance.now() - from;
};

/** Every submission has the papers that its answers ask for, each once and named in its receipt. */
const wrongPapers = async ({ database: { client } }: TestServer, projectId: number): Promise<string[]> => {
  const rows = await client.application.findMany({
    where: { projectId },
    select: {
      id: true,
      files: { where: { removedAt: null, file: { purpose: 'paper' } }, select: { receiptId: true } },
    },
  });
  const most = Math.max(...rows.map(({ files }) => files.length));
  return rows
    .filter(({ files }) => files.length !== most || files.some(({ receiptId }) => receiptId === null))
    .map(({ id, files }) => `application ${id} has ${files.length} of ${most} papers`);
};

const refused = (answers: readonly Answer[]): string[] =>
  answers
    .filter((answer) => !isOk(answer))
    .map(({ status, bytes }) => `${status} ${bytes.toString().slice(0, 200)}`);

/** @returns 「40.1 and 41.5 a second (2000 × 200)」 */
const ratesOf = (runs: readonly { readonly answers: Answer[]; readonly perSecond: number }[]): string =>
  `${runs.map(({ perSecond }) => perSecond.toFixed(1)).join(' and ')} a second (${tally(runs.flatMap(({ answers }) => answers))})`;

/** Codes that the rush before does not come to: its round goes on at 31,000 when its first thousand is given out. */
const OWN_CODES = 79_000;

/** How many on one counter, beside as many on counters of their own: a queue would show as a lower rate. */
const compare = async (stage: Stage, maker: TestServer, servers: Servers, size: Size): Promise<void> => {
  const { rounds, callers } = size;
  const each = Math.ceil(size.submissions / rounds);
  const code = (number: number) => ({ displayCodeOffset: OWN_CODES + number * 1_000, displayCodeWidth: 5 });
  const one = (await makeDrafts(stage, maker, each * rounds, code(0))).tokens;
  const many: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    many.push(...(await makeDrafts(stage, maker, each, code(round))).tokens);
  }
  // The copies of one round lie side by side: dealt out like cards they meet on every counter.
  const dealt = many.map((_, index) => many[(index % rounds) * each + Math.floor(index / rounds)] ?? '');
  // Each twice, in the order one, many, many, one: what goes slower or faster by and by speaks for neither.
  const half = Math.ceil(one.length / 2);
  // Papers are printed by the same processors a while later: no run is to wait for those of the run before.
  const run = async (tokens: readonly string[]) => {
    const rate = await asFastAsPossible(stage, servers, tokens, callers);
    await untilPapersAreMade(stage, maker);
    return rate;
  };
  const [first, second, third, fourth] = [
    await run(one.slice(0, half)),
    await run(dealt.slice(0, half)),
    await run(dealt.slice(half)),
    await run(one.slice(half)),
  ];
  stage.figure(`${rounds} rounds: ${ratesOf([second, third])}`);
  stage.figure(`one round: ${ratesOf([first, fourth])}`);
};

const P99_MS = 3_000;

const run = async (stage: Stage, size: Size): Promise<void> => {
  const { maker, demo } = await makeProduct(stage);
  const { projectId, tokens } = await makeDrafts(stage, maker, size.submissions);
  const servers = [await stage.start(demo), await stage.start(demo)];
  const from = performance.now();
  const answers = await atRate(stage, servers, tokens, size.perSecond);
  const seconds = (performance.now() - from) / 1000;
  const last = answers.flatMap((tries) => tries.slice(0, 1));
  const all = answers.flat();
  stage.figure(
    `${size.submissions} submissions at ${size.perSecond} a second, in ${seconds.toFixed(1)} s: ${tally(all)}`,
  );
  stage.figure(`half of the answers within ${quantileMs(all, 0.5).toFixed(0)} ms`);
  stage.rule('every submission is accepted, at once or when it is repeated', refused(last));
  stage.rule(
    'codes follow one another, each is given once',
    await wrongCodes(maker, projectId, tokens.length),
  );
  const later = await maker.database.client.paperOrder.count();
  const papersMs = await untilPapersAreMade(stage, maker);
  stage.figure(
    `the papers of ${later} submissions followed, the last ${(papersMs / 1000).toFixed(1)} s later`,
  );
  stage.rule('every submission has its papers', await wrongPapers(maker, projectId));
  stage.mark('99 of 100 answers within', quantileMs(all, 0.99), P99_MS, 'ms');
  stage.mark('asked to come again', all.length - last.length, 0, 'times');
  await compare(stage, maker, servers, size);
};

export const rush = fault<Size>({
  id: 'rush',
  what: '2,000 submissions of one round at 100 a second, over two processes',
  mark: 'none lost, none refused, each with its papers, codes without a gap or a double; one counter is no queue',
  test: 'bench/faults/faults.postgres.test.ts',
  needs: ['postgres'],
  full: { submissions: 2_000, perSecond: 100, rounds: 20, callers: 40 },
  quick: { submissions: 40, perSecond: 20, rounds: 4, callers: 8 },
  run,
});
