import { parseJapaneseDate, parseJapaneseMonth } from '#rules/japaneseDate.ts';
import type { Answers, FormField } from './types.ts';

/** What a form holds: text as typed, choices as lists, rows of both. */
export type Typed = string | readonly string[] | readonly TypedRow[];
export type TypedRow = Readonly<Record<string, string | readonly string[]>>;
export type TypedValues = Readonly<Record<string, Typed>>;

/** An answer as it is sent; null when the words cannot be sent as they are (letters where a figure belongs). */
export type Sendable = { readonly value: unknown };

const isText = (typed: unknown): typed is string => typeof typed === 'string';

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

const isRecord = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const cellOf = (column: FormField, value: unknown): string | readonly string[] =>
  column.type === 'enumList' || column.type === 'textList' ? itemsOf(value).map(textOf) : textOf(value);

/** An empty row of a list. */
export const emptyRow = (columns: readonly FormField[]): TypedRow =>
  Object.fromEntries(columns.map((column) => [column.name, cellOf(column, null)]));

/** A stored answer as a form shows it. */
export const toTyped = (field: FormField, value: unknown): Typed => {
  if (field.type !== 'list') return cellOf(field, value);
  const columns = field.columns ?? [];
  return itemsOf(value)
    .filter(isRecord)
    .map((row) =>
      Object.fromEntries(columns.map((column) => [column.name, cellOf(column, row[column.name])])),
    );
};

/** 2026/3, 2026年3月, 令和8年3月 → 2026-03; anything else stays as typed. */
const monthOf = (typed: string): string => parseJapaneseMonth(typed) ?? typed.normalize('NFKC').trim();

const FIGURE = /^-?\d{1,15}(?:\.\d{1,10})?$/;

/** The figure that was typed, in any width, with or without separators; null when it is none. */
export const readFigure = (typed: string): number | null => {
  const plain = typed.normalize('NFKC').replace(/[,\s\u5186\u00A5]/g, '');
  return FIGURE.test(plain) ? Number(plain) : null;
};

const figureOf = (typed: string, isWhole: boolean): Sendable | null => {
  const figure = readFigure(typed);
  return figure === null || (isWhole && !Number.isInteger(figure)) ? null : { value: figure };
};

const dayOf = (typed: string): Sendable | null => {
  const day = parseJapaneseDate(typed);
  return day === null ? null : { value: day };
};

const sendableText = (field: FormField, typed: string): Sendable | null => {
  if (typed.trim() === '') return { value: null };
  switch (field.type) {
    case 'integer':
    case 'yen':
    case 'enum':
      return figureOf(typed, true);
    case 'decimal':
      return figureOf(typed, false);
    case 'date':
      return dayOf(typed);
    case 'month':
      return { value: monthOf(typed) };
    case 'boolean':
    case 'pledge':
      return { value: typed === 'true' };
    default:
      return { value: typed };
  }
};

const sendableItems = (field: FormField, items: readonly string[]): Sendable | null => {
  const given = items.filter((item) => item.trim() !== '');
  if (field.type === 'textList') return { value: given.map(monthOf) };
  return { value: given.map(Number) };
};

/** A cell that cannot be read is sent as empty: the rest of the rows is not held up by it. */
const sendableRow = (columns: readonly FormField[], row: TypedRow): Answers =>
  Object.fromEntries(
    columns
      .filter(({ isComputed }) => !isComputed)
      .map((column) => [column.name, toSendable(column, row[column.name] ?? '')?.value ?? null]),
  );

const isRowList = (typed: Typed): typed is readonly TypedRow[] =>
  !isText(typed) && typed.some((item) => !isText(item));

const isItemList = (typed: Typed): typed is readonly string[] => !isText(typed) && typed.every(isText);

/** What was typed as the contract takes it; null while it cannot be sent. Empty becomes null, rows keep their order. */
export const toSendable = (field: FormField, typed: Typed): Sendable | null => {
  if (isText(typed)) return sendableText(field, typed);
  if (field.type === 'list')
    return { value: rowsOf(typed).map((row) => sendableRow(field.columns ?? [], row)) };
  return isItemList(typed) ? sendableItems(field, typed) : null;
};

/** The rows of a list as the form holds them. */
export const rowsOf = (typed: Typed | undefined): readonly TypedRow[] =>
  typed !== undefined && isRowList(typed) ? typed : [];

/** Every field of some steps that can be answered, in order. */
export const fieldsOf = (
  steps: readonly { readonly sections: readonly { readonly fields: readonly FormField[] }[] }[],
) => steps.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));
