import type { Answers } from '../types.ts';

export type Row = { readonly [column: string]: unknown };

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a list; anything that is not a row is left out (a draft may hold half-typed values). */
export const rowsOf = (answers: Answers, list: string): readonly Row[] => {
  const value = answers[list];
  return Array.isArray(value) ? value.filter(isRow) : [];
};

/** An answer was given: not null, not blank. `false`, 0 and an empty list (as "none") are answers. */
export const isAnswered = (value: unknown): boolean =>
  value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');

/** Like `isAnswered`, but an empty list has nothing in it. */
export const isPresent = (value: unknown): boolean =>
  isAnswered(value) && !(Array.isArray(value) && value.length === 0);

/** Largest amount of one row: a thousand billion yen, so that sums stay exact integers. */
export const MAX_YEN = 1_000_000_000_000;

/** Whole yen of a draft's value; what is no amount yet counts as 0. */
export const yenOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= MAX_YEN ? value : 0;

const SCALE = 1000;

/** A number with up to three decimals as whole thousandths, so that ratios compare exactly. */
export const thousandthsOf = (value: unknown): bigint | null =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= MAX_YEN
    ? BigInt(Math.round(value * SCALE))
    : null;
