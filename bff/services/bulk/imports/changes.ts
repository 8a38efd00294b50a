import { importTexts as texts } from '#bff/text/lists/imports.ts';
import { headingIn } from '../../tables/tableShape.ts';
import { CORPORATION_COLUMNS, corporationTable as table } from './corporationTable.ts';
import type { ImportInput, ImportValue } from './importTable.ts';

/** A field that an import changes, in words; null where nothing stands. */
export type ImportChange = {
  readonly column: string;
  readonly before: string | null;
  readonly after: string | null;
};

type Column = (typeof CORPORATION_COLUMNS)[number];

const words = (column: Column, value: ImportValue | undefined): string | null =>
  value === null || value === undefined ? null : table.wordsOf(column, value);

/** What a row changes, in the order of its table; nothing of one that makes a new record. */
export const changesOf = (input: object | null, before: object | null): ImportChange[] => {
  if (input === null || before === null) return [];
  // What is kept was written by the plan of the import.
  const [now, then] = [input as ImportInput, before as ImportInput];
  return CORPORATION_COLUMNS.filter((column) => now[column] !== undefined).map((column) => ({
    column: headingIn(table, column),
    before: words(column, then[column]),
    after: words(column, now[column]),
  }));
};

export const changeText = ({ column, before, after }: ImportChange): string =>
  texts.change(column, before, after);
