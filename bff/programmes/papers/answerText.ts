import { isPresent, isRow, type Row, rowsOf } from '#rules/forms/answers.ts';
import { isVisible } from '../engine/fields.ts';
import type { FieldDefinition } from '../familyTypes.ts';
import { type Reader, valueText } from './valueText.ts';
import { paperWords } from './words.ts';

/** A row in one line: what was answered in it, in the order of its columns. */
const rowText = ({ columns = [] }: FieldDefinition, row: Row, reader: Reader): string =>
  columns
    .filter((column) => isVisible(column, { ...reader.answers, ...row }) && isPresent(row[column.name]))
    .map((column) => valueText(column, reader, row[column.name]))
    .join(paperWords.gap);

/**
 * An answer in words, for who compares it with what it was: a list has a line for each row.
 * @param index of a row of a list, from 0; null for the whole answer
 * @returns null when nothing is answered there
 */
export const answerText = (field: FieldDefinition, reader: Reader, index: number | null): string | null => {
  const rows = rowsOf(reader.answers, field.name);
  const row: unknown = index === null ? null : rows[index];
  if (index !== null) return isRow(row) ? rowText(field, row, reader) : null;
  const text =
    field.type === 'list'
      ? rows.map((one) => rowText(field, one, reader)).join('\n')
      : valueText(field, reader, reader.answers[field.name]);
  return text === '' ? null : text;
};
