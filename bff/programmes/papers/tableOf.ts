import type { PaperBlock, PaperColumn } from '#bff/core/paper.ts';
import { isAnswered, type Row, rowsOf } from '#rules/forms/answers.ts';
import { yenOf } from '#rules/forms/figures.ts';
import { eligibleOf } from '../engine/expenseRows.ts';
import { isVisible } from '../engine/fields.ts';
import type { FieldDefinition } from '../familyTypes.ts';
import { type Reader, valueText, YEAR_UNIT } from './valueText.ts';
import { paperWords } from './words.ts';

const figureTypes: readonly string[] = ['yen', 'int', 'decimal'];

/** What an expense claims is the whole amount unless a part is given; the printed table says so in every row. */
const ELIGIBLE = 'eligibleAmount';

const valueIn = (column: FieldDefinition, row: Row): unknown =>
  column.name === ELIGIBLE ? eligibleOf(row) : row[column.name];

const cellOf = (column: FieldDefinition, row: Row, { answers, facts }: Reader): string => {
  const around = { ...answers, ...row };
  return isVisible(column, around) ? valueText(column, { answers, facts }, valueIn(column, row)) : '';
};

const sumOf = (column: FieldDefinition, rows: readonly Row[], reader: Reader): string => {
  if (!column.isSummed) return '';
  const total = rows.reduce((sum, row) => sum + yenOf(valueIn(column, row)), 0);
  return valueText(column, reader, total);
};

/** A year and the name of a row are written as numbers and read as words. */
const columnOf = ({ label, type, choicesFrom, unit }: FieldDefinition): PaperColumn => ({
  label,
  isFigure: figureTypes.includes(type) && choicesFrom === undefined && unit !== YEAR_UNIT,
});

/** A detail that is not added up needs no column: a sheet of paper has room for a few only. */
const isTold = ({ isDetail, isSummed }: FieldDefinition): boolean => isDetail === true && !isSummed;

/** What is told of a row under its words: 数量 2台　見積先 株式会社… */
const withDetails = (cell: string, details: readonly FieldDefinition[], row: Row, reader: Reader): string => {
  const said = details
    .map((column) => ({ label: column.label, text: cellOf(column, row, reader) }))
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => paperWords.detail(label, text));
  return said.length === 0 ? cell : [cell, said.join(paperWords.gap)].join('\n');
};

/** Files that a row names are handed in beside the paper; a column that nobody filled is left out. */
const isPrinted = ({ name, type }: FieldDefinition, rows: readonly Row[]): boolean =>
  type !== 'fileList' && rows.some((row) => isAnswered(row[name]));

/**
 * The rows of a list as a table: numbered, without the columns that nobody filled, with its sums.
 * @returns null when there are no rows
 */
export const tableOf = (field: FieldDefinition, reader: Reader): PaperBlock | null => {
  const rows = rowsOf(reader.answers, field.name);
  if (rows.length === 0) return null;
  const filled = (field.columns ?? []).filter((column) => isPrinted(column, rows));
  const told = filled.find(({ type, isDetail }) => type === 'text' && !isDetail);
  const details = told === undefined ? [] : filled.filter(isTold);
  const columns = filled.filter((column) => !details.includes(column));
  const hasSums = columns.some(({ isSummed }) => isSummed);
  const sums = columns.map((column) => sumOf(column, rows, reader));
  return {
    kind: 'table',
    columns: [{ label: paperWords.number, isFigure: true }, ...columns.map(columnOf)],
    rows: rows.map((row, index) => [
      String(index + 1),
      ...columns.map((column) => {
        const cell = cellOf(column, row, reader);
        return column === told ? withDetails(cell, details, row, reader) : cell;
      }),
    ]),
    sums: hasSums
      ? [['', ...sums.map((sum, index) => (index === 0 && sum === '' ? paperWords.sum : sum))]]
      : [],
  };
};
