import { formatPhone, formatPostalCode } from '#rules/contactFormat.ts';
import { isAnswered, type Row, rowsOf } from '#rules/forms/answers.ts';
import { formatEraDay, formatSlashDay, formatSlashDayWithWeekday } from '#rules/japaneseDate.ts';
import type { ContractFacts } from '../documents/facts.ts';
import type { Answers, FieldDefinition, TextFormat } from '../familyTypes.ts';
import { paperWords } from './words.ts';

/** What a value is read with: the answers around it, the labels of the contract, what files are called. */
export type Reader = {
  readonly answers: Answers;
  readonly facts: ContractFacts;
  readonly fileNameOf?: (id: unknown) => string;
  /** Read on a screen, where days are written as in the form; on paper they are of an era. */
  readonly isOnScreen?: boolean;
};

const formats: { readonly [format in TextFormat]?: (value: string) => string } = {
  postalCode: (value) => paperWords.postalCode(formatPostalCode(value)),
  phone: formatPhone,
};

const figure = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 3 });

const figureText = (value: unknown, unit: string): string =>
  typeof value === 'number' ? `${figure.format(value)}${unit}` : String(value);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A draft may hold a day that is half typed. */
const dayText = ({ isOnScreen = false }: Reader, value: string): string => {
  if (!DAY.test(value)) return value;
  return isOnScreen ? formatSlashDayWithWeekday(value) : formatEraDay(value);
};

/** 令和8年4月: the day of the first without its date; 2026/04 on a screen. */
const monthText = ({ isOnScreen = false }: Reader, value: string): string => {
  const first = `${value}-01`;
  if (!DAY.test(first)) return value;
  return isOnScreen ? formatSlashDay(value) : formatEraDay(first).replace(paperWords.firstOfMonth, '');
};

const choiceText = ({ options, enumName }: FieldDefinition, { facts }: Reader, value: unknown): string => {
  const own = options?.find((option) => option.value === value);
  if (own) return own.label;
  const isKnown =
    enumName !== undefined && typeof value === 'number' && facts.enumValues(enumName).includes(value);
  return isKnown ? facts.enumLabel(enumName, value) : String(value);
};

/** The row that an index names, by what it is called. */
const rowText = ({ choicesFrom }: FieldDefinition, { answers }: Reader, value: unknown): string | null => {
  if (choicesFrom === undefined || typeof value !== 'number') return null;
  const row: Row | undefined = rowsOf(answers, choicesFrom.field)[value];
  return row === undefined ? null : String(row[choicesFrom.column] ?? '');
};

const listText = (value: unknown, textOf: (one: unknown) => string): string =>
  (Array.isArray(value) ? value : [value]).map(textOf).join(paperWords.and);

export const YEAR_UNIT = '年度';

const integerText = (field: FieldDefinition, reader: Reader, value: unknown): string => {
  const { unit = '' } = field;
  // A year is a name, not an amount.
  if (unit === YEAR_UNIT) return `${String(value)}${unit}`;
  return rowText(field, reader, value) ?? figureText(value, unit);
};

/** An answer as it is printed; empty when none was given. */
export const valueText = (field: FieldDefinition, reader: Reader, value: unknown): string => {
  if (!isAnswered(value)) return '';
  switch (field.type) {
    case 'text':
      return (field.format && formats[field.format])?.(String(value)) ?? String(value);
    case 'yen':
      return figureText(value, paperWords.yen);
    case 'int':
      return integerText(field, reader, value);
    case 'decimal':
      return figureText(value, field.unit ?? '');
    case 'date':
      return dayText(reader, String(value));
    case 'yearMonth':
      return monthText(reader, String(value));
    case 'boolean':
      return value === true ? paperWords.yes : paperWords.no;
    case 'enum':
      return choiceText(field, reader, value);
    case 'enumList':
      return listText(value, (one) => choiceText(field, reader, one));
    case 'intList':
      return listText(value, (one) => integerText(field, reader, one));
    case 'yearMonthList':
      return listText(value, (one) => monthText(reader, String(one)));
    case 'fileList':
      return listText(value, (id) => reader.fileNameOf?.(id) ?? '');
    default:
      return String(value);
  }
};
