import {
  isEmail,
  isPhone,
  isPostalCode,
  normaliseEmail,
  normalisePhone,
  normalisePostalCode,
} from '../contact.ts';
import { isCorporateNumber, normaliseCorporateNumber } from '../corporateNumber.ts';
import { isFullWidthKatakana, toFullWidthKatakana } from '../text.ts';
import type { TextFormat } from './field.ts';

/** How a text is brought into the form it is stored in, what it must then be, and which sentence says so. */
export const textFormats = {
  kana: { normalise: toFullWidthKatakana, isValid: isFullWidthKatakana, code: 'fullWidthKatakana' },
  corporateNumber: {
    normalise: normaliseCorporateNumber,
    isValid: isCorporateNumber,
    code: 'corporateNumber',
  },
  postalCode: { normalise: normalisePostalCode, isValid: isPostalCode, code: 'postalCode' },
  phone: { normalise: normalisePhone, isValid: isPhone, code: 'phone' },
  email: { normalise: normaliseEmail, isValid: isEmail, code: 'email' },
} as const satisfies {
  readonly [format in TextFormat]: {
    readonly normalise: (text: string) => string;
    readonly isValid: (text: string) => boolean;
    readonly code: string;
  };
};

export const isTextFormat = (type: string): type is TextFormat => Object.hasOwn(textFormats, type);
