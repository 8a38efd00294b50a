/** What somebody has entered so far, by wire name. Not trusted: every value is checked. */
export type Answers = { readonly [name: string]: unknown };

/** A row of a list, its cells by the names of their columns. */
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

/** An empty list counts as an answer only where the field allows none at all. */
export const hasAnswer = ({ minItems }: { readonly minItems?: number | null }, value: unknown): boolean =>
  minItems === 0 ? isAnswered(value) : isPresent(value);

/** Largest amount of one row: a thousand billion yen, so that sums stay exact integers. */
export const MAX_YEN = 1_000_000_000_000;
