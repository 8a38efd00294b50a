import { setIn } from 'final-form';
import type { ApiError } from '#web/parts/api/errors.ts';
import type { FormErrors } from '../values.ts';

/** The parts of a pointer; "/corporateNumber" → corporateNumber. */
const partsOf = (pointer: string): string[] => pointer.split('/').slice(1);

/** Of a row of a table the very cell, as its field is named: "/items/3/amount" → items[3].amount; of a list the list. */
const fieldOf = (name: string, [, index = '', property]: readonly string[]): string =>
  property !== undefined && /^\d+$/.test(index) ? `${name}[${index}].${property}` : name;

/**
 * The places the server refused, for the fields that the form shows; of a table, its cells.
 * @returns empty when the refusal names none of them: the form says it as a whole then
 * @param aliases fields of the form that stand for other properties of the contract
 */
export const fieldErrorsOf = (
  error: ApiError | null,
  names: readonly string[],
  aliases: Readonly<Record<string, string>> = {},
): FormErrors =>
  Object.fromEntries(
    (error?.errors ?? []).flatMap(({ pointer, message }) => {
      const parts = partsOf(pointer);
      const name = aliases[parts[0] ?? ''] ?? parts[0] ?? '';
      return names.includes(name) ? [[fieldOf(name, parts), message] as const] : [];
    }),
  );

/** The same as final-form keeps them: cells under the name of their table. */
export const submissionErrorsOf = (errors: FormErrors): object =>
  Object.entries(errors).reduce<object>((all, [name, message]) => setIn(all, name, message), {});
