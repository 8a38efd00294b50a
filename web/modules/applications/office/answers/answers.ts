import { allFormEnumLabels } from '#web/parts/api/generated/formEnums/all.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import {
  DASH,
  formatDay,
  formatInteger,
  formatPhone,
  formatPostalCode,
  formatYen,
} from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { applicationsText as t } from '../applications.words.ts';

type FormField = components['schemas']['FormField'];
type FormStep = components['schemas']['FormStep'];

/** A file that an answer names. */
export type NamedFile = Pick<components['schemas']['ApplicationFile'], 'id' | 'fileName'>;

/** A field with what was answered, in words. */
export type AnswerLine = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly isComputed: boolean;
  /** The files that the answer names; the value is their names. */
  readonly files?: readonly NamedFile[];
};
/** Rows of a table in the form, e.g. the expenses. */
export type AnswerTable = {
  readonly name: string;
  readonly label: string;
  readonly rows: readonly AnswerLine[][];
};
export type AnswerSection = {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly AnswerLine[];
  readonly tables: readonly AnswerTable[];
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The contract's label of a member; a definition names its enumeration instead of listing its members. */
const enumLabel = (enumName: string, value: unknown): unknown => {
  const labels: unknown = Reflect.get(allFormEnumLabels, enumName);
  return isRecord(labels) ? Reflect.get(labels, String(value)) : undefined;
};

const optionLabel = ({ options = [], enumName }: FormField, value: unknown): string => {
  const own = options.find((option) => option.value === value)?.label;
  const named = own === undefined && enumName ? enumLabel(enumName, value) : own;
  return typeof named === 'string' ? named : String(value);
};

const monthText = (value: string): string => {
  const [year = '', month = ''] = value.split('-');
  return t((w) => w.content.month, { year, month: Number(month) });
};

const withUnit = (text: string, { unit }: FormField): string => `${text}${unit ?? ''}`;

const FORMATS: Readonly<Partial<Record<FormField['type'], (value: unknown, field: FormField) => string>>> = {
  yen: (value) => (typeof value === 'number' ? formatYen(value) : String(value)),
  integer: (value, field) =>
    withUnit(typeof value === 'number' ? formatInteger(value) : String(value), field),
  decimal: (value, field) => withUnit(String(value), field),
  date: (value) => formatDay(String(value)),
  month: (value) => monthText(String(value)),
  boolean: (value) => t((w) => (value === true ? w.content.yes : w.content.no)),
  pledge: (value) => t((w) => (value === true ? w.content.pledged : w.content.notPledged)),
  phone: (value) => formatPhone(String(value)),
  postalCode: (value) => formatPostalCode(String(value)),
  enum: (value, field) => optionLabel(field, value),
};

const listText = (values: readonly unknown[], field: FormField): string =>
  values
    .map((value) => (field.type === 'enumList' ? optionLabel(field, value) : String(value)))
    .join(marks.comma);

/** An answer in the words that the applicant saw; the dash when there is none. */
export const answerText = (field: FormField, value: unknown): string => {
  if (isEmpty(value)) return DASH;
  if (Array.isArray(value)) return listText(value, field);
  return FORMATS[field.type]?.(value, field) ?? String(value);
};

const answerOf = (record: object, name: string): unknown => Reflect.get(record, name);

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A field that depends on other answers and was not answered was not asked. */
const wasAsked = (field: FormField, answers: object): boolean =>
  !isEmpty(answerOf(answers, field.name)) || !field.visibleWhen;

/** The row of another answer that this one chose, by what people call it (contract: choicesFrom). */
const rowName = (
  { field, column }: NonNullable<FormField['choicesFrom']>,
  place: unknown,
  all: object,
): string => {
  const rows = answerOf(all, field);
  const row: unknown = Array.isArray(rows) ? rows[Number(place)] : undefined;
  const name = isRecord(row) ? answerOf(row, column) : undefined;
  return typeof name === 'string' && name.trim() !== '' ? name : DASH;
};

const isFile = (value: unknown): value is NamedFile =>
  isRecord(value) && 'id' in value && 'fileName' in value;

/** The files of the application that an answer names. */
const filesNamed = (ids: unknown, all: object): readonly NamedFile[] => {
  const files = answerOf(all, 'files');
  if (!Array.isArray(files) || !Array.isArray(ids)) return [];
  return ids.flatMap((id) => files.filter(isFile).filter((file) => file.id === id));
};

const fileLine = ({ name, label, isComputed }: FormField, files: readonly NamedFile[]): AnswerLine => ({
  name,
  label,
  isComputed,
  value: files.length === 0 ? DASH : files.map(({ fileName }) => fileName).join(marks.comma),
  files,
});

/** @param all the answers of the whole application: an answer may name a row of another one, or its files */
const linesOf = (fields: readonly FormField[], answers: object, all: object): AnswerLine[] =>
  fields
    .filter((field) => field.type !== 'list' && wasAsked(field, answers))
    .map((field) => {
      const { name, label, choicesFrom, isComputed } = field;
      const value = answerOf(answers, name);
      if (field.type === 'fileList') return fileLine(field, filesNamed(value, all));
      const isRow = choicesFrom && !isEmpty(value);
      const text = isRow ? rowName(choicesFrom, value, all) : answerText(field, value);
      return { name, label, value: text, isComputed };
    });

const tableOf = (field: FormField, answers: object): AnswerTable => {
  const value = answerOf(answers, field.name);
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  return {
    name: field.name,
    label: field.label,
    rows: rows.map((row) => linesOf(field.columns ?? [], row, answers)),
  };
};

/** The sections of a step of the form with the application's answers in them. */
export const answerSections = (step: FormStep, answers: object): AnswerSection[] =>
  step.sections.map(({ key, title, fields }) => ({
    key,
    title,
    lines: linesOf(fields, answers, answers),
    // Rows that are worked out from other lists stand there already.
    tables: fields
      .filter((field) => field.type === 'list' && !field.isComputed && wasAsked(field, answers))
      .map((field) => tableOf(field, answers)),
  }));
