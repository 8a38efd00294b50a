/** A value of a list: a day is 'YYYY-MM-DD', an instant a Date; null stays empty. */
export type ExportValue = string | number | Date | null;

/** A column as its file has it. */
export type ExportColumn<Row> = {
  /** The list's column, or columns, that show it on the screen; left out where only the file has it. */
  readonly of?: string | readonly string[];
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

/** As the contract has them: CSV in UTF-8, CSV in Shift_JIS, Excel. */
export type ExportFormat = 'csv' | 'csvSjis' | 'xlsx';

/** Which of them stand in the file. All of them, when the list's columns are not said or none of them is known. */
export const shownColumns = <Row>(
  columns: readonly ExportColumn<Row>[],
  shown: readonly string[] | undefined,
): readonly ExportColumn<Row>[] => {
  const chosen = columns.filter(({ of = [] }) => [of].flat().some((id) => shown?.includes(id)));
  return chosen.length > 0 ? chosen : columns;
};
