import { DASH, formatDate } from '#web/parts/text/frontFormat.ts';
import { formText } from '../form.words.ts';
import type { FormRow, FormValue } from '../values.ts';

/** Names of members, by their value as the form holds it. */
export type MemberNames = Readonly<Record<string | number, string>>;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * What a field holds, as one reads it: yes or no, the names of what was chosen, a day, the text, the dash for nothing.
 * @param members of a choice; a value without a name stands for itself
 */
export const inWords = (value: FormValue | FormRow, members: MemberNames = {}): string => {
  const nameOf = (one: string): string => members[one] ?? (isDay(one) ? formatDate(one) : one);
  if (typeof value === 'boolean') return formText((w) => (value ? w.on : w.off));
  if (typeof value === 'string') return value === '' ? DASH : nameOf(value);
  if (!Array.isArray(value) || value.length === 0) return DASH;
  return value
    .flatMap((one: string | FormRow) => (typeof one === 'string' ? [nameOf(one)] : []))
    .join(formText((w) => w.comma));
};
