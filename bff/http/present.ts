import { ApiError } from '#bff/core/apiError.ts';

/** A service's row as JSON carries it: instants are ISO 8601 texts. Days and yen were turned by `plain` already. */
export type Wire<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? Wire<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: Wire<Value[Name]> }
      : Value;

/** An instant as ISO 8601 in UTC. */
export const instant = (at: Date): string => at.toISOString();

/**
 * A row as the answer holds it. Nothing is done: JSON writes every instant with `toJSON`, which is ISO 8601 in UTC, and
 * a copy of each record of a list would be work for nothing.
 */
export function wire<Row extends object>(row: Row): Wire<Row>;
export function wire(row: object): unknown {
  return row;
}

/**
 * A stored word as one that the contract knows (families, names of lists); the database's CHECKs hold the same.
 * @throws INTERNAL_ERROR for any other
 */
export const wordOf = <Word extends string>(words: readonly Word[], value: string): Word => {
  const word = words.find((candidate) => candidate === value);
  if (word === undefined) throw new ApiError('INTERNAL_ERROR', { cause: new RangeError(`no word ${value}`) });
  return word;
};
