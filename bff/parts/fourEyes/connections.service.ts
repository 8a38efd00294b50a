import type { PendingChange } from '#bff/core/fourEyes.ts';
import type { Scope } from '#bff/core/scope.ts';
import { listProjectNames } from '#bff/parts/ownership/existingProjects.data.ts';
import { connectionWords as words } from './fourEyes.words.ts';

/** Rounds whose records a connection reads or is told of; null: every round. */
export type Rounds = readonly number[] | null;

/** Whether a connection gets at more than before: something that it did not have, in a round or not. */
export const isWider = <Value>(before: readonly Value[], after: readonly Value[]): boolean =>
  after.some((value) => !before.includes(value));

export const isWiderRounds = (before: Rounds, after: Rounds): boolean =>
  before !== null && (after === null || isWider(before, after));

/** The rounds of a connection by their names. */
export const roundsText = async ({ db }: Pick<Scope, 'db'>, rounds: Rounds): Promise<string> =>
  rounds === null ? words.everyRound : (await listProjectNames(db, rounds)).join(words.between);

/** Those that differ. */
export const changed = (changes: readonly PendingChange[]): PendingChange[] =>
  changes.filter(({ before, after }) => before !== after);
