import { type Batch, type Cursor, cursorNumber } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import { refreshFactsOf } from '#bff/modules/myPages/index.ts';
import { lockMyPages } from '#bff/modules/sections/index.ts';
import { recordAudits } from '#bff/modules/trail/index.ts';
import { PROPERTY_TYPES } from '#bff/programmes/sections.ts';
import { PROPERTY_FROM_YEN } from '#rules/property/restriction.ts';
import {
  countWithoutLedger,
  type DraftedRow,
  deleteIdleDrafts,
  insertLedgerDrafts,
  listWithoutLedger,
  refreshLedgerRows,
} from './ledgerDrafts.data.ts';
import { propertyTexts as texts } from './property.words.ts';
import { notifyLedgerDrafted } from './propertyNotices.service.ts';

const BATCH = 100;

/** A deal may be of several pieces: whether each is worth enough, the business says. */
const kinds = { types: PROPERTY_TYPES, fromYen: PROPERTY_FROM_YEN };

const audit = (
  scope: Scope,
  rows: readonly DraftedRow[],
  action: 'created' | 'updated' | 'deleted',
): Promise<void> =>
  recordAudits(
    scope,
    rows.map(({ id, mypageId, projectId, name, amount }) => ({
      action,
      target: { kind: 'property', id },
      ...(action === 'deleted' ? { before: { name, amount } } : { after: { name, amount } }),
      mypageId,
      projectId,
    })),
  );

/**
 * Begins the ledgers of undertakings whose amount was confirmed: a line for each deal of which 500,000 yen or more were
 * accepted and that is of things that last (domain 2 step 19). Of an amount that was confirmed anew the lines that are
 * there follow. The caller holds the my pages.
 */
export const draftLedgersOf = async (scope: Scope, mypageIds: readonly number[]): Promise<void> => {
  const gone = await deleteIdleDrafts(scope.db, mypageIds, kinds);
  const changed = await refreshLedgerRows(scope.db, mypageIds, texts.amountRenewed, scope.now);
  const made = await insertLedgerDrafts(scope.db, mypageIds, kinds, scope.now);
  await audit(scope, gone, 'deleted');
  await audit(scope, changed, 'updated');
  await audit(scope, made, 'created');
  for (const rows of Map.groupBy(made, ({ mypageId }) => mypageId).values())
    await notifyLedgerDrafted(scope, rows);
};

/** The job: undertakings whose amount was confirmed before there were ledgers. */
export const draftPropertyLedgers = async (scope: Scope, cursor: Cursor | null): Promise<Batch> => {
  const ids = await listWithoutLedger(scope.db, kinds, {
    afterId: cursorNumber(cursor, 'afterId'),
    take: BATCH,
  });
  if (ids.length > 0) {
    await scope.transaction(async (inner) => {
      const held = await lockMyPages(inner.db, ids);
      await draftLedgersOf(inner, held);
      await refreshFactsOf(inner, held);
    });
  }
  const last = ids.at(-1);
  return { doneCount: ids.length, next: last === undefined || ids.length < BATCH ? null : { afterId: last } };
};

/** How many undertakings those are. */
export const countMissingLedgers = (scope: Scope): Promise<number> => countWithoutLedger(scope.db, kinds);
