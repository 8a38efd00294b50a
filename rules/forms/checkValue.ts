import { isCalendarDay } from '../calendar.ts';
import type { RuleProblem } from '../messages.ts';
import { codePointLength } from '../text.ts';
import { MAX_YEN } from './answers.ts';
import type { FieldRule } from './field.ts';
import { isTextFormat, textFormats } from './textFormats.ts';

/** `draft` lets a half-typed value be saved; `submit` also asks for minimum lengths, counts and formats. */
export type Strictness = 'draft' | 'submit';

/** Longest text of a field without a limit of its own. */
const MAX_TEXT = 4000;
const MAX_ITEMS = 200;
const MAX_DECIMALS = 3;

const checkText = (rule: FieldRule, value: unknown, strictness: Strictness): RuleProblem | null => {
  if (typeof value !== 'string') return { code: 'text' };
  const { type, pattern } = rule;
  const [min, max] = [rule.minLength ?? 0, rule.maxLength ?? MAX_TEXT];
  const length = codePointLength(value);
  if (length > max) return { code: 'maxLength', params: { max } };
  if (strictness === 'draft') return null;
  if (length < min) return { code: 'minLength', params: { min } };
  if (pattern && !new RegExp(pattern, 'u').test(value)) return { code: 'format' };
  if (!isTextFormat(type)) return null;
  const { isValid, code } = textFormats[type];
  return isValid(value) ? null : { code };
};

const decimalsOf = (value: number): number => (/\.(\d+)$/.exec(String(value))?.[1] ?? '').length;

const checkNumber = (rule: FieldRule, value: unknown): RuleProblem | null => {
  const isDecimal = rule.type === 'decimal';
  if (typeof value !== 'number' || !Number.isFinite(value)) return { code: isDecimal ? 'number' : 'integer' };
  if (!isDecimal && !Number.isSafeInteger(value)) return { code: 'integer' };
  const { minimum: min } = rule;
  const [max, decimals] = [rule.maximum ?? MAX_YEN, rule.decimals ?? MAX_DECIMALS];
  if (typeof min === 'number' && value < min) return { code: 'minNumber', params: { min } };
  if (value > max) return { code: 'maxNumber', params: { max: max.toLocaleString('ja-JP') } };
  return decimalsOf(value) > decimals ? { code: 'decimals', params: { decimals } } : null;
};

const checkChoice = ({ choices }: FieldRule, value: unknown): RuleProblem | null =>
  typeof value === 'number' && (choices?.includes(value) ?? Number.isInteger(value))
    ? null
    : { code: 'choose' };

const checkMonth = (value: unknown): RuleProblem | null =>
  typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? null : { code: 'yearMonth' };

/** The number of rows or choices; a form that needs exactly n says so. */
const checkCount = (rule: FieldRule, count: number, strictness: Strictness): RuleProblem | null => {
  const [min, max] = [rule.minItems ?? 0, rule.maxItems ?? MAX_ITEMS];
  if (count > max) return { code: 'maxItems', params: { max } };
  if (strictness === 'draft' || count >= min) return null;
  return { code: min === max ? 'exactItems' : 'minItems', params: { min } };
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const checkFile = (value: unknown): RuleProblem | null =>
  typeof value === 'string' && UUID.test(value) ? null : { code: 'choose' };

const checkItem = (rule: FieldRule, item: unknown): RuleProblem | null => {
  if (rule.type === 'fileList') return checkFile(item);
  return rule.type === 'textList' ? checkMonth(item) : checkChoice(rule, item);
};

const checkItems = (rule: FieldRule, value: unknown, strictness: Strictness): RuleProblem | null => {
  if (!Array.isArray(value)) return { code: 'choose' };
  const wrong = value.map((item) => checkItem(rule, item)).find((problem) => problem !== null);
  if (wrong) return wrong;
  if (new Set(value).size < value.length) return { code: 'distinct' };
  return checkCount(rule, value.length, strictness);
};

/** What is wrong with one answered value (as `readValue` makes it), or null. Rows of lists are for the caller. */
export const checkValue = (rule: FieldRule, value: unknown, strictness: Strictness): RuleProblem | null => {
  switch (rule.type) {
    case 'integer':
    case 'yen':
    case 'decimal':
      return checkNumber(rule, value);
    case 'date':
      return typeof value === 'string' && isCalendarDay(value) ? null : { code: 'date' };
    case 'month':
      return checkMonth(value);
    case 'boolean':
    case 'pledge':
      return typeof value === 'boolean' ? null : { code: 'choose' };
    case 'enum':
      return checkChoice(rule, value);
    case 'enumList':
    case 'textList':
    case 'fileList':
      return checkItems(rule, value, strictness);
    case 'list':
      return Array.isArray(value) ? checkCount(rule, value.length, strictness) : { code: 'rows' };
    default:
      return checkText(rule, value, strictness);
  }
};
