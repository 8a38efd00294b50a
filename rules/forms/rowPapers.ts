import { type Answers, isRow, type Row } from './answers.ts';

/** What is needed to know of a list and its columns; a FormField of the contract is one. */
export type PapersField = {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly isComputed: boolean;
  readonly columns?: readonly PapersField[];
};

/** A row that names a file. */
export type NamingRow = {
  readonly list: string;
  /** Of the list: 経費明細. */
  readonly label: string;
  /** From 0. */
  readonly index: number;
  readonly column: string;
};

const names = (row: Row, column: string, fileId: string): boolean => {
  const ids = row[column];
  return Array.isArray(ids) && ids.includes(fileId);
};

/** The rows of an application that name a file, in the order of the form. */
export const rowsNaming = (
  fields: readonly PapersField[],
  answers: Answers,
  fileId: string,
): readonly NamingRow[] =>
  fields
    .filter(({ isComputed }) => !isComputed)
    .flatMap(({ name: list, label, columns = [] }) => {
      const rows = answers[list];
      const papers = columns.filter(({ type }) => type === 'fileList');
      if (!Array.isArray(rows) || papers.length === 0) return [];
      return rows.flatMap((row: unknown, index) =>
        papers
          .filter(({ name }) => isRow(row) && names(row, name, fileId))
          .map(({ name: column }) => ({ list, label, index, column })),
      );
    });
