import { digitsOf, toHalfWidth } from './text.ts';

/** Seven digits; a full-width or hyphenated code and a leading postal mark are accepted. */
export const normalisePostalCode = (text: string): string => digitsOf(text.replace(/^\s*\u3012/, ''));

export const isPostalCode = (digits: string): boolean => /^\d{7}$/.test(digits);

/** Digits only, as stored. */
export const normalisePhone = (text: string): string => digitsOf(text).replace(/^\+81/, '0');

/** 10 digits, or 11 for mobile, 050 and 0800; also 0120, 0570 (domain 6 "Phone"). */
export const isPhone = (digits: string): boolean =>
  /^0[1-9]\d{8}$/.test(digits) || /^(0[5789]0|0800)\d{7,8}$/.test(digits);

/** Half-width, trimmed, lower case: one person has one address however it is typed. */
export const normaliseEmail = (text: string): string => toHalfWidth(text).toLowerCase();

/** One address in the plain form that mail desks accept: no quotes, no comments, at most 254 letters. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i.test(text);
