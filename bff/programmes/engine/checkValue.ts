import { isCalendarDay } from '#rules/calendar.ts';
import { isEmail, isPhone, isPostalCode } from '#rules/contact.ts';
import { isCorporateNumber } from '#rules/corporateNumber.ts';
import { messageOf } from '#rules/messages.ts';
import { codePointLength, isFullWidthKatakana } from '#rules/text.ts';
import { sentence } from '../messages.ts';
import type { FieldDefinition, FormDefinition, TextFormat } from '../types.ts';
import { MAX_YEN } from './values.ts';

/** `draft` lets a half-typed value be saved; `submit` also asks for minimum lengths, counts and formats. */
export type Strictness = 'draft' | 'submit';

type Enums = FormDefinition['enums'];

const formats: {
  readonly [format in TextFormat]: {
    readonly isValid: (text: string) => boolean;
    readonly rule: Parameters<typeof messageOf>[0]['code'];
  };
} = {
  kana: { isValid: isFullWidthKatakana, rule: 'fullWidthKatakana' },
  corporateNumber: { isValid: isCorporateNumber, rule: 'corporateNumber' },
  postalCode: { isValid: isPostalCode, rule: 'postalCode' },
  phone: { isValid: isPhone, rule: 'phone' },
  email: { isValid: isEmail, rule: 'email' },
};

/** Longest text of a field without a limit of its own. */
const MAX_TEXT = 4000;

const checkText = (field: FieldDefinition, value: unknown, strictness: Strictness): string | null => {
  if (typeof value !== 'string') return sentence('text');
  const { minLength = 0, maxLength = MAX_TEXT, pattern } = field.limits ?? {};
  const length = codePointLength(value);
  if (length > maxLength) return messageOf({ code: 'maxLength', params: { max: maxLength } });
  if (strictness === 'draft') return null;
  if (length < minLength) return messageOf({ code: 'minLength', params: { min: minLength } });
  if (pattern && !new RegExp(pattern, 'u').test(value)) return sentence('format');
  if (!field.format) return null;
  const { isValid, rule } = formats[field.format];
  return isValid(value) ? null : messageOf({ code: rule });
};

const decimalsOf = (value: number): number => (/\.(\d+)$/.exec(String(value))?.[1] ?? '').length;

const checkNumber = (field: FieldDefinition, value: unknown): string | null => {
  const isDecimal = field.type === 'decimal';
  if (typeof value !== 'number' || !Number.isFinite(value)) return sentence(isDecimal ? 'number' : 'integer');
  if (!isDecimal && !Number.isSafeInteger(value)) return sentence('integer');
  const { min, max = MAX_YEN, decimals = 3 } = field.limits ?? {};
  if (min !== undefined && value < min) return messageOf({ code: 'minNumber', params: { min } });
  if (value > max) return sentence('maxNumber', { max: max.toLocaleString('ja-JP') });
  return decimalsOf(value) > decimals ? sentence('decimals', { decimals }) : null;
};

const valuesOf = (field: FieldDefinition, enums: Enums): readonly number[] =>
  field.allowedValues ?? field.options?.map(({ value }) => value) ?? enums[field.enumName ?? ''] ?? [];

const checkChoice = (field: FieldDefinition, value: unknown, enums: Enums): string | null =>
  typeof value === 'number' && valuesOf(field, enums).includes(value) ? null : messageOf({ code: 'choose' });

const isYearMonth = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value);

/** The number of rows or choices; a form that needs exactly n says so. */
const checkCount = (field: FieldDefinition, count: number, strictness: Strictness): string | null => {
  const { minItems = 0, maxItems = 200 } = field.limits ?? {};
  if (count > maxItems) return sentence('maxItems', { max: maxItems });
  if (strictness === 'draft' || count >= minItems) return null;
  return sentence(minItems === maxItems ? 'exactItems' : 'minItems', { min: minItems });
};

const checkItem = (field: FieldDefinition, item: unknown, enums: Enums): string | null => {
  if (field.type === 'yearMonthList') return isYearMonth(item) ? null : sentence('yearMonth');
  return checkChoice(field, item, enums);
};

const checkItems = (
  field: FieldDefinition,
  value: unknown,
  enums: Enums,
  strictness: Strictness,
): string | null => {
  if (!Array.isArray(value)) return messageOf({ code: 'choose' });
  const wrong = value.map((item) => checkItem(field, item, enums)).find((message) => message !== null);
  if (wrong) return wrong;
  if (new Set(value).size < value.length) return sentence('distinct');
  return checkCount(field, value.length, strictness);
};

/**
 * What is wrong with one answered value, in Japanese, or null. Lists of rows are checked column by column by
 * the caller.
 */
export const checkValue = (
  field: FieldDefinition,
  value: unknown,
  enums: Enums,
  strictness: Strictness,
): string | null => {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return checkText(field, value, strictness);
    case 'int':
    case 'yen':
    case 'decimal':
      return checkNumber(field, value);
    case 'date':
      return typeof value === 'string' && isCalendarDay(value) ? null : messageOf({ code: 'date' });
    case 'yearMonth':
      return isYearMonth(value) ? null : sentence('yearMonth');
    case 'boolean':
      return typeof value === 'boolean' ? null : messageOf({ code: 'choose' });
    case 'enum':
      return checkChoice(field, value, enums);
    case 'enumList':
    case 'intList':
    case 'yearMonthList':
      return checkItems(field, value, enums, strictness);
    case 'list':
      return Array.isArray(value) ? checkCount(field, value.length, strictness) : sentence('rows');
    case 'files':
      return null;
  }
};
