import { checkValue } from '#rules/forms/checkValue.ts';
import { readValue } from '#rules/forms/readValue.ts';
import type { Answers, FormField } from './formTypes.ts';

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

const itemTypes: ReadonlySet<FormField['type']> = new Set(['enumList', 'textList', 'fileList']);

const cellOf = (column: FormField, value: unknown): string | readonly string[] =>
  itemTypes.has(column.type) ? itemsOf(value).map(textOf) : textOf(value);

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

/**
 * What was typed as a value of the contract, as the server will keep it; what cannot be read stays the words it is
 * (`checkValue` says what is wrong with them). Empty is null, rows keep their order.
 */
export const answerOf = (field: FormField, typed: Typed): unknown => {
  if (isText(typed)) return answerOfText(field, typed);
  if (field.type === 'list') return rowsOf(typed).map((row) => sendableRow(field.columns ?? [], row));
  if (!isItemList(typed)) return null;
  const items = typed.filter((item) => item.trim() !== '' && !isOnItsWay(item));
  return field.type === 'fileList' && items.length === 0
    ? null
    : items.map((item) => readValue(field.type, item));
};

/** Stands in a row for a file that the server does not have yet, so that it finds its row, wherever that is by then. */
const ON_ITS_WAY = 'upload:';

const isOnItsWay = (item: string): boolean => item.startsWith(ON_ITS_WAY);

export const onItsWay = (jobId: string): string => `${ON_ITS_WAY}${jobId}`;

const answerOfText = ({ type }: FormField, typed: string): unknown => {
  if (typed.trim() === '') return null;
  return type === 'boolean' || type === 'pledge' ? typed === 'true' : readValue(type, typed);
};

/** Figures, days and choices are sent once they can be read; words as they are, the server puts them right. */
const isReadable = (type: FormField['type'], value: unknown): boolean =>
  value === null || checkValue({ type }, value, 'draft') === null;

/** A cell that cannot be read is sent as empty: the rest of the rows is not held up by it. */
export const sendableRow = (columns: readonly FormField[], row: TypedRow): Answers =>
  Object.fromEntries(
    columns
      .filter(({ isComputed }) => !isComputed)
      .map((column) => [column.name, toSendable(column, row[column.name] ?? '')?.value ?? null]),
  );

const isRowList = (typed: Typed): typed is readonly TypedRow[] =>
  !isText(typed) && typed.some((item) => !isText(item));

const isItemList = (typed: Typed): typed is readonly string[] => !isText(typed) && typed.every(isText);

const writtenTypes: ReadonlySet<FormField['type']> = new Set([
  'string',
  'text',
  'kana',
  'email',
  'phone',
  'postalCode',
  'corporateNumber',
]);

/** What was typed as the contract takes it; null while it cannot be sent. */
export const toSendable = (field: FormField, typed: Typed): Sendable | null => {
  const value = answerOf(field, typed);
  if (!isText(typed) || value === null) return { value };
  if (writtenTypes.has(field.type)) return { value: typed };
  return isReadable(field.type, value) ? { value } : null;
};

/** The rows of a list as the form holds them. */
export const rowsOf = (typed: Typed | undefined): readonly TypedRow[] =>
  typed !== undefined && isRowList(typed) ? typed : [];

/** Every field of some steps that can be answered, in order. */
export const fieldsOf = (
  steps: readonly { readonly sections: readonly { readonly fields: readonly FormField[] }[] }[],
) => steps.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));
