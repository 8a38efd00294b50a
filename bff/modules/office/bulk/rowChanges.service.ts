import { BulkDateFieldLabel, type BulkRunKind } from '#bff/generated/contract/enums.ts';
import { TABLES, type ToldColumn } from './imports/imports.service.ts';
import { importTexts as texts } from './imports/imports.words.ts';
import { type ImportInput, type ImportValue, isImport } from './imports/importTable.service.ts';

/** A field that a row changes, in words; null where nothing stands. */
export type RowChange = {
  readonly column: string;
  readonly before: string | null;
  readonly after: string | null;
};

const DATES: readonly ToldColumn[] = Object.entries(BulkDateFieldLabel).map(([name, heading]) => ({
  name,
  heading,
  wordsOf: (value) => String(value).replaceAll('-', '/'),
}));

const columnsOf = (kind: BulkRunKind): readonly ToldColumn[] =>
  isImport(kind) ? TABLES[kind].columns : DATES;

/** What a row changes, in the order of its columns; nothing of one that makes a new record. */
export const changesOf = (kind: BulkRunKind, input: object | null, before: object | null): RowChange[] => {
  if (input === null || before === null) return [];
  // What is kept was written by the dry run.
  const [now, then] = [input as ImportInput, before as ImportInput];
  const isTold = ({ name }: ToldColumn): boolean => now[name] !== undefined;
  return columnsOf(kind)
    .filter(isTold)
    .map(({ name, heading, wordsOf }) => {
      const words = (value: ImportValue | undefined) =>
        value === null || value === undefined ? null : wordsOf(value);
      return { column: heading, before: words(then[name]), after: words(now[name]) };
    });
};

export const changeText = ({ column, before, after }: RowChange): string =>
  texts.change(column, before, after);
