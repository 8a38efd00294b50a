import { normaliseEmail, normalisePhone, normalisePostalCode } from '#rules/contact.ts';
import { normaliseCorporateNumber } from '#rules/corporateNumber.ts';
import { parseJapaneseDate, parseJapaneseMonth } from '#rules/japaneseDate.ts';
import { tidyText, toFullWidthKatakana, toHalfWidth } from '#rules/text.ts';
import type { Answers, FieldDefinition, FieldType, FormDefinition, TextFormat } from '../types.ts';
import { fieldsOf } from './fields.ts';
import { isRow } from './values.ts';

const textFormats: { readonly [format in TextFormat]: (typed: string) => string } = {
  kana: toFullWidthKatakana,
  corporateNumber: normaliseCorporateNumber,
  postalCode: normalisePostalCode,
  phone: normalisePhone,
  email: normaliseEmail,
};

const textOf = (typed: string, format?: TextFormat): string | null =>
  (format ? textFormats[format](typed) : tidyText(typed)) || null;

const CURRENCY = /[,\s\u5186\u00A5\\]/g;

/** A typed number in any width, with separators or a yen sign; what is no number stays as typed. */
const numberOf = (typed: string): number | string | null => {
  const plain = toHalfWidth(typed).replace(CURRENCY, '');
  if (plain === '') return null;
  return /^-?\d{1,16}(\.\d{1,10})?$/.test(plain) ? Number(plain) : typed;
};

const dayOf = (typed: string): string | null => {
  const plain = tidyText(typed);
  return plain === '' ? null : (parseJapaneseDate(plain) ?? plain);
};

const monthOf = (typed: string): string | null =>
  toHalfWidth(typed) === '' ? null : (parseJapaneseMonth(typed) ?? toHalfWidth(typed));

const normaliseRow = (columns: readonly FieldDefinition[], row: unknown): unknown =>
  isRow(row)
    ? Object.fromEntries(
        Object.entries(row).map(([name, value]) => {
          const column = columns.find((candidate) => candidate.name === name);
          return [name, column ? normaliseValue(column, value) : value];
        }),
      )
    : row;

const normaliseItems = (type: FieldType, items: readonly unknown[]): unknown => {
  const readItem = type === 'yearMonthList' ? monthOf : numberOf;
  return items.map((item) => (typeof item === 'string' ? readItem(item) : item));
};

const normaliseTyped = (field: FieldDefinition, typed: string): unknown => {
  if (field.type === 'text' || field.type === 'textarea') return textOf(typed, field.format);
  if (field.type === 'date') return dayOf(typed);
  if (field.type === 'yearMonth') return monthOf(typed);
  if (['int', 'decimal', 'yen', 'enum'].includes(field.type)) return numberOf(typed);
  return typed;
};

/** One answer as it is stored. What cannot be read stays as typed, so that the check can name it. */
const normaliseValue = (field: FieldDefinition, value: unknown): unknown => {
  if (typeof value === 'string') return normaliseTyped(field, value);
  if (!Array.isArray(value)) return value;
  if (field.type === 'list') return value.map((row) => normaliseRow(field.columns ?? [], row));
  return normaliseItems(field.type, value);
};

/**
 * Answers as they are stored (domain 6 "Width"): NFC, trimmed, full-width katakana, half-width digits, ISO days;
 * a blank becomes null. Only fields of the form are kept; repeating it changes nothing.
 */
export const normaliseAnswers = (definition: Pick<FormDefinition, 'steps'>, answers: Answers): Answers =>
  Object.fromEntries(
    fieldsOf(definition)
      .filter(({ field }) => Object.hasOwn(answers, field.name))
      .map(({ field }) => [field.name, normaliseValue(field, answers[field.name])]),
  );

export type WireAnswers = {
  readonly answers: Answers;
  /** Names that the form does not take: unknown ones, and those that the system sets. */
  readonly refused: readonly string[];
};

/** Takes a form's answers from a request body; `refused` names are the caller's to reject (1004). */
export const wireToAnswers = (definition: Pick<FormDefinition, 'steps'>, body: Answers): WireAnswers => {
  const accepted = new Set(
    fieldsOf(definition)
      .filter(({ field }) => !field.isAuto && field.type !== 'files')
      .map(({ field }) => field.name),
  );
  const names = Object.keys(body);
  const known = Object.fromEntries(
    names.filter((name) => accepted.has(name)).map((name) => [name, body[name]]),
  );
  return {
    answers: normaliseAnswers(definition, known),
    refused: names.filter((name) => !accepted.has(name)),
  };
};
