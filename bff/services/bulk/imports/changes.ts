import { importTexts as texts } from '#bff/text/lists/imports.ts';
import { TABLES } from './imports.ts';
import type { ImportInput, ImportKind, ImportValue } from './importTable.ts';

/** A field that an import changes, in words; null where nothing stands. */
export type ImportChange = {
  readonly column: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** What a row changes, in the order of its table; nothing of one that makes a new record. */
export const changesOf = (kind: ImportKind, input: object | null, before: object | null): ImportChange[] => {
  if (input === null || before === null) return [];
  // What is kept was written by the plan of the import.
  const [now, then] = [input as ImportInput, before as ImportInput];
  const isTold = ({ name }: { readonly name: string }): boolean => now[name] !== undefined;
  return TABLES[kind].columns.filter(isTold).map(({ name, heading, wordsOf }) => {
    const words = (value: ImportValue | undefined) =>
      value === null || value === undefined ? null : wordsOf(value);
    return { column: heading, before: words(then[name]), after: words(now[name]) };
  });
};

export const changeText = ({ column, before, after }: ImportChange): string =>
  texts.change(column, before, after);
