import type { KeyMeaning } from '#web/parts/shortcuts/KeysDialog.tsx';
import { reviewDeskText as t } from '../reviewDesk.words.ts';

/** The keys of the desk. */
export const DESK_KEYS: readonly KeyMeaning[] = [
  ['J', t((w) => w.keys.next)],
  ['K', t((w) => w.keys.previous)],
  ['1', t((w) => w.keys.ok)],
  ['2', t((w) => w.keys.finding)],
  ['3', t((w) => w.keys.notApplicable)],
  ['N', t((w) => w.keys.add)],
  ['R', t((w) => w.keys.return)],
  ['A', t((w) => w.keys.confirm)],
  ['?', t((w) => w.keys.help)],
  ['Esc', t((w) => w.keys.escape)],
];
