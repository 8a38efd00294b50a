/** A value of a list: a day is 'YYYY-MM-DD', an instant a Date; null stays empty. */
export type ExportValue = string | number | Date | null;

/** A column as its file has it. */
export type ExportColumn<Row> = {
  readonly heading: string;
  /** In letters of half the width; a spreadsheet shows the column so wide. */
  readonly width?: number;
  readonly cellOf: (row: Row) => ExportValue;
};

/** A list on its way into a file: its rows come as they are read. */
export type ExportTable<Row> = {
  /** What the file and its sheet are called. */
  readonly name: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: AsyncIterable<Row> | Iterable<Row>;
};

export type ExportFormat = 'csv' | 'xlsx';
