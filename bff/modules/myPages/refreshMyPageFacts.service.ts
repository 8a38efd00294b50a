import type { Scope } from '#bff/core/scope.ts';
import {
  applyConditions,
  conditionChanges,
  type FactsRow,
  listFactsRowsOf,
} from '#bff/modules/sections/index.ts';
import { type HistoryActor, systemActor } from '#bff/parts/records/historyActor.service.ts';
import { batchedWrite } from '#bff/platform/database/batching/batched.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { delaySteps } from '#rules/delay.ts';
import { delayNameOf, delayStatusOf, type Facts, factsOf, showsFacts } from './myPageFigures.service.ts';
import { insertMyPageHistories, type NewMyPageHistory, updateMyPageFigures } from './myPageWrites.data.ts';

/** Who moved the delay, when it was not the rule. */
export type DelayMover = HistoryActor & { readonly comment: string | null };

const byRule: DelayMover = { ...systemActor, comment: null };

/** Each step of the delay machine from what a my page shows to what it is. */
const delayEntries = (scope: Scope, row: FactsRow, facts: Facts, mover: DelayMover): NewMyPageHistory[] => {
  let from = row.delayStatus;
  const steps = delaySteps(delayNameOf(row.delayStatus), delayNameOf(facts.delayStatus));
  return steps.map((action) => {
    const step = scope.machines.delay.transitions.find((candidate) => candidate.action === action);
    const toStatus = delayStatusOf(step?.to);
    const entry = { mypageId: row.id, machine: 'delay', action, fromStatus: from, toStatus };
    from = toStatus;
    return { ...entry, ...mover, createdAt: scope.now };
  });
};

/** Writes the figures of those whose figures changed, all in one go. @returns how many those are */
const writeChanged = async (
  scope: Scope,
  rows: readonly FactsRow[],
  mover: DelayMover = byRule,
): Promise<number> => {
  const today = tokyoDayOf(scope.now);
  const changed = rows
    .map((row) => ({ row, facts: factsOf(row, today) }))
    .filter(({ row, facts }) => !showsFacts(row, facts));
  if (changed.length === 0) return 0;
  const entries = changed.flatMap(({ row, facts }) => delayEntries(scope, row, facts, mover));
  await insertMyPageHistories(scope.db, entries);
  await updateMyPageFigures(
    scope.db,
    changed.map(({ row, facts }) => ({ id: row.id, ...facts })),
  );
  return changed.length;
};

/** First the proposals that do not hold any more and the documents that the conditions ask for, then the figures. */
const refresh = async (scope: Scope, rows: readonly FactsRow[], mover?: DelayMover): Promise<number> => {
  const ids = rows.map(({ id }) => id);
  await scope.tell('figuresRefreshed', ids);
  const changes = await conditionChanges(scope, rows);
  if (changes.length === 0) return writeChanged(scope, rows, mover);
  await applyConditions(scope, changes);
  return writeChanged(scope, await listFactsRowsOf(scope.db, ids), mover);
};

/** One scope is as good as the other: they are of one transaction. */
const refreshTogether = batchedWrite<{ readonly scope: Scope; readonly mypageId: number }>(
  async (_db, [first, ...others]) => {
    if (first === undefined) return;
    await refreshFactsOf(
      first.scope,
      [first, ...others].map(({ mypageId }) => mypageId),
    );
  },
);

/**
 * Brings a my page's conditional documents and figures up to its sections and dates, in the transaction of what changed them.
 * @param mover who set the delay by hand; the system otherwise
 */
export const refreshMyPageFacts = async (
  scope: Scope,
  mypageId: number,
  mover?: DelayMover,
): Promise<void> => {
  if (mover === undefined) return refreshTogether(scope.db, { scope, mypageId });
  await refresh(scope, await listFactsRowsOf(scope.db, [mypageId]), mover);
};

/** The same for many that the transaction holds. @returns how many changed */
export const refreshFactsOf = async (scope: Scope, mypageIds: readonly number[]): Promise<number> =>
  refresh(scope, await listFactsRowsOf(scope.db, mypageIds));

/** The same for each of some, gathered with those that others refresh in the same moment. */
export const refreshEach = (scope: Scope, mypageIds: readonly number[]): Promise<unknown> =>
  Promise.all(mypageIds.map((id) => refreshMyPageFacts(scope, id)));
