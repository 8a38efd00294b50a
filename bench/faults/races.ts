/** Many at once on one record, on one e-mail, on one Idempotency-Key (F6, F12), over two processes. */
import { randomUUID } from 'node:crypto';
import { freePort } from '../../scripts/lib/freePort.ts';
import type { MeasuredServer } from '../servers.ts';
import { fault } from './frame/fault.ts';
import type { Demo } from './frame/ground.ts';
import type { Stage } from './frame/stage.ts';
import { type Answer, ask, isOk, must, type Question, read, tally } from './tools/ask.ts';
import { changeCorporation, logIn, type People, readCorporation } from './tools/demoPeople.ts';
import { sql } from './tools/sql.ts';

type Servers = readonly [MeasuredServer, MeasuredServer];

/** Asks all of it at once, the two processes in turn. */
const atOnce = (stage: Stage, servers: Servers, questions: readonly Question[]): Promise<Answer[]> =>
  Promise.all(
    questions.map(async (question, index) => {
      const answer = await ask(servers[index % 2 === 0 ? 0 : 1].url, question);
      stage.moved();
      return answer;
    }),
  );

const startTwo = async (stage: Stage, demo: Demo): Promise<Servers> => [
  await stage.start(demo),
  await stage.start(demo),
];

const codeOf = (answer: Answer): number => (isOk(answer) ? 0 : read<{ code: number }>(answer).code);

const newClerk = (people: People, email: string, key?: string): Question => ({
  method: 'POST',
  path: '/api/admin/admin_user',
  headers: { ...people.jmac, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  body: { type: 2, name: '電話 受付', email, sendPasswordMail: false },
});

const countClerks = async (demo: Demo, email: string): Promise<number> => {
  const rows = await sql<{ count: number }>(
    demo,
    'SELECT count(*)::int AS count FROM admin_user WHERE email = $1',
    [email],
  );
  return rows[0]?.count ?? 0;
};

const busy = (answers: readonly Answer[]): number => answers.filter(({ status }) => status === 503).length;

/** Everything but one success, the expected refusals and "come again later". */
const unexpected = (answers: readonly Answer[], status: number): string[] => {
  const winners = answers.filter(isOk).length;
  const others = answers.filter(
    (answer) => !isOk(answer) && answer.status !== status && answer.status !== 503,
  );
  return [
    ...(winners === 1 ? [] : [`${winners} winners`]),
    ...others.map((answer) => `${answer.status} ${answer.bytes.toString().slice(0, 100)}`),
  ];
};

type Races = { readonly rounds: number; readonly changes: number; readonly creations: number };

const raceForVersion = async (stage: Stage, servers: Servers, people: People, changes: number) => {
  const { version } = await must<{ version: number }>(servers[0].url, readCorporation(people, 1));
  const questions = Array.from({ length: changes }, (_, index) => {
    const question = changeCorporation(people, 1, `${index}`);
    return { ...question, headers: { ...question.headers, 'if-match': `"v${version}"` } };
  });
  const answers = await atOnce(stage, servers, questions);
  const kept = await must<{ version: number; memo: string }>(servers[0].url, readCorporation(people, 1));
  const winner = answers.find(isOk);
  const isWinners = winner !== undefined && read<{ memo: string }>(winner).memo === kept.memo;
  const wrong = isWinners && kept.version === version + 1 ? [] : [`version ${kept.version}, ${kept.memo}`];
  return { answers, offences: [...unexpected(answers, 412), ...wrong] };
};

const runRaces = async (stage: Stage, { rounds, changes, creations }: Races): Promise<void> => {
  const demo = await stage.ground.demo('postgres');
  const servers = await startTwo(stage, demo);
  const people = await logIn(servers[0].url);
  const all: Answer[] = [];
  const offences: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const race = await raceForVersion(stage, servers, people, changes);
    all.push(...race.answers);
    offences.push(...race.offences);
  }
  stage.figure(`${rounds} × ${changes} changes of one version: ${tally(all)}`);
  stage.rule('of all changes of one version one is kept, the others answer 412', offences);
  const email = 'once@example.jp';
  const questions = Array.from({ length: creations }, () => newClerk(people, email));
  const created = await atOnce(stage, servers, questions);
  stage.figure(
    `${creations} creations of one e-mail: ${tally(created)}, ${busy(created)} asked to come again`,
  );
  stage.rule('of all creations of one e-mail one is kept, the others answer 1009', [
    ...unexpected(created, 409),
    ...created
      .filter((answer) => ![0, 1009, 1101].includes(codeOf(answer)))
      .map((answer) => `${codeOf(answer)}`),
    ...((await countClerks(demo, email)) === 1 ? [] : ['not one row']),
  ]);
};

export const races = fault<Races>({
  id: 'F6',
  what: 'the same record changed, the same e-mail created by many at once',
  mark: 'one winner per version, the rest 412; one 2xx, the rest 1009; no 500',
  test: 'bff/http/concurrency.postgres.test.ts',
  needs: ['postgres'],
  full: { rounds: 10, changes: 50, creations: 200 },
  quick: { rounds: 1, changes: 50, creations: 20 },
  run: runRaces,
});

type Keys = { readonly kills: number; readonly calls: number };

/** The distinct answers among the successes. */
const distinct = (answers: readonly Answer[]): Set<string> =>
  new Set(answers.filter(isOk).map(({ bytes }) => bytes.toString()));

const oneOnly = async (demo: Demo, email: string, answers: readonly Answer[]): Promise<string[]> => {
  const rows = await countClerks(demo, email);
  const kinds = distinct(answers).size;
  return [
    ...(rows === 1 ? [] : [`${email}: ${rows} rows`]),
    ...(kinds === 1 ? [] : [`${email}: ${kinds} different answers`]),
  ];
};

/** Asks until there is an answer that is no "come again later", as a caller with a key does. */
const insist = async (stage: Stage, url: string, question: Question): Promise<Answer> => {
  for (;;) {
    const answer = await ask(url, question);
    stage.moved();
    if (answer.status !== 503 && answer.status !== 0) return answer;
  }
};

const runKeys = async (stage: Stage, { kills, calls }: Keys): Promise<void> => {
  const demo = await stage.ground.demo('postgres');
  const port = await freePort();
  let first = await stage.start(demo, { port });
  const second = await stage.start(demo);
  const people = await logIn(second.url);
  const offences: string[] = [];
  const others: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    const [email, key] = [`key${round}@example.jp`, randomUUID()];
    const question = newClerk(people, email, key);
    // The first process is killed with the calls on their way: in any state, also just committed.
    const asked = atOnce(
      stage,
      [first, second],
      Array.from({ length: calls }, () => question),
    );
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
    await first.kill('SIGKILL');
    const answers = await asked;
    first = await stage.start(demo, { port });
    answers.push(await insist(stage, first.url, question), await insist(stage, second.url, question));
    offences.push(...(await oneOnly(demo, email, answers)));
    const other = await ask(first.url, newClerk(people, `other${round}@example.jp`, key));
    if (other.status !== 400) others.push(`${other.status}`);
    stage.figure(`kill ${round + 1}: ${tally(answers)}`);
  }
  stage.rule('one key makes one row, and everybody gets its answer, also across a kill', offences);
  stage.rule('another body with the key is refused', others);
};

export const keys = fault<Keys>({
  id: 'F12',
  what: 'one Idempotency-Key many times at once over two processes, and across a kill',
  mark: 'one row, the same answer; another body with the key refused',
  test: 'bench/faults/faults.postgres.test.ts',
  needs: ['postgres'],
  full: { kills: 10, calls: 10 },
  quick: { kills: 1, calls: 10 },
  run: runKeys,
});
