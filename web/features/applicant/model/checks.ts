import { parseJapaneseDate } from '#rules/japaneseDate.ts';
import { formText } from '#web/form/formText.ts';
import { type Limit, problemOf as textProblemOf } from '#web/form/limits.ts';
import { applicantText as t } from '../applicantText.ts';
import { isFilled, isNeeded, isVisible } from './conditions.ts';
import { asKatakana, tidied } from './tidy.ts';
import type { Answers, Finding, FormField, FormStep } from './types.ts';
import { fieldsOf, readFigure, rowsOf, type Typed, type TypedValues } from './values.ts';

/*
 * What the browser can tell about an answer while it is written. The server decides; it also knows the rules across
 * fields and rows.
 */

const schemas: { readonly [type in FormField['type']]?: Limit } = {
  kana: { schema: 'Kana', pattern: '^[\\u30A1-\\u30FA\\u30FC\\u30FB \\u3000]+$' },
  email: { schema: 'Email', format: 'email', normalize: 'email' },
  phone: { schema: 'Phone', pattern: '^0[0-9]{9,10}$', normalize: 'digits' },
  postalCode: { schema: 'PostalCode', pattern: '^[0-9]{7}$', normalize: 'digits' },
  corporateNumber: { schema: 'CorporateNumber', pattern: '^[1-9][0-9]{12}$', normalize: 'digits' },
};

/** The check digit of a corporate number: 9 − (Σ of the digits, every second one doubled, mod 9) (domain 3). */
const isCorporateNumber = (number: string): boolean => {
  const [check = 0, ...digits] = [...number].map(Number);
  const sum = digits
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0);
  return check === 9 - (sum % 9);
};

const rangeText = (minimum: number | null | undefined, maximum: number | null | undefined): string => {
  const digits = new Intl.NumberFormat('ja-JP');
  if (maximum === null || maximum === undefined) {
    return t((w) => w.check.atLeast, { min: digits.format(minimum ?? 0) });
  }
  return formText((w) => w.range, { min: digits.format(minimum ?? 0), max: digits.format(maximum) });
};

const figureProblem = (field: FormField, typed: string): string | undefined => {
  const figure = readFigure(typed);
  if (figure === null) return formText((w) => w.number);
  if (field.type !== 'decimal' && !Number.isInteger(figure)) return t((w) => w.check.whole);
  const { minimum, maximum } = field;
  const isInside = figure >= (minimum ?? 0) && figure <= (maximum ?? Number.MAX_SAFE_INTEGER);
  return isInside ? undefined : rangeText(minimum, maximum);
};

const writtenProblem = (field: FormField, typed: string): string | undefined => {
  switch (field.type) {
    case 'integer':
    case 'yen':
    case 'decimal':
      return figureProblem(field, typed);
    case 'date':
      return parseJapaneseDate(typed) === null ? formText((w) => w.date) : undefined;
    case 'enum':
    case 'boolean':
    case 'pledge':
    case 'month':
      return undefined;
    case 'corporateNumber':
      return (
        textProblemOf(typed, schemas.corporateNumber ?? {}) ??
        (isCorporateNumber(tidied(field, typed)) ? undefined : t((w) => w.check.corporateNumber))
      );
    default: {
      const { minLength, maxLength } = field;
      const lengths = { ...(minLength ? { minLength } : {}), ...(maxLength ? { maxLength } : {}) };
      const written = field.type === 'kana' ? asKatakana(typed) : typed;
      return textProblemOf(written, { ...lengths, ...schemas[field.type] });
    }
  }
};

const isChoice = ({ type }: FormField): boolean => ['enum', 'enumList', 'boolean', 'pledge'].includes(type);

const missing = (field: FormField): string => {
  if (field.type === 'list') return t((w) => w.check.rows);
  if (field.type === 'pledge') return t((w) => w.check.pledge);
  return isChoice(field) ? formText((w) => w.choose) : formText((w) => w.required);
};

/**
 * What has to be put right in one answer, or undefined.
 * @param isAsked whether an empty answer is a problem: it is not while somebody is still writing
 */
export const answerProblem = (field: FormField, typed: Typed, isAsked: boolean): string | undefined => {
  const isOpenPledge = field.type === 'pledge' && typed !== 'true';
  if (!isFilled(typed) || (typeof typed === 'string' && typed.trim() === '') || isOpenPledge) {
    return isAsked ? missing(field) : undefined;
  }
  return typeof typed === 'string' ? writtenProblem(field, typed) : undefined;
};

const rowFindings = (field: FormField, typed: Typed, answers: Answers): Finding[] =>
  rowsOf(typed).flatMap((row, index) =>
    (field.columns ?? []).flatMap((column) => {
      const scope = { ...answers, ...row };
      if (column.isComputed || !isVisible(column, scope)) return [];
      const message = answerProblem(column, row[column.name] ?? '', isNeeded(column, scope));
      return message === undefined ? [] : [{ pointer: `/${field.name}/${index}/${column.name}`, message }];
    }),
  );

/** Everything in a step that the browser can tell to be missing or wrong, in the order of the page. */
export const stepFindings = (step: FormStep, values: TypedValues, answers: Answers): Finding[] =>
  fieldsOf([step])
    .filter((field) => !field.isComputed && isVisible(field, answers))
    .flatMap((field) => {
      const typed = values[field.name] ?? '';
      const message = answerProblem(field, typed, isNeeded(field, answers));
      const own = message === undefined ? [] : [{ pointer: `/${field.name}`, message }];
      return [...own, ...rowFindings(field, typed, answers)];
    });
