/** Where the columns of a table stand in a sheet, counted from 0. */
export type ColumnPlaces<Column extends string> = ReadonlyMap<Column, number>;

/** A kind of table that people bring: what its columns are called, and what is said when it is none of that kind. */
export type TableShape<Column extends string> = {
  readonly columns: readonly Column[];
  /** The template's heading first, then what people write as well. */
  readonly headingsOf: (column: Column) => readonly string[];
  /** What a sheet lacks that has these columns. */
  readonly missingOf: (known: readonly Column[]) => readonly Column[];
  /** Headings and what stands above them not counted. */
  readonly maxRows: number;
  readonly texts: {
    readonly noHeadings: string;
    readonly noRows: string;
    readonly manySheets: (names: readonly string[]) => string;
    readonly tooLong: (max: number) => string;
  };
};

/** What the template heads a column with. */
export const headingIn = <Column extends string>(
  { headingsOf }: Pick<TableShape<Column>, 'headingsOf'>,
  column: Column,
): string => headingsOf(column)[0] ?? column;

/** A row with content: its place in the sheet, counted from 1, and its cells by column. */
export type TableRow<Column extends string> = {
  readonly line: number;
  readonly cells: ReadonlyMap<Column, string>;
  /** What keeps a cell from being read, in words. */
  readonly faults: ReadonlyMap<Column, string>;
};

export type TableReading<Column extends string> = {
  readonly rows: readonly TableRow<Column>[];
  readonly places: ColumnPlaces<Column>;
  /** What is wrong with the sheet as a whole: then there are no rows. */
  readonly problems: readonly string[];
  /** What was read, or left out, beyond what the spreadsheet shows. */
  readonly notes: readonly string[];
  /** Headings that say nothing here. */
  readonly ignored: readonly string[];
};
