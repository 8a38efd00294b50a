import type { RowSet } from '#web/parts/list/setViews.ts';
import { disposalsText as t } from './disposals.words.ts';

const KEYS = [
  'properties',
  'propertiesToConfirm',
  'disposals',
  'disposalsToDecide',
  'disposalsAtMaff',
] as const;

/** The tabs over the ledger and over the requests to dispose of what is in it: one row, whichever is shown. */
export const PROPERTY_SETS: readonly RowSet[] = KEYS.map((key) => ({ key, label: t((w) => w.views[key]) }));
