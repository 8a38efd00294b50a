import { commonMessages } from '../common.words.ts';
import { assertNoFieldErrors, fieldError } from './textRules.ts';

const NUL = '\u0000';

/** Half of a letter that is written with two units, as a text cut in the wrong place has it, is no letter. */
const isStorable = (text: string): boolean => !text.includes(NUL) && text.isWellFormed();

const unstorable = (value: unknown, pointer: string): string[] => {
  if (typeof value === 'string') return isStorable(value) ? [] : [pointer];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => unstorable(part, `${pointer}/${name}`));
};

/**
 * PostgreSQL stores every letter but NUL; nobody types one, or half a letter, so a body with one is refused and not
 * cleaned.
 * @throws INVALID_PARAMETER with the pointer of each text that has one
 */
export const assertStorableTexts = (body: unknown): void =>
  assertNoFieldErrors(unstorable(body, '').map((pointer) => fieldError(pointer, commonMessages.invalid)));
