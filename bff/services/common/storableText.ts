import { commonMessages } from '#bff/text/common.ts';
import { assertNoFieldErrors, fieldError } from './textRules.ts';

const NUL = '\u0000';

const nulPointers = (value: unknown, pointer: string): string[] => {
  if (typeof value === 'string') return value.includes(NUL) ? [pointer] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => nulPointers(part, `${pointer}/${name}`));
};

/**
 * PostgreSQL stores every letter but NUL; nobody types one, so a body with one is refused and not cleaned.
 * @throws INVALID_PARAMETER with the pointer of each text that has one
 */
export const assertStorableTexts = (body: unknown): void =>
  assertNoFieldErrors(nulPointers(body, '').map((pointer) => fieldError(pointer, commonMessages.invalid)));
