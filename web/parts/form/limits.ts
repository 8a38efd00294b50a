import { isCalendarDay } from '#rules/calendar.ts';
import { isEmail } from '#rules/contact.ts';
import { normaliseContractText } from '#rules/contractText.ts';
import { codePointLength } from '#rules/text.ts';
import { formText } from './form.words.ts';
import type { FormErrors, FormValues } from './values.ts';

/** What the contract asks of a property (web/parts/api/generated/limits.ts). */
export type Limit = {
  readonly isRequired?: boolean;
  readonly isNullable?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly normalize?: string;
  readonly schema?: string;
};

export type Limits = Readonly<Record<string, Limit>>;

/** The same tidying as the server's: spaces at the ends, and the contract's x-normalize. */
export const cleaned = (value: string, limit: Limit): string => normaliseContractText(value.trim(), limit);

const formatProblem = (schema: string | undefined): string => {
  switch (schema) {
    case 'Email':
      return formText((w) => w.format.Email);
    case 'Phone':
      return formText((w) => w.format.Phone);
    case 'PostalCode':
      return formText((w) => w.format.PostalCode);
    case 'Kana':
      return formText((w) => w.format.Kana);
    case 'CorporateNumber':
      return formText((w) => w.format.CorporateNumber);
    case 'InvoiceNumber':
      return formText((w) => w.format.InvoiceNumber);
    case 'TimeOfDay':
      return formText((w) => w.time);
    default:
      return formText((w) => w.format.other);
  }
};

const numberProblem = (value: string, { minimum, maximum }: Limit): string | undefined => {
  if (!/^-?\d+$/.test(value)) return formText((w) => w.number);
  const figure = Number(value);
  const isInside =
    figure >= (minimum ?? Number.NEGATIVE_INFINITY) && figure <= (maximum ?? Number.MAX_SAFE_INTEGER);
  if (isInside) return undefined;
  const digits = new Intl.NumberFormat('ja-JP', { useGrouping: 'min2' });
  return formText((w) => w.range, {
    min: digits.format(minimum ?? 0),
    max: digits.format(maximum ?? Number.MAX_SAFE_INTEGER),
  });
};

const lengthProblem = (value: string, { minLength = 0, maxLength }: Limit): string | undefined => {
  const length = codePointLength(value);
  if (length < minLength) return formText((w) => w.tooShort, { min: minLength });
  if (maxLength !== undefined && length > maxLength) {
    return formText((w) => w.tooLong, { max: maxLength, over: length - maxLength });
  }
  return undefined;
};

/** What has to be put right in one text, or undefined. */
export const problemOf = (typed: string, limit: Limit): string | undefined => {
  const value = cleaned(typed, limit);
  if (value === '') return limit.isRequired ? formText((w) => w.required) : undefined;
  if (limit.minimum !== undefined || limit.maximum !== undefined) return numberProblem(value, limit);
  if (limit.format === 'date' && !isCalendarDay(value)) return formText((w) => w.date);
  if (limit.format === 'email' && !isEmail(value)) return formatProblem(limit.schema);
  if (limit.pattern !== undefined && !new RegExp(limit.pattern, 'u').test(value))
    return formatProblem(limit.schema);
  return lengthProblem(value, limit);
};

/**
 * Form-level validation by the contract's limits: the fields that the form shows, in their order.
 * @param names the fields of the form; the contract may have more
 */
export const validateLimits = (values: FormValues, limits: Limits, names: readonly string[]): FormErrors =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      const limit = limits[name];
      if (limit === undefined || typeof value === 'boolean' || Array.isArray(value)) return [];
      const problem = problemOf(typeof value === 'string' ? value : '', limit);
      return problem === undefined ? [] : [[name, problem]];
    }),
  );
