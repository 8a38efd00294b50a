import { readValue } from '#rules/forms/readValue.ts';
import type { FormField } from './formTypes.ts';

/** Shown as they are kept once one has left them; others keep the words and spaces that were typed. */
const shownAsKept: ReadonlySet<FormField['type']> = new Set([
  'phone',
  'postalCode',
  'corporateNumber',
  'email',
  'kana',
  'integer',
  'decimal',
]);

/**
 * What was typed as the server will keep it: width, separators and kana put right when one leaves the field (domain 6
 * "Width"). What cannot be read stays as it is, for the person to correct.
 */
export const tidied = ({ type }: Pick<FormField, 'type'>, typed: string): string =>
  shownAsKept.has(type) ? String(readValue(type, typed) ?? '') : typed;
