import { adminOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { transition } from '#bff/core/stateMachine.ts';
import { BulkRowOutcome, BulkRunStatus } from '#bff/generated/contract/enums.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { tidyText } from '#rules/text.ts';
import { bulkMessages as messages } from './bulk.words.ts';
import { isAllowed } from './bulkKinds.service.ts';
import { markRowsToUndo, passOverRows } from './bulkRowWork.data.ts';
import {
  type BulkRunChange,
  type BulkRunRecord,
  countOutcomes,
  deleteBulkRunRecord,
  lockBulkRun,
  updateBulkRunRecord,
} from './bulkRuns.data.ts';
import {
  type BulkRunView,
  guardsOf,
  kindOf,
  requireRun,
  statusNameOfRun,
  summaryOfRun,
  viewOfRun,
} from './bulkRunViews.service.ts';
import { importTexts } from './imports/imports.words.ts';
import { isImport } from './imports/importTable.service.ts';

export type BulkRunCommand = {
  readonly action: 'start' | 'cancel' | 'undo';
  readonly reason?: string | undefined;
  readonly rowIds?: readonly number[] | undefined;
  /** Of an import: rows that cannot be taken over are passed over. */
  readonly skipsUnable?: boolean | undefined;
};

const notNow = (detail: string): ApiError => new ApiError('TRANSITION_NOT_ALLOWED', { detail });

/** @throws TRANSITION_NOT_ALLOWED, ACCESS_DENIED, NOT_ENOUGH_PARAMETERS */
const assertAction = async (
  scope: Scope,
  run: BulkRunRecord,
  { action, reason, skipsUnable = false }: BulkRunCommand,
): Promise<void> => {
  const { role } = adminOf(scope);
  if (!isAllowed(role, kindOf(run))) throw new ApiError('ACCESS_DENIED');
  const result = transition(scope.machines.bulkRun, { status: statusNameOfRun(run), action, role, reason });
  if (!result.isAllowed && result.refusal === 'reasonMissing') {
    const errors = [{ pointer: '/reason', code: 1001, message: messages.reason }];
    throw new ApiError('NOT_ENOUGH_PARAMETERS', { detail: messages.reason, errors });
  }
  if (!result.isAllowed) throw notNow(messages.notNow);
  const { counts } = summaryOfRun(scope, run, await countOutcomes(scope.db, [run.id]));
  const refusal = guardsOf(scope, run, counts)[action];
  if (refusal !== null) throw notNow(refusal);
  const isWhole = counts.unable === 0 || skipsUnable;
  if (action === 'start' && isImport(kindOf(run)) && !isWhole)
    throw notNow(importTexts.hasFaults(counts.unable));
};

const start = async (scope: Scope): Promise<BulkRunChange> => ({
  status: BulkRunStatus.Running,
  actorId: adminOf(scope).adminUserId,
  startedAt: scope.now,
});

/** Waits for the rows that are just being done: they are, and no other. */
const cancel = async (scope: Scope, { id }: BulkRunRecord): Promise<BulkRunChange> => {
  const { Skipped } = BulkRowOutcome;
  await passOverRows(scope.db, id, {
    outcome: Skipped,
    message: messages.skipped,
    reasonCode: null,
    finishedAt: null,
  });
  return { status: BulkRunStatus.Cancelled, finishedAt: scope.now };
};

const undo = async (
  scope: Scope,
  { id }: BulkRunRecord,
  { reason = '', rowIds }: BulkRunCommand,
): Promise<BulkRunChange> => {
  if ((await markRowsToUndo(scope.db, id, rowIds)) === 0) throw notNow(messages.rowsNotDone);
  return {
    status: BulkRunStatus.Undoing,
    actorId: adminOf(scope).adminUserId,
    undoReason: tidyText(reason),
    finishedAt: null,
  };
};

const steps = { start, cancel, undo } as const;

/**
 * Begins a run, stops it or takes it back; a job goes on with its rows.
 * @throws NOT_FOUND, RECORD_CHANGED, ACCESS_DENIED, NOT_ENOUGH_PARAMETERS, TRANSITION_NOT_ALLOWED
 */
export const changeBulkRun = async (
  scope: Scope,
  id: number,
  command: BulkRunCommand,
  ifMatchVersion: number | undefined,
): Promise<BulkRunView> => {
  await lockBulkRun(scope.db, id);
  const run = await requireRun(scope, id);
  assertVersion(run, ifMatchVersion);
  await assertAction(scope, run, command);
  const { action, reason } = command;
  const change = await steps[action](scope, run, command);
  await writeVersioned(run.version, (version) => updateBulkRunRecord(scope.db, { id, version }, change));
  const [before, after] = [{ status: run.status }, { status: change.status }];
  await scope.audit({ action, target: { kind: 'bulkRun', id }, before, after, reason });
  return viewOfRun(scope, id);
};

/** Throws a dry run away. @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED once it was begun */
export const removeBulkRun = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  await lockBulkRun(scope.db, id);
  const run = await requireRun(scope, id);
  assertVersion(run, ifMatchVersion);
  if (run.status !== BulkRunStatus.Checked) throw notNow(messages.begun);
  await deleteBulkRunRecord(scope.db, id);
  await scope.audit({ action: 'deleted', target: { kind: 'bulkRun', id }, before: { kind: run.kind } });
};
