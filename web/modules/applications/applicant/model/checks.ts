import { hasAnswer } from '#rules/forms/answers.ts';
import { checkValue } from '#rules/forms/checkValue.ts';
import type { RuleProblem } from '#rules/messages.ts';
import { codePointLength } from '#rules/text.ts';
import { formText } from '#web/parts/form/form.words.ts';
import { applicantText as t } from './applicant.words.ts';
import { isNeeded, isVisible } from './conditions.ts';
import type { Answers, Finding, FormField, FormStep } from './formTypes.ts';
import {
  answerOf,
  fieldsOf,
  rowsOf,
  sendableRow,
  type Typed,
  type TypedRow,
  type TypedValues,
} from './values.ts';

/*
 * What the browser can tell about an answer while it is written. The server decides; it also knows the rules across
 * fields and rows.
 */

/** The range that a figure must be in. */
const rangeText = ({ minimum, maximum }: FormField): string => {
  const digits = new Intl.NumberFormat('ja-JP');
  const min = digits.format(minimum ?? 0);
  return typeof maximum === 'number'
    ? formText((w) => w.range, { min, max: digits.format(maximum) })
    : t((w) => w.check.atLeast, { min });
};

const tooLong = (max: number, value: unknown): string =>
  formText((w) => w.tooLong, { max, over: codePointLength(String(value)) - max });

/** What the page says of a problem that the rules found: the same finding as the server's, in the page's words. */
const problemText = (field: FormField, value: unknown, { code, params = {} }: RuleProblem): string => {
  switch (code) {
    case 'number':
      return formText((w) => w.number);
    case 'integer':
      return typeof value === 'number' ? t((w) => w.check.whole) : formText((w) => w.number);
    case 'minNumber':
    case 'maxNumber':
      return rangeText(field);
    case 'maxLength':
      return tooLong(Number(params.max), value);
    case 'minLength':
      return formText((w) => w.tooShort, params);
    case 'decimals':
    case 'minItems':
    case 'maxItems':
    case 'exactItems':
    case 'distinct':
      return t((w) => w.check[code], params);
    case 'date':
      return formText((w) => w.date);
    case 'yearMonth':
      return t((w) => w.check.month);
    case 'corporateNumber':
      return /^\d{13}$/.test(String(value))
        ? t((w) => w.check.corporateNumber)
        : formText((w) => w.format.CorporateNumber);
    default:
      return formatText(code);
  }
};

const formatText = (code: RuleProblem['code']): string => {
  switch (code) {
    case 'fullWidthKatakana':
      return formText((w) => w.format.Kana);
    case 'email':
      return formText((w) => w.format.Email);
    case 'phone':
      return formText((w) => w.format.Phone);
    case 'postalCode':
      return formText((w) => w.format.PostalCode);
    case 'choose':
      return formText((w) => w.choose);
    default:
      return formText((w) => w.format.other);
  }
};

const isChoice = ({ type }: FormField): boolean => ['enum', 'enumList', 'boolean', 'pledge'].includes(type);

const missing = (field: FormField): string => {
  if (field.type === 'list') return t((w) => w.check.rows);
  if (field.type === 'pledge') return t((w) => w.check.pledge);
  if (field.type === 'fileList') return t((w) => w.check.rowFiles, { label: field.label });
  return isChoice(field) ? formText((w) => w.choose) : formText((w) => w.required);
};

/**
 * What has to be put right in one answer, or undefined.
 * @param isAsked whether an empty answer, or a list that is not complete, is a problem: it is not while somebody is
 *   still writing
 */
export const answerProblem = (field: FormField, typed: Typed, isAsked: boolean): string | undefined => {
  const value = answerOf(field, typed);
  const isOpenPledge = field.type === 'pledge' && value !== true;
  if (!hasAnswer(field, value) || isOpenPledge) return isAsked ? missing(field) : undefined;
  const problem = checkValue(field, value, Array.isArray(value) && !isAsked ? 'draft' : 'submit');
  return problem === null ? undefined : problemText(field, value, problem);
};

/** By what was entered first in words: 「急速凍結装置」. */
const rowNameOf = ({ columns = [] }: FormField, row: TypedRow): string => {
  const name = row[columns.find(({ type }) => type === 'string')?.name ?? ''];
  return typeof name === 'string' && name.trim() !== '' ? t((w) => w.check.rowName, { name }) : '';
};

const rowFindings = (field: FormField, typed: Typed, answers: Answers): Finding[] =>
  rowsOf(typed).flatMap((row, index) => {
    const scope = { ...answers, ...sendableRow(field.columns ?? [], row) };
    return (field.columns ?? []).flatMap((column) => {
      if (column.isComputed || !isVisible(column, scope)) return [];
      const problem = answerProblem(column, row[column.name] ?? '', isNeeded(column, scope));
      if (problem === undefined) return [];
      const message = column.type === 'fileList' ? `${rowNameOf(field, row)}${problem}` : problem;
      return [{ pointer: `/${field.name}/${index}/${column.name}`, message }];
    });
  });

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

/** Those of the server's findings whose place is in a step. */
export const findingsIn = (step: FormStep, findings: readonly Finding[]): Finding[] => {
  const names = new Set(fieldsOf([step]).map(({ name }) => name));
  return findings.filter(({ pointer }) => names.has(pointer.split('/')[1] ?? ''));
};
