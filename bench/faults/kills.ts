/**
 * "A 2xx is a promise" (F1, F2, F15): the server is killed again and again in the middle of changes and uploads, and
 * everything it had acknowledged must be there afterwards.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/freePort.ts';
import type { MeasuredServer } from '../servers.ts';
import { fault } from './frame/fault.ts';
import type { Demo } from './frame/ground.ts';
import type { Stage } from './frame/stage.ts';
import { ask, isOk, must, read } from './tools/ask.ts';
import { moveToBucket } from './tools/bucket.ts';
import {
  CORPORATION_IDS,
  changeCorporation,
  logIn,
  newPaper,
  openPlaces,
  type People,
  type Place,
  readCorporation,
  removePaper,
  sendPaper,
  wrongWith,
} from './tools/demoPeople.ts';
import { compareFilesAndRows } from './tools/filesAndRows.ts';
import { sql } from './tools/sql.ts';

type Size = {
  readonly kills: number;
  /** Acknowledged changes and uploads that a kill waits for, at least. */
  readonly changes: number;
  readonly uploads: number;
};

/** What was acknowledged since the last kill. */
type Promised = {
  readonly memos: Map<number, { readonly version: number; readonly memo: string }>;
  changes: number;
  readonly files: Map<string, string>;
};

/** A section takes 20 files; some may have been stored without the answer having arrived. */
const UPLOADS_A_PLACE = 12;

type Work = {
  readonly stage: Stage;
  readonly url: string;
  readonly people: People;
  readonly promised: Promised;
};

const assertGoodOrDead = (what: string, status: number, bytes: Buffer): void => {
  if (status !== 0 && status >= 300) throw new Error(`${what} answered ${status} ${bytes}`);
};

const changeUntilDead = async ({ stage, url, people, promised }: Work, id: number): Promise<void> => {
  for (;;) {
    const memo = randomUUID();
    const answer = await ask(url, changeCorporation(people, id, memo));
    assertGoodOrDead('a change', answer.status, answer.bytes);
    if (!isOk(answer)) return;
    promised.memos.set(id, { version: read<{ version: number }>(answer).version, memo });
    promised.changes += 1;
    stage.moved();
  }
};

const uploadUntilDead = async ({ stage, url, people, promised }: Work, place: Place): Promise<void> => {
  for (let count = 0; count < UPLOADS_A_PLACE; count += 1) {
    const paper = newPaper();
    const answer = await ask(url, sendPaper(people, place, paper));
    assertGoodOrDead('an upload', answer.status, answer.bytes);
    if (!isOk(answer)) return;
    promised.files.set(read<{ id: string }>(answer).id, paper.sha256);
    stage.moved();
  }
};

const lostMemos = async ({ url, people, promised }: Work): Promise<string[]> => {
  const lost: string[] = [];
  for (const [id, { version, memo }] of promised.memos) {
    const row = await must<{ version: number; memo: string }>(url, readCorporation(people, id));
    const isKept = row.version > version || (row.version === version && row.memo === memo);
    if (!isKept) lost.push(`corporation ${id}: version ${version} was acknowledged, ${row.version} is there`);
  }
  return lost;
};

/** Looks for every acknowledged file, and takes it back to make room for the next round. */
const lostFiles = async ({ stage, url, people, promised }: Work): Promise<string[]> => {
  const lost: string[] = [];
  for (const [id, sha256] of promised.files) {
    const wrong = await wrongWith(url, people, id, sha256);
    if (wrong !== undefined) lost.push(wrong);
    await ask(url, removePaper(people, id));
    stage.moved();
  }
  return lost;
};

/** A kill proves nothing before the server has promised something. */
const untilPromised = async ({ promised }: Work, { changes, uploads }: Size, isOver: () => boolean) => {
  while (!isOver() && (promised.changes < changes || promised.files.size < uploads)) await wait(20);
};

const works = (work: Work, { changes, uploads }: Size, places: readonly Place[]): Promise<void>[] => [
  ...(changes > 0 ? CORPORATION_IDS.map((id) => changeUntilDead(work, id)) : []),
  ...(uploads > 0 ? places.map((place) => uploadUntilDead(work, place)) : []),
];

const MOST_WAIT_MS = 500;

/** One round: works until enough is promised, kills at a moment that nobody chose. */
const workAndKill = async (
  work: Work,
  server: MeasuredServer,
  size: Size,
  places: readonly Place[],
): Promise<void> => {
  let isOver = false;
  const all = Promise.allSettled(works(work, size, places)).finally(() => {
    isOver = true;
  });
  await untilPromised(work, size, () => isOver);
  await wait(Math.random() * MOST_WAIT_MS);
  await server.kill('SIGKILL');
  for (const end of await all) if (end.status === 'rejected') throw end.reason;
};

const countSteps = (demo: Demo) =>
  sql<{ id: number; steps: number }>(
    demo,
    `SELECT id, version - (SELECT count(*)::int FROM audit_entry
       WHERE target_kind = 'corporation' AND target_id = corporation.id::text) AS steps
     FROM corporation ORDER BY id`,
  );

/** A change and its entry in the audit trail are one: neither is there without the other. */
const halfDone = (before: Awaited<ReturnType<typeof countSteps>>, after: typeof before): string[] =>
  after
    .filter(({ steps }, index) => steps !== before[index]?.steps)
    .map(({ id }) => `corporation ${id} has not as many entries as versions`);

/** Start to ready, by the quality marks (Speed and size); with a bucket also its client is loaded, and the bucket asked. */
const readyMs = ({ databaseUrl, env }: Demo): number => {
  if (databaseUrl === undefined) return 4_000;
  return env.S3_BUCKET === undefined ? 2_000 : 3_000;
};

const runKills = async (stage: Stage, demo: Demo, size: Size): Promise<void> => {
  const port = await freePort();
  let server = await stage.start(demo, { port });
  const people = await logIn(server.url);
  const places = await openPlaces(server.url, people);
  const promised: Promised = { memos: new Map(), files: new Map(), changes: 0 };
  const work: Work = { stage, url: server.url, people, promised };
  const sum = { changes: 0, uploads: 0, slowestStartMs: 0 };
  const lost: string[] = [];
  for (let kill = 0; kill < size.kills; kill += 1) {
    await workAndKill(work, server, size, places);
    server = await stage.start(demo, { port });
    lost.push(...(await lostMemos(work)), ...(await lostFiles(work)));
    sum.changes += promised.changes;
    sum.uploads += promised.files.size;
    sum.slowestStartMs = Math.max(sum.slowestStartMs, server.startMs);
    promised.files.clear();
    promised.changes = 0;
  }
  await server.kill('SIGTERM');
  stage.figure(`${size.kills} kills, ${sum.changes} changes and ${sum.uploads} uploads acknowledged`);
  stage.rule('what was acknowledged is there as it was sent', lost);
  stage.mark('ready again after', sum.slowestStartMs, readyMs(demo), 'ms');
};

/** Changes and uploads on PostgreSQL, with a look past the product at the end. */
const runOnServer = async (
  stage: Stage,
  size: Size,
  prepare: (demo: Demo) => Promise<Demo> = async (demo) => demo,
): Promise<void> => {
  const demo = await prepare(await stage.ground.demo('postgres'));
  const before = await countSteps(demo);
  await runKills(stage, demo, size);
  stage.rule('every version has its entry in the audit trail', halfDone(before, await countSteps(demo)));
  await compareFilesAndRows(stage, demo);
};

const test = 'bench/faults/faults.postgres.test.ts';

export const killsDuringUploads = fault<Size>({
  id: 'F1',
  what: 'kill -9 during uploads',
  mark: 'no acknowledged upload lost or altered, no row without file, no file without row; ready again ≤ 2 s',
  test,
  needs: ['postgres'],
  full: { kills: 20, changes: 0, uploads: 50 },
  quick: { kills: 2, changes: 4, uploads: 4 },
  run: (stage, size) => runOnServer(stage, size),
});

export const killsWithBucket = fault<Size>({
  id: 'F1b',
  what: 'kill -9 during uploads to an S3 bucket',
  mark: 'as F1, with the files of the demo moved there by `npm run files:move` first',
  test,
  needs: ['postgres'],
  full: { kills: 20, changes: 0, uploads: 50 },
  quick: { kills: 2, changes: 0, uploads: 4 },
  run: (stage, size) => runOnServer(stage, size, (demo) => moveToBucket(stage, demo)),
});

export const killsDuringChanges = fault<Size>({
  id: 'F2',
  what: 'kill -9 during changes',
  mark: 'every 2xx is in the database with its version; nothing half done',
  test: `${test} (F1 changes and sends at once)`,
  needs: ['postgres'],
  full: { kills: 20, changes: 100, uploads: 0 },
  quick: { kills: 2, changes: 20, uploads: 0 },
  run: (stage, size) => runOnServer(stage, size),
});

export const killsOfEmbedded = fault<Size>({
  id: 'F15b',
  what: 'the embedded database killed during changes and uploads',
  mark: 'no acknowledged write lost',
  test,
  needs: [],
  full: { kills: 20, changes: 20, uploads: 5 },
  quick: { kills: 2, changes: 5, uploads: 2 },
  run: async (stage, size) => runKills(stage, await stage.ground.demo('embedded'), size),
});
