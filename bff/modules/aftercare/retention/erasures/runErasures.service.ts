import { type Batch, type Cursor, MORE } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  RetentionErasureOutcome as Outcome,
  RetentionKeptReason,
  RetentionKind,
  RetentionState,
} from '#bff/generated/contract/enums.ts';
import { isProblem } from '#bff/platform/database/errors.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { erasePeople, eraseRecords } from '../eraseRecords.data.ts';
import {
  countWaitingRecords,
  dropHolds,
  listWaitingRecords,
  settleRecords,
  type WaitingRecord,
} from '../erasureRecords.data.ts';
import { findErasureSubjects } from '../erasureSubjects.data.ts';
import { endErasure, isErasing, lockErasing, lockRunningErasure } from '../erasures.data.ts';
import { findRetainedStates } from '../retainedRecords.data.ts';
import { RETENTION_TARGETS } from '../retentionIds.service.ts';
import { RETENTION_PERIODS } from '../retentionPeriods.service.ts';

/** Some seconds of work for the largest of them. */
const RECORDS_AT_ONCE = 20;

const { Undertaking, Applicant, CorporationUser, AdminUser } = RetentionKind;

/** Number of waiting records. Every change wakes the job, so without a running erasure it costs this one query. */
export const countErasable = async ({ db }: Scope): Promise<number> =>
  (await isErasing(db)) ? countWaitingRecords(db) : 0;

const settle = (scope: Scope, records: readonly WaitingRecord[], keptReason: number | null): Promise<void> =>
  settleRecords(
    scope.db,
    records.map(({ id }) => id),
    { outcome: keptReason === null ? Outcome.Erased : Outcome.Kept, keptReason, finishedAt: scope.now },
  );

/** What may still go; the others are kept, and say why. */
const settleKept = async (
  scope: Scope,
  records: readonly WaitingRecord[],
): Promise<readonly WaitingRecord[]> => {
  const clock = { periods: RETENTION_PERIODS, today: tokyoDayOf(scope.now) };
  const states = await findRetainedStates(scope.db, clock, records);
  const stateOf = (record: WaitingRecord): number | undefined =>
    states.find(({ kind, subjectId }) => kind === record.kind && subjectId === record.subjectId)?.state;
  const { Held, Due } = RetentionState;
  const isHeld = (record: WaitingRecord): boolean => stateOf(record) === Held;
  const isDue = (record: WaitingRecord): boolean => stateOf(record) === Due;
  await settle(scope, records.filter(isHeld), RetentionKeptReason.Held);
  await settle(
    scope,
    records.filter((record) => !isHeld(record) && !isDue(record)),
    RetentionKeptReason.NotDue,
  );
  return records.filter(isDue);
};

const idsOf = (records: readonly WaitingRecord[], wanted: RetentionKind): number[] =>
  records.filter(({ kind }) => kind === wanted).map(({ subjectId }) => subjectId);

/** The bytes go when the rows have: what a process that stops leaves is without a row, and goes with `sweepFiles`. */
const removeLater = (scope: Scope, keys: readonly string[], signal: AbortSignal): void => {
  scope.afterCommit(async () => {
    for (const key of keys) if (!signal.aborted) await scope.storage.remove(key);
  });
};

type Due = {
  readonly erasureId: number;
  readonly due: readonly WaitingRecord[];
  readonly signal: AbortSignal;
};

const eraseDue = async (scope: Scope, { erasureId, due, signal }: Due): Promise<void> => {
  const subjects = await findErasureSubjects(scope.db, due);
  const myPageIds = idsOf(due, Undertaking);
  // An undertaking's application goes with it.
  const applicationIds = subjects.flatMap(({ applicationId }) => applicationId ?? []);
  removeLater(scope, await eraseRecords(scope.db, erasureId, { myPageIds, applicationIds }), signal);
  await erasePeople(scope.db, 'applicant', idsOf(due, Applicant));
  await erasePeople(scope.db, 'user', idsOf(due, CorporationUser));
  await erasePeople(scope.db, 'admin', idsOf(due, AdminUser));
  await dropHolds(scope.db, due);
  await settle(scope, due, null);
  for (const { kind, subjectId, displayCode } of due) {
    const target = { kind: RETENTION_TARGETS[kind] ?? 'application', id: subjectId } as const;
    await scope.audit({ action: 'deleted', target, after: { erasureId, displayCode } });
  }
};

type Pick = { readonly limit: number; readonly ids?: readonly number[]; readonly signal: AbortSignal };

/**
 * Erases some records in a transaction of their own. Where another record still names one of them, nothing was erased,
 * and each half is tried by itself, until that one is alone and is kept.
 * @returns how many it is through with
 */
const eraseSome = async (scope: Scope, pick: Pick): Promise<number> => {
  let records: readonly WaitingRecord[] = [];
  try {
    await scope.transaction(async (inner) => {
      await lockErasing(inner.db);
      const erasureId = await lockRunningErasure(inner.db);
      if (erasureId === null) return;
      records = await listWaitingRecords(inner.db, erasureId, pick);
      const due = await settleKept(inner, records);
      if (due.length > 0) await eraseDue(inner, { erasureId, due, signal: pick.signal });
    });
  } catch (error) {
    if (!isProblem(error, 'foreignKey')) throw error;
    if (records.length > 1) return eraseHalves(scope, records, pick.signal);
    scope.log.warn({ err: error, record: records[0]?.id }, 'a record is named by another and is kept');
    await settle(scope, records, RetentionKeptReason.Named);
  }
  return records.length;
};

const eraseHalves = async (
  scope: Scope,
  records: readonly WaitingRecord[],
  signal: AbortSignal,
): Promise<number> => {
  const middle = Math.ceil(records.length / 2);
  let count = 0;
  for (const half of [records.slice(0, middle), records.slice(middle)])
    count += await eraseSome(scope, { ids: half.map(({ id }) => id), limit: half.length, signal });
  return count;
};

/** Ends the erasure that went on, where none of its records waits. */
const end = (scope: Scope): Promise<void> =>
  scope.transaction(async (inner) => {
    await lockErasing(inner.db);
    const id = await lockRunningErasure(inner.db);
    if (id !== null && (await endErasure(inner.db, id, inner.now)))
      await inner.audit({ action: 'finish', target: { kind: 'retentionErasure', id } });
  });

/**
 * The job: erases the records of the erasure that was approved, some at a time. A killed process has erased the whole of
 * some and nothing of the others.
 */
export const runErasures = async (
  scope: Scope,
  _cursor: Cursor | null,
  signal: AbortSignal,
): Promise<Batch> => {
  if (!(await isErasing(scope.db))) return { doneCount: 0, next: null };
  const doneCount = await eraseSome(scope, { limit: RECORDS_AT_ONCE, signal });
  if (doneCount > 0) return { doneCount, next: MORE };
  await end(scope);
  return { doneCount, next: null };
};
