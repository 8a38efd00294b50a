import { isPresent } from '#rules/forms/answers.ts';
import {
  DASH,
  formatDay,
  formatInteger,
  formatPhone,
  formatPostalCode,
  formatYen,
} from '#web/parts/text/format.ts';
import { applicantText as t } from './applicant.words.ts';
import { choicesOf } from './enumLabels.ts';
import type { Answers, Application, FormField } from './formTypes.ts';
import { rowChoicesOf } from './rowChoices.ts';

const labelOf = (field: FormField, value: unknown): string =>
  choicesOf(field).find((choice) => choice.value === String(value))?.label ?? String(value);

/** What cannot pass this is no quantity that is written in groups of three digits: a year, a day of the month. */
const FIRST_GROUPED = 10_000;

const figure = (value: unknown, { unit, maximum }: FormField): string => {
  if (typeof value !== 'number') return String(value);
  const isGrouped = Number.isInteger(value) && (maximum ?? FIRST_GROUPED) >= FIRST_GROUPED;
  return `${isGrouped ? formatInteger(value) : value}${unit ?? ''}`;
};

const yesOrNo = (value: unknown): string => (value === true ? t((w) => w.value.yes) : t((w) => w.value.no));

const joined = (value: unknown, show: (item: unknown) => string): string =>
  Array.isArray(value) ? value.map(show).join(t((w) => w.value.comma)) : DASH;

const fileNameOf = ({ files }: Answers, id: unknown): string => {
  const file = (Array.isArray(files) ? files : []).find((one: Application['files'][number]) => one.id === id);
  return file?.fileName ?? DASH;
};

/**
 * One answer in words, with its unit; the dash when there is none. Rows of a list are shown by their columns.
 * @param answers all of them: an answer may name a row of another one
 */
export const answerInWords = (field: FormField, value: unknown, answers: Answers): string => {
  if (!isPresent(value)) return DASH;
  if (field.choicesFrom) {
    const rows = rowChoicesOf(field, answers);
    return rows.find((choice) => choice.value === String(value))?.label ?? DASH;
  }
  switch (field.type) {
    case 'yen':
      return typeof value === 'number' ? formatYen(value) : String(value);
    case 'integer':
    case 'decimal':
      return figure(value, field);
    case 'date':
      return formatDay(String(value));
    case 'postalCode':
      return formatPostalCode(String(value));
    case 'phone':
      return formatPhone(String(value));
    case 'boolean':
    case 'pledge':
      return yesOrNo(value);
    case 'enum':
      return labelOf(field, value);
    case 'enumList':
      return joined(value, (item) => labelOf(field, item));
    case 'textList':
      return joined(value, String);
    case 'fileList':
      return joined(value, (id) => fileNameOf(answers, id));
    default:
      return String(value);
  }
};
