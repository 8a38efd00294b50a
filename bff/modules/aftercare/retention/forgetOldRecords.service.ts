import { type Batch, type Cursor, cursorNumber } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import { countOldRecords, deleteOldRecords, type OldRecordKind } from './oldRecords.data.ts';

const DAY_MS = 24 * 3600_000;

/**
 * For how many days each kind is kept: as long as somebody may still ask who logged in from where, or whether a mail went
 * out. What belongs to an undertaking or an application is none of them: it stays with its papers.
 */
const KEPT_DAYS = {
  sessions: 365,
  passwordLinks: 90,
  emailLinks: 90,
  // As long as a browser is known (bff/modules/access/sessions/knownBrowsers).
  knownBrowsers: 180,
  accountMails: 365,
} as const satisfies { readonly [kind in OldRecordKind]: number };

const kinds = Object.keys(KEPT_DAYS) as readonly OldRecordKind[];

const ROWS_IN_A_BATCH = 1_000;

const beforeOf = ({ now }: Scope, kind: OldRecordKind): Date =>
  new Date(now.getTime() - KEPT_DAYS[kind] * DAY_MS);

/** How much there is to delete. */
export const countForgettable = async (scope: Scope): Promise<number> => {
  const counts = await Promise.all(
    kinds.map((kind) => countOldRecords(scope.db, kind, beforeOf(scope, kind))),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};

/** Deletes a part of one kind; the trail keeps how many of what, and nothing of whom. */
const forget = (scope: Scope, kind: OldRecordKind): Promise<number> =>
  scope.transaction(async (inner) => {
    const before = beforeOf(scope, kind);
    const count = await deleteOldRecords(inner.db, kind, { before, limit: ROWS_IN_A_BATCH });
    const target = { kind: 'job', id: 'forgetOldRecords' } as const;
    if (count > 0)
      await inner.audit({ action: 'deleted', target, after: { kind, count, endedBefore: before } });
    return count;
  });

/** The job: deletes what has had its time, kind by kind. */
export const forgetOldRecords = async (scope: Scope, cursor: Cursor | null): Promise<Batch> => {
  const index = cursorNumber(cursor, 'kind');
  const kind = kinds[index];
  if (kind === undefined) return { doneCount: 0, next: null };
  const doneCount = await forget(scope, kind);
  if (doneCount === ROWS_IN_A_BATCH) return { doneCount, next: { kind: index } };
  return { doneCount, next: index + 1 < kinds.length ? { kind: index + 1 } : null };
};
