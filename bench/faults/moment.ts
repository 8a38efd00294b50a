/** The database brought back to a moment between two changes, from a base backup and the archive of the log (F16). */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withPostgresClient } from '../../bff/platform/database/postgres.ts';
import type { TestServer } from '../../scripts/db/testServer.ts';
import { fault } from './frame/fault.ts';
import type { Demo } from './frame/ground.ts';
import type { Stage } from './frame/stage.ts';
import { archiveAll, ownFolder, restoreTo, startArchiving, takeBase } from './tools/archive.ts';
import { ask, isOk, must } from './tools/ask.ts';
import { command, wrongOf } from './tools/command.ts';
import {
  changeCorporation,
  logIn,
  newPaper,
  openPlaces,
  type People,
  readCorporation,
  sendPaper,
  wrongWith,
} from './tools/demoPeople.ts';
import { compareFilesAndRows } from './tools/filesAndRows.ts';

type Size = { readonly papers: number; readonly changes: number };

/** Whose notes are counted up, by a caller for each. */
const WRITTEN_IDS = [1, 2, 3] as const;

const demoOn = (demo: Demo, { url }: TestServer): Demo => {
  const databaseUrl = Object.assign(new URL(demo.databaseUrl ?? ''), { port: new URL(url).port }).href;
  return { ...demo, databaseUrl, env: { ...demo.env, DATABASE_URL: databaseUrl } };
};

/** What one caller has written: the last number that was sent, and the last that was acknowledged. */
type Written = { sent: number; acknowledged: number };

const memoOf = (change: number): string => `change ${change}`;

/** Callers who count up a note each, one after the other, until they are told to end. */
const keepCounting = (stage: Stage, url: string, people: People) => {
  const written = new Map<number, Written>(WRITTEN_IDS.map((id) => [id, { sent: 0, acknowledged: 0 }]));
  const failed: string[] = [];
  let isOver = false;
  const caller = async ([id, at]: [number, Written]): Promise<void> => {
    while (!isOver) {
      at.sent += 1;
      const answer = await ask(url, changeCorporation(people, id, memoOf(at.sent)));
      if (isOk(answer)) at.acknowledged = at.sent;
      else failed.push(`${answer.status} ${answer.bytes}`);
      stage.moved();
    }
  };
  const all = Promise.all([...written].map(caller));
  const end = async (): Promise<readonly string[]> => {
    isOver = true;
    await all;
    return failed;
  };
  stage.later(end);
  const slowest = (): number => Math.min(...[...written.values()].map(({ acknowledged }) => acknowledged));
  return { written, slowest, end };
};

/** Papers that are acknowledged. @returns their SHA-256 by id */
const sendPapers = async (stage: Stage, url: string, people: People, count: number) => {
  const [place] = await openPlaces(url, people);
  const files = new Map<string, string>();
  for (let sent = 0; place !== undefined && sent < count; sent += 1) {
    const paper = newPaper();
    const { id } = await must<{ id: string }>(url, sendPaper(people, place, paper));
    files.set(id, paper.sha256);
    stage.moved();
  }
  return files;
};

type Range = ReadonlyMap<number, { readonly atLeast: number; readonly atMost: number }>;

/**
 * A moment by the database's clock, while the callers write.
 * @returns it, and for each note what was acknowledged before it and what was sent before it
 */
const takeMoment = async (database: string, written: ReadonlyMap<number, Written>) => {
  const before = new Map([...written].map(([id, { acknowledged }]) => [id, acknowledged]));
  const at = await withPostgresClient(
    database,
    async (client) =>
      (await client.query<{ at: string }>('SELECT clock_timestamp()::text AS at')).rows[0]?.at,
  );
  const range: Range = new Map(
    [...written].map(([id, { sent }]) => [id, { atLeast: before.get(id) ?? 0, atMost: sent }]),
  );
  return { at: at ?? '', range };
};

/** What a note says that it may not say. */
const wrongNotes = async (url: string, people: People, range: Range): Promise<string[]> => {
  const wrong: string[] = [];
  for (const [id, { atLeast, atMost }] of range) {
    const { memo } = await must<{ memo: string | null }>(url, readCorporation(people, id));
    const change = Number(/^change (\d+)$/.exec(memo ?? '')?.[1] ?? 0);
    if (change < atLeast || change > atMost)
      wrong.push(`corporation ${id}: ${memo}, and not change ${atLeast} to ${atMost}`);
  }
  return wrong;
};

const missingFiles = async (url: string, people: People, files: ReadonlyMap<string, string>) => {
  const found = await Promise.all([...files].map(([id, sha256]) => wrongWith(url, people, id, sha256)));
  return found.flatMap((wrong) => (wrong === undefined ? [] : [wrong]));
};

/** Files whose row came after the moment must be unknown. */
const knownFiles = async (url: string, { company }: People, files: ReadonlyMap<string, string>) => {
  const known: string[] = [];
  for (const id of files.keys()) {
    const { status } = await ask(url, { path: `/api/user/file/${id}`, headers: company });
    if (status !== 404) known.push(`file ${id}: ${status}`);
  }
  return known;
};

/** Work before the moment, through it and after it. */
const work = async (stage: Stage, demo: Demo, primary: TestServer, { papers, changes }: Size) => {
  const server = await stage.start(demo);
  const people = await logIn(server.url);
  const base = await takeBase(stage, primary);
  const early = await sendPapers(stage, server.url, people, papers);
  const counting = keepCounting(stage, server.url, people);
  while (counting.slowest() < changes) await wait(20);
  const { at, range } = await takeMoment(demo.databaseUrl ?? '', counting.written);
  while (counting.slowest() < 2 * changes) await wait(20);
  const failed = await counting.end();
  const late = await sendPapers(stage, server.url, people, papers);
  await server.kill('SIGTERM');
  stage.rule('nobody was refused while the log was archived', failed);
  return { people, base, early, late, at, range };
};

const run = async (stage: Stage, size: Size): Promise<void> => {
  const original = await stage.ground.demo('postgres');
  const archive = await ownFolder(stage);
  const primary = await startArchiving(stage, archive);
  const demo = demoOn(original, primary);
  const { people, base, early, late, at, range } = await work(stage, demo, primary, size);
  await archiveAll(stage, primary, archive);
  await primary.halt('SIGINT');
  const startedAt = performance.now();
  const restored = demoOn(demo, await restoreTo(stage, { base, archive, at }));
  stage.figure(
    `${(await readdir(archive)).length} segments; at the moment and open after ${Math.round(performance.now() - startedAt)} ms`,
  );
  // The end of the trail beside the files is that of now: whoever goes back on purpose removes it.
  await rm(join(restored.dataDir, 'files/auditHead'));
  const server = await stage.start(restored);
  stage.rule('each note is as it was at the moment', await wrongNotes(server.url, people, range));
  stage.rule(`${early.size} files of before are there`, await missingFiles(server.url, people, early));
  stage.rule(`${late.size} files of after are unknown`, await knownFiles(server.url, people, late));
  const next = await ask(server.url, changeCorporation(people, WRITTEN_IDS[0], 'after'));
  stage.rule('work goes on', isOk(next) ? [] : [`${next.status} ${next.bytes}`]);
  await server.kill('SIGTERM');
  stage.rule('the chain of the audit trail is whole', await wrongOf(command(restored, 'verifyAudit.ts')));
  await compareFilesAndRows(stage, restored);
};

export const moment = fault<Size>({
  id: 'F16',
  what: 'the database brought back to a moment between two changes',
  mark: 'every write acknowledged before the moment is there, none of after it; files and trail right',
  test: 'only here: a test does not need pg_basebackup',
  needs: ['postgres', 'pg_basebackup'],
  full: { papers: 10, changes: 200 },
  quick: { papers: 2, changes: 15 },
  run,
});
