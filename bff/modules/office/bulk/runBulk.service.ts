import { ADMIN_ROLES, type AdminActor } from '#bff/core/actor.ts';
import { type Batch, type Cursor, cursorNumber } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import { BulkRowOutcome, BulkRunStatus } from '#bff/generated/contract/enums.ts';
import { findAccountById } from '#bff/modules/access/index.ts';
import { runBatched } from '#bff/platform/database/batching/batched.ts';
import { bulkMessages as messages } from './bulk.words.ts';
import { isAllowed } from './bulkKinds.service.ts';
import { keepRows, passOverRows, type TakenRow, takeBulkRows, writeRowResults } from './bulkRowWork.data.ts';
import {
  type BulkRunRecord,
  endBulkRun,
  findBulkRun,
  forgetDryRuns,
  type GoingRun,
  listGoingRuns,
} from './bulkRuns.data.ts';
import { kindOf } from './bulkRunViews.service.ts';
import { ROW_WORK } from './doRow.service.ts';
import { BACK, FORWARD, failureOf, resultOf, type Way } from './rowResults.service.ts';

/** Milliseconds of one batch. */
const BATCH_MS = 1_500;
/** Transactions at once: one asks while the database answers another, and connections are left for everybody else. */
const LANES = 2;
const KEPT_DRY_RUN_MS = 7 * 24 * 3600_000;
const FORGOTTEN_AT_ONCE = 3;

/** In whose name the rows are done; null when he may not any more. */
const actorOf = async (scope: Scope, run: BulkRunRecord): Promise<AdminActor | null> => {
  const account = run.actorId === null ? null : await findAccountById(scope.db, 'admin', run.actorId);
  const role = ADMIN_ROLES[account?.adminType ?? -1];
  if (!account?.isActive || role === undefined || !isAllowed(role, kindOf(run))) return null;
  const { id: adminUserId, name, email } = account;
  return { kind: 'admin', sessionId: '', adminUserId, role, name, email, prefectures: [] };
};

type Lane = {
  readonly run: BulkRunRecord;
  readonly way: Way;
  readonly signal: AbortSignal;
  /** Milliseconds since 1970 at which the batch ends. */
  readonly until: number;
};

type Progress = { after: number; doneCount: number };

/** @throws the failure of the first that failed: then nothing of any of them is kept */
const doAll = async (inner: Scope, { run, way }: Lane, rows: readonly TakenRow[]): Promise<void> => {
  const kind = kindOf(run);
  const { does, undoes } = ROW_WORK[kind];
  const step = way === FORWARD ? does : undoes;
  const done = await runBatched(
    inner.db,
    rows.map((row) => () => step(inner, { run, row })),
  );
  for (const result of done) if (result.status === 'rejected') throw result.reason;
  const ids = rows.map(({ id }) => id);
  await writeRowResults(inner.db, { ids, from: way.from }, resultOf(way, kind, inner.now));
};

type Pick = { readonly ids?: readonly number[]; readonly after: number; readonly limit: number };

/**
 * Does some rows in a transaction of their own. Where one of them fails, nothing was done, and each half is tried by
 * itself, until the one that fails is alone and says why.
 * @returns the rows that it is through with
 */
const doSome = async (scope: Scope, lane: Lane, pick: Pick): Promise<readonly TakenRow[]> => {
  const { run, way } = lane;
  const { isFirstOfMyPage = false } = ROW_WORK[kindOf(run)];
  let rows: readonly TakenRow[] = [];
  try {
    await scope.transaction(async (inner) => {
      rows = await takeBulkRows(inner.db, { ...pick, isFirstOfMyPage, runId: run.id, outcome: way.from });
      if (rows.length > 0) await doAll(inner, lane, rows);
    });
  } catch (error) {
    const [only, ...others] = rows;
    if (only === undefined || others.length === 0) await noteFailure(scope, way, only, error);
    else await doHalves(scope, lane, rows);
  }
  return rows;
};

const doHalves = async (scope: Scope, lane: Lane, rows: readonly TakenRow[]): Promise<void> => {
  const middle = Math.ceil(rows.length / 2);
  for (const half of [rows.slice(0, middle), rows.slice(middle)]) {
    await doSome(scope, lane, { ids: half.map(({ id }) => id), after: 0, limit: half.length });
  }
};

/** Does the next rows. @returns whether there were any */
const doNext = async (scope: Scope, lane: Lane, progress: Progress): Promise<boolean> => {
  const limit = ROW_WORK[kindOf(lane.run)].rowsAtOnce;
  const rows = await doSome(scope, lane, { after: progress.after, limit });
  progress.after = Math.max(progress.after, ...rows.map(({ id }) => id));
  progress.doneCount += rows.length;
  return rows.length > 0;
};

/** A row that failed is as it was, and says why. @throws the error of a machinery that is away */
const noteFailure = async (
  scope: Scope,
  way: Way,
  row: TakenRow | undefined,
  error: unknown,
): Promise<void> => {
  const at = { now: scope.now, doneAt: row?.finishedAt ?? null };
  const result = row === undefined ? null : failureOf(error, way, at);
  if (row === undefined || result === null) throw error;
  if (result.reasonCode === 'problem') scope.log.error({ err: error, row: row.id }, 'a row of a run failed');
  await writeRowResults(scope.db, { ids: [row.id], from: way.from }, result);
};

const runLane = async (scope: Scope, lane: Lane, progress: Progress): Promise<void> => {
  while (!lane.signal.aborted && Date.now() < lane.until) {
    if (!(await doNext(scope, lane, progress))) return;
  }
};

/** Nobody is left in whose name the rest could be done. */
const giveUp = async (scope: Scope, { id, status }: GoingRun): Promise<void> => {
  const { Failed } = BulkRowOutcome;
  const said = { reasonCode: 'rule', message: messages.noRight };
  if (status === BulkRunStatus.Undoing)
    await keepRows(scope.db, id, { ...said, message: messages.undoNoRight });
  else await passOverRows(scope.db, id, { outcome: Failed, ...said, finishedAt: scope.now });
};

/** @returns how many rows of a run it is through with */
const goOn = async (scope: Scope, going: GoingRun, signal: AbortSignal): Promise<number> => {
  const run = await findBulkRun(scope.db, going.id);
  if (run === null) return 0;
  const actor = await actorOf(scope, run);
  if (actor === null) {
    await giveUp(scope, going);
    return 0;
  }
  const acting = scope.actingFor(actor);
  const way = going.status === BulkRunStatus.Undoing ? BACK : FORWARD;
  const lane: Lane = { run, way, signal, until: Date.now() + BATCH_MS };
  const progress: Progress = { after: 0, doneCount: 0 };
  // The others go on until a failure of the machinery is theirs, too.
  const lanes = await Promise.allSettled(
    Array.from({ length: LANES }, () => runLane(acting, lane, progress)),
  );
  for (const result of lanes) if (result.status === 'rejected') throw result.reason;
  return progress.doneCount;
};

/**
 * Goes on with the runs that somebody has begun, some rows in a transaction: a row that another process is doing is
 * passed over, and what a killed one was doing is as if it had not begun. Several runs take turns, a batch
 * each, so that a short one does not wait for a long one.
 */
export const runBulk = async (scope: Scope, cursor: Cursor | null, signal: AbortSignal): Promise<Batch> => {
  const going = await listGoingRuns(scope.db);
  const turn = going.find(({ id }) => id > cursorNumber(cursor, 'run')) ?? going[0];
  if (turn === undefined) {
    const before = new Date(scope.now.getTime() - KEPT_DRY_RUN_MS);
    return { doneCount: await forgetDryRuns(scope.db, before, FORGOTTEN_AT_ONCE), next: null };
  }
  const doneCount = await goOn(scope, turn, signal);
  const isEnded = await endBulkRun(scope.db, turn, scope.now);
  // Without progress the rest is in the hands of another process, which ends the run.
  const isMore = doneCount > 0 || (isEnded && going.length > 1);
  return { doneCount, next: isMore ? { run: turn.id } : null };
};
