import { invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { tidyText } from '#rules/text.ts';

/** What the trail keeps of an entry in a business's place, and the business reads. */
export type OnBehalf = { readonly reason?: string; readonly onBehalfOf?: string };

type Question = {
  readonly reason: string | null | undefined;
  /** The business. */
  readonly name: string;
  /** Where the reason stands in the request. */
  readonly pointer: string;
  /** What is said when there is none. */
  readonly message: string;
};

/** Who enters something in a business's place says why. @throws INVALID_PARAMETER */
export const onBehalfOf = (scope: Scope, { reason, name, pointer, message }: Question): OnBehalf => {
  const text = tidyText(reason ?? '');
  if (scope.actor?.kind !== 'admin') return text === '' ? {} : { reason: text };
  if (text === '') throw invalidField(pointer, message);
  return { reason: text, onBehalfOf: name };
};
