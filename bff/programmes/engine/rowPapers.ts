import { isRow, type Row } from '#rules/forms/answers.ts';
import type { Answers, FieldDefinition, FormDefinition } from '../familyTypes.ts';
import { fieldsOf } from './fields.ts';

/** A cell that names files of a document. */
export type RowPapers = {
  /** What stands there: ids of files, or nothing. */
  readonly value: unknown;
  readonly column: FieldDefinition;
  /** With the answers around it; the row's own columns come first. */
  readonly row: Row;
  /** `/expenses/0/quotationFileIds` */
  readonly pointer: string;
};

const papersOf = ({ columns = [] }: FieldDefinition): readonly FieldDefinition[] =>
  columns.filter(({ type }) => type === 'fileList');

/**
 * The answers with other files in the cells that name them.
 * @param change answers what is to stand there; undefined leaves the cell as it is
 */
export const mapRowPapers = (
  definition: Pick<FormDefinition, 'steps'>,
  answers: Answers,
  change: (papers: RowPapers) => unknown,
): Answers => {
  const changedRow = (list: FieldDefinition, row: unknown, index: number): unknown => {
    if (!isRow(row)) return row;
    const cells = papersOf(list).map((column): [string, unknown] => {
      const pointer = `/${list.name}/${index}/${column.name}`;
      return [column.name, change({ value: row[column.name], column, row: { ...answers, ...row }, pointer })];
    });
    return { ...row, ...Object.fromEntries(cells.filter(([, value]) => value !== undefined)) };
  };
  const lists = fieldsOf(definition)
    .map(({ field }) => field)
    .filter((field) => !field.isAuto && papersOf(field).length > 0);
  const changed = lists.flatMap((list): [string, unknown][] => {
    const rows = answers[list.name];
    return Array.isArray(rows) ? [[list.name, rows.map((row, index) => changedRow(list, row, index))]] : [];
  });
  return { ...answers, ...Object.fromEntries(changed) };
};
