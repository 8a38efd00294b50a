import type { BulkRunKind } from '#bff/generated/contract/enums.ts';
import type { TableShape } from '#bff/parts/lists/tables/tableShape.service.ts';

/** The kinds of run that bring records in from a table. */
export type ImportKind = Extract<BulkRunKind, `import${string}`>;

export const isImport = (kind: BulkRunKind): kind is ImportKind => kind.startsWith('import');

/** A value as it is written and kept in JSON. */
export type ImportValue = string | number | boolean | null;

/** What is written of a record, by the names of the contract. */
export type ImportInput = { readonly [name: string]: ImportValue | undefined };

/** A table that becomes records: how it is read, and how its values are told. */
export type ImportTable<Column extends string> = TableShape<Column> & {
  /** What its file and its sheet are called while it is empty. */
  readonly template: string;
  /** A value in the words of the table. */
  readonly wordsOf: (column: Column, value: ImportValue) => string;
};

/** What is read in one go: a file with more than this is split by hand. */
export const MAX_IMPORT_ROWS = 5000;
