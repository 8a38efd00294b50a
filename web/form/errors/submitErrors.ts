import type { ApiError } from '#web/api/errors.ts';
import type { FormErrors } from '../values.ts';

/** "/corporateNumber" → corporateNumber; of a list, the list's own name. */
const nameOf = (pointer: string): string => pointer.split('/')[1] ?? '';

/**
 * The places the server refused, for the fields that the form shows.
 * @returns empty when the refusal names none of them: the form says it as a whole then
 * @param aliases fields of the form that stand for other properties of the contract
 */
export const fieldErrorsOf = (
  error: ApiError | null,
  names: readonly string[],
  aliases: Readonly<Record<string, string>> = {},
): FormErrors =>
  Object.fromEntries(
    (error?.errors ?? [])
      .map(({ pointer, message }) => [aliases[nameOf(pointer)] ?? nameOf(pointer), message] as const)
      .filter(([name]) => names.includes(name)),
  );
