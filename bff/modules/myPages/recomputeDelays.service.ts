import { type Batch, type Cursor, cursorNumber } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import { conditionChanges, countMyPages, listFactsRows, lockMyPages } from '#bff/modules/sections/index.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { factsOf, showsFacts } from './myPageFigures.service.ts';
import { refreshFactsOf } from './refreshMyPageFacts.service.ts';

const BATCH = 200;

/**
 * The nightly run, a batch of it: undertakings as of today, with the documents that a passed day asks for. Only those
 * of which something changed are held and written;
 * one that somebody is changing at this moment is left to him, who brings its figures up to date himself.
 * @returns also how many changed
 */
export const recomputeDelays = async (
  scope: Scope,
  cursor: Cursor | null,
): Promise<Batch & { readonly changedCount: number }> => {
  const today = tokyoDayOf(scope.now);
  const rows = await listFactsRows(scope.db, cursorNumber(cursor, 'afterId'), BATCH);
  const turned = new Set((await conditionChanges(scope, rows)).map(({ row }) => row.id));
  const outdated = rows
    .filter((row) => turned.has(row.id) || !showsFacts(row, factsOf(row, today)))
    .map(({ id }) => id);
  const changedCount =
    outdated.length === 0
      ? 0
      : await scope.transaction(async (inner) =>
          refreshFactsOf(inner, await lockMyPages(inner.db, outdated)),
        );
  const last = rows.at(-1);
  const next = last === undefined || rows.length < BATCH ? null : { afterId: last.id };
  return { doneCount: rows.length, next, changedCount };
};

/** How many undertakings the nightly run looks at. */
export const countDelays = (scope: Scope): Promise<number> => countMyPages(scope.db);
