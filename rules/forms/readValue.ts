import { readFigure } from '../figure.ts';
import { parseJapaneseDate, parseJapaneseMonth } from '../readJapaneseDate.ts';
import { tidyText, toHalfWidth } from '../text.ts';
import type { FieldType } from './field.ts';
import { isTextFormat, textFormats } from './textFormats.ts';

/** What is no number stays as typed. */
const numberOf = (typed: string): number | string | null =>
  typed.trim() === '' ? null : (readFigure(typed) ?? typed);

const dayOf = (typed: string): string | null => {
  const plain = tidyText(typed);
  return plain === '' ? null : (parseJapaneseDate(plain) ?? plain);
};

const monthOf = (typed: string): string | null => {
  const plain = toHalfWidth(typed);
  return plain === '' ? null : (parseJapaneseMonth(plain) ?? plain);
};

/**
 * One typed answer as it is stored (domain 6 "Width"): NFC, trimmed, full-width katakana, half-width digits, ISO days;
 * a blank is null. What cannot be read stays as typed, so that the check can name it. Repeating it changes nothing.
 */
export const readValue = (type: FieldType, typed: string): unknown => {
  if (isTextFormat(type)) return textFormats[type].normalise(typed) || null;
  switch (type) {
    case 'string':
    case 'text':
      return tidyText(typed) || null;
    case 'integer':
    case 'yen':
    case 'decimal':
    case 'enum':
    case 'enumList':
      return numberOf(typed);
    case 'date':
      return dayOf(typed);
    case 'month':
    case 'textList':
      return monthOf(typed);
    default:
      return typed;
  }
};
