/** A backup taken while people work, restored on another database and folder (F15). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withPostgresClient } from '../../bff/platform/database/postgres.ts';
import { fault } from './frame/fault.ts';
import type { Demo } from './frame/ground.ts';
import type { Stage } from './frame/stage.ts';
import { ask, isOk, keepAsking, must, read, tally } from './tools/ask.ts';
import { command, wrongOf } from './tools/command.ts';
import {
  changeCorporation,
  logIn,
  newPaper,
  openPlaces,
  type People,
  type Place,
  readCorporation,
  readsAndChanges,
  sendPaper,
  wrongWith,
} from './tools/demoPeople.ts';
import { compareFilesAndRows } from './tools/filesAndRows.ts';

type Size = { readonly papers: number; readonly answers: number };

/** A corporation that the callers of `readsAndChanges` only read. */
const OWN_ID = 3;

/** On another database and in another folder, as on another machine. */
const restore = async (stage: Stage, { env, databaseUrl = '' }: Demo, folder: string): Promise<Demo> => {
  const name = `restored_${Date.now()}`;
  const { url } = await stage.ground.postgres();
  await withPostgresClient(url, (client) => client.query(`CREATE DATABASE ${name}`));
  const restoredUrl = databaseUrl.replace(/[^/]+$/, name);
  const dataDir = join(folder, 'restored');
  const restored = {
    env: { ...env, DATA_DIR: dataDir, DATABASE_URL: restoredUrl },
    databaseUrl: restoredUrl,
    dataDir,
  };
  await command(restored, 'restore.ts', folder);
  stage.moved();
  return restored;
};

/** What is acknowledged before the backup begins, so that it must be in it. */
const promise = async (stage: Stage, url: string, people: People, place: Place, papers: number) => {
  const files = new Map<string, string>();
  for (let sent = 0; sent < papers; sent += 1) {
    const paper = newPaper();
    const { id } = await must<{ id: string }>(url, sendPaper(people, place, paper));
    files.set(id, paper.sha256);
    stage.moved();
  }
  const memo = 'written before the backup';
  const row = await must<{ version: number }>(url, changeCorporation(people, OWN_ID, memo));
  return { files, memo, version: row.version };
};

const missing = async (url: string, people: People, promised: Awaited<ReturnType<typeof promise>>) => {
  const lost: string[] = [];
  for (const [id, sha256] of promised.files) {
    const wrong = await wrongWith(url, people, id, sha256);
    if (wrong !== undefined) lost.push(wrong);
  }
  const row = await must<{ version: number; memo: string }>(url, readCorporation(people, OWN_ID));
  if (row.version !== promised.version || row.memo !== promised.memo)
    lost.push(`corporation ${OWN_ID}: ${row.memo}`);
  return lost;
};

const run = async (stage: Stage, { papers, answers }: Size): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'hojo-faults-'));
  stage.later(() => rm(folder, { recursive: true, force: true }));
  const demo = await stage.ground.demo('postgres');
  const server = await stage.start(demo);
  const people = await logIn(server.url);
  const [place] = await openPlaces(server.url, people);
  if (place === undefined) return;
  const promised = await promise(stage, server.url, people, place, papers);
  const asking = keepAsking(stage, { url: server.url, callers: 4, next: readsAndChanges(people) });
  while (asking.answers.length < answers) await wait(20);
  await command(demo, 'backup.ts', folder);
  const during = await asking.end();
  stage.figure(`the backup was taken under ${during.length} requests: ${tally(during)}`);
  await server.kill('SIGTERM');
  stage.rule('the drill finds it whole', await wrongOf(command(demo, 'restore.ts', folder, '--drill')));
  stage.moved();
  const restored = await restore(stage, demo, folder);
  const second = await stage.start(restored);
  // Sessions are in the database, so those of before the backup go on.
  stage.rule('what was acknowledged before it is there', await missing(second.url, people, promised));
  const next = await ask(second.url, changeCorporation(people, OWN_ID, 'after'));
  stage.rule(
    'work goes on',
    isOk(next) && read<{ memo: string }>(next).memo === 'after' ? [] : ['a change failed'],
  );
  await second.kill('SIGTERM');
  stage.rule('the chain of the audit trail is whole', await wrongOf(command(restored, 'verifyAudit.ts')));
  await compareFilesAndRows(stage, restored);
};

export const backup = fault<Size>({
  id: 'F15',
  what: 'a backup taken under load, restored elsewhere',
  mark: 'every row opens, every file’s SHA-256 right, no acknowledged write lost',
  test: 'only here: a test does not need pg_dump',
  needs: ['postgres', 'pg_dump'],
  full: { papers: 10, answers: 500 },
  quick: { papers: 2, answers: 30 },
  run,
});
