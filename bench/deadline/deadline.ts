/**
 * The last minutes of a call: files and submissions, ever more of them, on two processes with a scanner that takes its
 * time, clerks who read their lists beside, and one process killed in the middle.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { makeAdmin } from '../../bff/testing/people.ts';
import type { TestServer } from '../../bff/testing/server.ts';
import { createRandom } from '../../bff/testing/world/random.ts';
import { freePort } from '../../scripts/lib/freePort.ts';
import { fault } from '../faults/frame/fault.ts';
import type { Demo } from '../faults/frame/ground.ts';
import type { Stage } from '../faults/frame/stage.ts';
import { isOk, quantileMs, tally } from '../faults/tools/ask.ts';
import { makeDrafts } from '../faults/tools/drafts.ts';
import { makeProduct } from '../faults/tools/maker.ts';
import type { MeasuredServer } from '../servers.ts';
import { type Clerks, startClerks } from './clerks.ts';
import type { Applicant, Outcome } from './crowd.ts';
import { refusedOf, splitByClose, wrongFiles, wrongReceipts, wrongRefusals } from './judge.ts';
import { watchMinutes } from './minutes.ts';
import { type Numbers, planFor } from './plans.ts';
import { startSlowScanner } from './slowScanner.ts';
import { startCrowd } from './startCrowd.ts';

export type Size = Numbers & {
  readonly scanMs: number;
  readonly clerks: number;
  /** Answers that clerks have before it begins: what is usual. Of too few, the hundredth part is a matter of luck. */
  readonly usual: number;
  readonly env: Record<string, string>;
};

const MINUTE_MS = 60_000;

/**
 * What an operator sets for such a day (docs/operations.md): five files a second, ten at the very end, six seconds each,
 * are sixty questions to the scanner at once, shared by two processes. Processes and database share two processors, on
 * which more statements at once only wait for one another.
 */
const FOR_THE_DAY = { SCANNER_CALLS: '32', DATABASE_CONNECTIONS: '4' };

/** As many a minute as 2,000 submissions and 3,000 files in ten. */
export const sizeOf = (minutes: number): Size => ({
  ms: minutes * MINUTE_MS,
  submissions: Math.round(200 * minutes),
  late: Math.round(10 * minutes),
  uploads: Math.round(300 * minutes),
  scanMs: 6_000,
  clerks: 4,
  usual: 800,
  env: FOR_THE_DAY,
});

/** Nobody is told 検査中: what a killed process had begun to scan is taken up after five minutes, too long for a test. */
const QUICK: Size = {
  ms: 20_000,
  submissions: 24,
  late: 4,
  uploads: 36,
  scanMs: 500,
  clerks: 2,
  usual: 40,
  env: { ...FOR_THE_DAY, SCAN_WAIT_MS: '120000', UPLOAD_INSPECT_MS: '120000' },
};

type Ground = {
  readonly maker: TestServer;
  readonly demo: Demo;
  readonly projectId: number;
  readonly applicants: readonly Applicant[];
};

const prepare = async (stage: Stage, { submissions, late, scanMs, env }: Size): Promise<Ground> => {
  const scanner = await startSlowScanner(scanMs);
  stage.later(scanner.stop);
  const { maker, demo } = await makeProduct(stage);
  const { projectId, tokens } = await makeDrafts(stage, maker, submissions + late);
  const sessions = await maker.database.client.session.findMany({
    where: { applicationUser: { projectId } },
    select: { id: true, applicationUser: { select: { application: { select: { id: true } } } } },
  });
  const applicationOf = new Map(
    sessions.map(({ id, applicationUser }) => [id, applicationUser?.application?.id]),
  );
  const applicants = tokens.map((token) => ({
    token,
    applicationId: applicationOf.get(token.split('.')[0] ?? '') ?? 0,
  }));
  return {
    maker,
    demo: { ...demo, env: { ...demo.env, ...env, CLAMD_ADDRESS: scanner.address } },
    projectId,
    applicants,
  };
};

/** Kills one in the middle and starts it again on its port, as a supervisor does. */
const killOne = async (stage: Stage, demo: Demo, victim: MeasuredServer, port: number) => {
  await victim.kill('SIGKILL');
  const from = performance.now();
  const server = await stage.start(demo, { port });
  stage.figure(
    `killed with -9 in the middle, there again after ${((performance.now() - from) / 1000).toFixed(1)} s`,
  );
  return server;
};

const LOOK_MS = 500;
/** More than `resumeScans` waits for a process that may be alive; what is left then is told as not released. */
const SCANNED_BY_MS = 10 * MINUTE_MS;

/** What was acknowledged while it was looked at is released when the scanner has seen it. */
const untilScanned = async (stage: Stage, { database: { client } }: TestServer): Promise<number> => {
  const from = performance.now();
  const isWaiting = async (): Promise<boolean> =>
    (await client.storedFile.count({ where: { scanStatus: 'pending', deletedAt: null } })) > 0;
  while ((await isWaiting()) && performance.now() - from < SCANNED_BY_MS) {
    // What the killed process had taken waits for minutes, as it should.
    stage.moved();
    await wait(LOOK_MS);
  }
  return performance.now() - from;
};

/** A round without grace: what counts is the press alone. */
const closeAfter = async ({ maker, projectId }: Ground, ms: number): Promise<Date> => {
  const applicationClosesAt = new Date(Date.now() + ms);
  const data = { applicationClosesAt, submitGraceMinutes: 0 };
  await maker.database.client.project.update({ where: { id: projectId }, data });
  return applicationClosesAt;
};

const tellPresses = (stage: Stage, outcome: Outcome, closesAt: Date): void => {
  const { inTime, onEdge } = splitByClose(outcome.presses, closesAt);
  const repeated = inTime.filter(({ answers }) => answers.length > 1);
  const after = inTime.filter(({ answeredAt }) => answeredAt > closesAt);
  stage.figure(
    `${inTime.length} pressed in time: ${repeated.length} more than once, ${after.length} answered after the close; ${tally(inTime.flatMap(({ answers }) => answers))}`,
  );
  const kept = onEdge.filter(({ answers }) => answers.some(isOk)).length;
  stage.figure(`${onEdge.length} pressed in the very last second: ${kept} accepted`);
  const answers = outcome.uploads.flatMap((upload) => upload.answers);
  stage.figure(
    `${outcome.uploads.length} files: ${tally(answers)}; half within ${quantileMs(answers, 0.5).toFixed(0)} ms, 99 of 100 within ${quantileMs(answers, 0.99).toFixed(0)} ms`,
  );
};

const judge = async (stage: Stage, ground: Ground, outcome: Outcome, closesAt: Date): Promise<void> => {
  const { maker, projectId } = ground;
  const { inTime, onEdge, late } = splitByClose(outcome.presses, closesAt);
  stage.rule('nobody who pressed in time is refused', refusedOf(inTime));
  stage.rule(
    'each is received exactly once, with a code of its own and a receipt that names its files',
    await wrongReceipts(maker, projectId, inTime, outcome.uploads),
  );
  stage.rule('who pressed after the close is refused as late', await wrongRefusals(maker, projectId, late));
  const refusedOnEdge = onEdge.filter(({ answers }) => !answers.some(isOk));
  stage.rule(
    'who pressed in the very last second is accepted, or refused as late',
    await wrongRefusals(maker, projectId, refusedOnEdge),
  );
  stage.rule(
    'every file that was taken is stored once, released, with its SHA-256',
    await wrongFiles(stage, maker, outcome.uploads),
  );
};

/** More than a mixed load may take: threads that print and threads that look into files are there all the time. */
const MEMORY_MB = 400;

const judgeLists = (stage: Stage, clerks: Clerks): void => {
  const { usual, during } = clerks.answers();
  const [quietMs, busyMs] = [quantileMs(usual, 0.99), quantileMs(during, 0.99)];
  stage.figure(
    `${during.length} lists read beside: half within ${quantileMs(during, 0.5).toFixed(0)} ms (before ${quantileMs(usual, 0.5).toFixed(0)} ms)`,
  );
  const failed = during.filter((answer) => !isOk(answer) && answer.status !== 0);
  stage.rule(
    'clerks are answered',
    failed.map(({ status, said }) => `${status} ${said}`),
  );
  stage.mark(`p99 of the lists, ${quietMs.toFixed(0)} ms before`, busyMs, Math.round(quietMs * 2), 'ms');
};

const run = async (stage: Stage, size: Size): Promise<void> => {
  const ground = await prepare(stage, size);
  const { demo, maker, applicants } = ground;
  const ports = [await freePort(), await freePort()];
  const [first, second] = [
    await stage.start(demo, { port: ports[0] }),
    await stage.start(demo, { port: ports[1] }),
  ];
  const doors = [first.url, second.url];
  const { session } = await makeAdmin(maker, 'JMAC');
  const clerks = startClerks(stage, doors, { token: session.token, count: size.clerks });
  await clerks.untilUsual(size.usual);
  const closesAt = await closeAfter(ground, size.ms);
  stage.figure(
    `${size.submissions} submissions and ${size.uploads} files in ${size.ms / 1000} s, ${size.scanMs / 1000} s of scanning each`,
  );
  clerks.begin();
  const minutes = watchMinutes(clerks);
  const acting = startCrowd(stage, { doors, plans: planFor(applicants, size, createRandom(17)) });
  await wait(size.ms / 2);
  const again = await killOne(stage, demo, second, ports[1] ?? 0);
  const outcome = await acting;
  await clerks.end();
  stage.figure(`p99 of the lists and processors in use, by the minute: ${minutes.end().join(', ')}`);
  stage.figure(
    `the last files were released ${((await untilScanned(stage, maker)) / 1000).toFixed(1)} s later`,
  );
  tellPresses(stage, outcome, closesAt);
  await judge(stage, ground, outcome, closesAt);
  judgeLists(stage, clerks);
  stage.mark('memory of a process', Math.max(first.memoryMb(), again.memoryMb()), MEMORY_MB, 'MB');
};

/** @param minutes how long the last minutes last */
export const deadline = (minutes: number) =>
  fault<Size>({
    id: 'deadline',
    what: 'the last minutes of a call over two processes, one of them killed',
    mark: 'nothing lost, nobody refused who pressed in time, lists within twice their usual p99',
    test: 'bench/deadline/deadline.postgres.test.ts',
    needs: ['postgres'],
    full: sizeOf(minutes),
    quick: QUICK,
    run,
  });
