import { digitsOf, toHalfWidth } from './text.ts';

const MOBILE_AND_IP = /^(0[5789]0)(\d{4})(\d{4})$/;
const FREE_OR_NAVI = /^(0120|0570|0800|0990)(\d{3})(\d{3,4})$/;
const TOKYO_OSAKA = /^(0[36])(\d{4})(\d{4})$/;
/** Area codes of three digits that no four-digit code begins with; elsewhere the split is not known. */
const THREE_DIGIT_AREA = /^(011|044|045|052|075|078)(\d{3})(\d{4})$/;

/** Seven digits; a full-width or hyphenated code and a leading postal mark are accepted. */
export const normalisePostalCode = (text: string): string => digitsOf(text.replace(/^\s*\u3012/, ''));

export const isPostalCode = (digits: string): boolean => /^\d{7}$/.test(digits);

/** 1234567 → 123-4567. */
export const formatPostalCode = (digits: string): string => digits.replace(/^(\d{3})(\d{4})$/, '$1-$2');

/** Digits only, as stored. */
export const normalisePhone = (text: string): string => digitsOf(text).replace(/^\+81/, '0');

/** 10 digits, or 11 for mobile, 050 and 0800; also 0120, 0570 (domain 6 "Phone"). */
export const isPhone = (digits: string): boolean =>
  /^0[1-9]\d{8}$/.test(digits) || /^(0[5789]0|0800)\d{7,8}$/.test(digits);

/** With hyphens where the split is known, else the digits as they are. */
export const formatPhone = (digits: string): string => {
  const patterns = [FREE_OR_NAVI, MOBILE_AND_IP, TOKYO_OSAKA, THREE_DIGIT_AREA];
  const match = patterns.map((pattern) => pattern.exec(digits)).find((found) => found !== null);
  return match ? match.slice(1).join('-') : digits;
};

/** Half-width, trimmed, lower case: one person has one address however it is typed. */
export const normaliseEmail = (text: string): string => toHalfWidth(text).toLowerCase();

/** One address in the plain form that mail desks accept: no quotes, no comments, at most 254 letters. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i.test(text);
