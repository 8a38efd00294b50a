import { digitsOf } from './text.ts';

/**
 * One row of the display-code table (domain 5). `seq` counts per (programme, round) from 1; the code is
 * offset + seq, zero-padded. After `capacity` the overflow range gives codes of five digits.
 */
export type DisplayCodeRange = {
  /** ProgramKind, the number on the wire (spec 3). */
  readonly programKind: number;
  /** First round that the row serves; null: one counter for every round. */
  readonly round: number | null;
  readonly width: 4 | 5;
  readonly offset: number;
  readonly capacity: number;
  /** First and last code of the overflow; the ranges never meet each other or 61001–63999. */
  readonly overflow: { readonly from: number; readonly to: number };
};

export const displayCodeRanges: readonly DisplayCodeRange[] = [
  { programKind: 0, round: null, width: 4, offset: 0, capacity: 2999, overflow: { from: 13000, to: 19999 } },
  { programKind: 1, round: 1, width: 4, offset: 3000, capacity: 999, overflow: { from: 31000, to: 39999 } },
  { programKind: 1, round: 2, width: 4, offset: 4000, capacity: 999, overflow: { from: 41000, to: 49999 } },
  {
    programKind: 2,
    round: null,
    width: 4,
    offset: 5000,
    capacity: 999,
    overflow: { from: 51000, to: 59999 },
  },
  {
    programKind: 3,
    round: null,
    width: 4,
    offset: 6000,
    capacity: 999,
    overflow: { from: 66000, to: 66999 },
  },
  {
    programKind: 4,
    round: null,
    width: 4,
    offset: 7000,
    capacity: 999,
    overflow: { from: 71000, to: 79999 },
  },
  { programKind: 5, round: 1, width: 5, offset: 61000, capacity: 999, overflow: { from: 64000, to: 64999 } },
  { programKind: 5, round: 2, width: 5, offset: 62000, capacity: 999, overflow: { from: 65000, to: 65999 } },
  { programKind: 5, round: 3, width: 5, offset: 63000, capacity: 999, overflow: { from: 67000, to: 67999 } },
];

/** The row that serves a programme's round: its own, else the last row before it (2次以降, 3次以降). */
export const findDisplayCodeRange = (programKind: number, round: number): DisplayCodeRange | null =>
  displayCodeRanges
    .filter((range) => range.programKind === programKind && (range.round ?? 1) <= round)
    .toSorted((a, b) => (b.round ?? 0) - (a.round ?? 0))[0] ?? null;

/**
 * Key of the counter that `seq` comes from: rounds that share a row share it, so that no two codes meet.
 * @returns null for a programme kind outside the table
 */
export const displayCodeCounterKey = (programKind: number, round: number): string | null => {
  const range = findDisplayCodeRange(programKind, round);
  return range && `${range.programKind}:${range.round ?? 'all'}`;
};

/**
 * The code of the seq-th submission of a programme's round; assigned once and stored, never recomputed.
 * @returns null when the kind is unknown or even the overflow range is used up
 * @throws RangeError when seq is not a positive integer
 */
export const displayCodeOf = (programKind: number, round: number, seq: number): string | null => {
  if (!Number.isInteger(seq) || seq < 1) throw new RangeError(`a counter starts at 1: ${seq}`);
  const range = findDisplayCodeRange(programKind, round);
  if (!range) return null;
  if (seq <= range.capacity) return String(range.offset + seq).padStart(range.width, '0');
  const code = range.overflow.from + (seq - range.capacity - 1);
  return code <= range.overflow.to ? String(code) : null;
};

/** Corporation code: five digits of its id. */
export const corporationCodeOf = (corporationId: number): string => String(corporationId).padStart(5, '0');

/**
 * The stored codes that a search text may mean: full-width digits and omitted zeros are accepted
 * (「１２」 → 0012, 00012). Empty when the text is no code.
 */
export const displayCodeCandidates = (text: string): string[] => {
  const digits = digitsOf(text);
  if (!/^\d{1,5}$/.test(digits)) return [];
  return [...new Set([digits, digits.padStart(4, '0'), digits.padStart(5, '0')])].filter(
    (candidate) => candidate.length >= 4,
  );
};
