import { digitsOf } from './text.ts';

/**
 * One row of the display-code table (domain 5). A counter counts per (programme, round) from 1; the code is
 * offset + number, zero-padded. After `capacity` the overflow range gives codes of five digits.
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

/** Numbers that one counter gives out: the codes offset + 1 … offset + capacity, in so many digits. */
export type CodeRange = { readonly offset: number; readonly width: number; readonly capacity: number };

type ProjectCodes = { readonly displayCodeOffset: number; readonly displayCodeWidth: number };

/** Codes of a range that the table does not know. */
const DEFAULT_CAPACITY = 999;
/** Past a hundred thousand submissions, codes continue with seven and eight digits. */
const MAX_WIDTH = 8;
const OVERFLOW_WIDTH = 5;

/** Codes of so many digits that go on in more: 66000–66999 → 660000–669999 → … */
const longerRanges = (from: number, to: number, width: number, firstWidth: number): CodeRange[] =>
  Array.from({ length: MAX_WIDTH - firstWidth + 1 }, (_, index) => {
    const factor = 10 ** (firstWidth + index - width);
    return { offset: from * factor - 1, width: firstWidth + index, capacity: (to - from + 1) * factor };
  });

/**
 * The ranges that a round gives its codes from, one after the other: its own; the overflow that the table reserves for
 * it; then one digit more each time, behind the digits of that overflow, which no other round's codes begin with.
 * A round outside of the table goes on behind the digits of its own codes.
 */
export const codeRangesOf = ({
  displayCodeOffset: offset,
  displayCodeWidth: width,
}: ProjectCodes): [CodeRange, ...CodeRange[]] => {
  const known = displayCodeRanges.find((range) => range.offset === offset && range.width === width);
  const capacity = known?.capacity ?? DEFAULT_CAPACITY;
  const longer = known
    ? longerRanges(known.overflow.from, known.overflow.to, OVERFLOW_WIDTH, OVERFLOW_WIDTH)
    : longerRanges(offset + 1, offset + capacity, width, width + 1);
  return [{ offset, width, capacity }, ...longer];
};

/** The code of a range's n-th submission, from 1; assigned once and stored, never recomputed. */
export const codeIn = ({ offset, width }: Omit<CodeRange, 'capacity'>, number: number): string =>
  String(offset + number).padStart(width, '0');

const NEARLY_USED_SHARE = 0.8;

/** First and last code of a range, how many are given out, and the code that follows the last. */
export type CodeUse = {
  readonly first: string;
  readonly last: string;
  readonly given: number;
  readonly capacity: number;
  readonly goesOnWith: string;
};

/** How a round's own codes are used, once four fifths of them are; null before. */
export const nearlyUsedCodes = (project: ProjectCodes, given: number): CodeUse | null => {
  const [own, next] = codeRangesOf(project);
  if (next === undefined || given < own.capacity * NEARLY_USED_SHARE) return null;
  return {
    first: codeIn(own, 1),
    last: codeIn(own, own.capacity),
    given,
    capacity: own.capacity,
    goesOnWith: codeIn(next, 1),
  };
};

/** Whether two ranges could give the same code. */
export const doRangesMeet = (one: CodeRange, other: CodeRange): boolean =>
  one.width === other.width &&
  one.offset < other.offset + other.capacity &&
  other.offset < one.offset + one.capacity;

/** Corporation code: five digits of its id. */
export const corporationCodeOf = (corporationId: number): string => String(corporationId).padStart(5, '0');

/**
 * The stored codes that a search text may mean: full-width digits and omitted zeros are accepted
 * (「１２」 → 0012, 00012). Empty when the text is no code.
 */
export const displayCodeCandidates = (text: string): string[] => {
  const digits = digitsOf(text);
  if (!/^\d{1,8}$/.test(digits)) return [];
  return [...new Set([digits, digits.padStart(4, '0'), digits.padStart(5, '0')])].filter(
    (candidate) => candidate.length >= 4,
  );
};
