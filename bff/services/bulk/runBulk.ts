import { ADMIN_ROLES, type AdminActor } from '#bff/core/actor.ts';
import { type Batch, type Cursor, cursorNumber } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  keepRows,
  passOverRows,
  type TakenRow,
  takeBulkRow,
  writeRowResult,
} from '#bff/data/bulk/bulkRows.ts';
import {
  type BulkRunRecord,
  endBulkRun,
  findBulkRun,
  forgetDryRuns,
  type GoingRun,
  listGoingRuns,
} from '#bff/data/bulk/bulkRuns.ts';
import { findAccountById } from '#bff/data/sessions/accounts.ts';
import { BulkRowOutcome, BulkRunStatus } from '#bff/generated/contract/enums.ts';
import { bulkMessages as messages } from '#bff/text/lists/bulk.ts';
import { isAllowed } from './bulkKinds.ts';
import { kindOf } from './bulkRunViews.ts';
import { ROW_WORK } from './doRow.ts';
import { BACK, FORWARD, failureOf, resultOf, type Way } from './rowResults.ts';

/** Milliseconds of one batch. */
const BATCH_MS = 1_500;
/** Rows at once: enough to keep a database busy, and a few connections for everybody else. */
const LANES = 4;
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

/** Does the next row in a transaction of its own. @returns whether there was one */
const doNext = async (scope: Scope, { run, way }: Lane, progress: Progress): Promise<boolean> => {
  const { after } = progress;
  const kind = kindOf(run);
  let row: TakenRow | null = null;
  try {
    await scope.transaction(async (inner) => {
      row = null;
      const taken = await takeBulkRow(inner.db, { runId: run.id, outcome: way.from, after });
      if (taken === null) return;
      row = taken;
      progress.after = Math.max(progress.after, taken.id);
      const { does, undoes } = ROW_WORK[kind];
      await (way === FORWARD ? does : undoes)(inner, { run, row: taken });
      await writeRowResult(inner.db, { id: taken.id, from: way.from }, resultOf(way, kind, inner.now));
    });
  } catch (error) {
    await noteFailure(scope, way, row, error);
  }
  if (row !== null) progress.doneCount += 1;
  return row !== null;
};

/** A row that failed is as it was, and says why. @throws the error of a machinery that is away */
const noteFailure = async (scope: Scope, way: Way, row: TakenRow | null, error: unknown): Promise<void> => {
  const at = { now: scope.now, doneAt: row?.finishedAt ?? null };
  const result = row === null ? null : failureOf(error, way, at);
  if (row === null || result === null) throw error;
  if (result.reasonCode === 'problem') scope.log.error({ err: error, row: row.id }, 'a row of a run failed');
  await writeRowResult(scope.db, { id: row.id, from: way.from }, result);
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
 * Goes on with the runs that somebody has begun, row by row, each in its own transaction: a row that another process
 * is doing is passed over, and what a killed one was doing is as if it had not begun. Several runs take turns, a batch
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
