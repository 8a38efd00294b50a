import { cleaned } from '#web/form/limits.ts';
import type { FormField } from './types.ts';
import { readFigure } from './values.ts';

/** The server turns hiragana and half-width kana into full-width katakana. */
export const asKatakana = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\u3041-\u3096]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60));

/**
 * What was typed as the server will keep it: width, separators and kana put right when one leaves the field (domain 6
 * "Width"). What cannot be read stays as it is, for the person to correct.
 */
export const tidied = ({ type }: Pick<FormField, 'type'>, typed: string): string => {
  switch (type) {
    case 'phone':
    case 'postalCode':
    case 'corporateNumber':
      return cleaned(typed, { normalize: 'digits' });
    case 'email':
      return cleaned(typed, { normalize: 'email' });
    case 'kana':
      return asKatakana(typed).trim();
    case 'integer':
    case 'decimal':
      return readFigure(typed)?.toString() ?? typed;
    default:
      return typed;
  }
};
