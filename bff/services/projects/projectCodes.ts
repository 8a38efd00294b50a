import type { CodeRange } from '#bff/data/projects/displayCodeCounters.ts';
import { displayCodeRanges } from '#rules/displayCode.ts';

/** Codes of a range that the table of domain 5 does not know. */
const DEFAULT_CAPACITY = 999;
const OVERFLOW_WIDTH = 5;

type Codes = { readonly displayCodeOffset: number; readonly displayCodeWidth: number };

/** The ranges that a project gives its codes from: its own, then the overflow that the table reserves for it. */
export const codeRangesOf = ({ displayCodeOffset, displayCodeWidth }: Codes): [CodeRange, ...CodeRange[]] => {
  const known = displayCodeRanges.find(
    ({ offset, width }) => offset === displayCodeOffset && width === displayCodeWidth,
  );
  const own = { offset: displayCodeOffset, width: displayCodeWidth };
  if (known === undefined) return [{ ...own, capacity: DEFAULT_CAPACITY }];
  const { capacity, overflow } = known;
  const nextOffset = overflow.from - 1;
  const overflowCapacity = overflow.to - overflow.from + 1;
  return [
    { ...own, capacity, nextOffset },
    { offset: nextOffset, width: OVERFLOW_WIDTH, capacity: overflowCapacity },
  ];
};
