import { switchboardWords } from './japaneseWords.ts';
import { digitsOf, toHalfWidth } from './text.ts';

const SWITCHBOARD = new RegExp(`(?:${switchboardWords})$`);

/** Seven digits; a full-width or hyphenated code and a leading postal mark are accepted. */
export const normalisePostalCode = (text: string): string => digitsOf(text.replace(/^\s*\u3012/, ''));

export const isPostalCode = (digits: string): boolean => /^\d{7}$/.test(digits);

/** Digits only, as stored: +81-(0)90-… is 090…, and that it is a switchboard's number (代) goes. */
export const normalisePhone = (text: string): string =>
  digitsOf(text)
    .replace(SWITCHBOARD, '')
    .replace(/^\+810?/, '0');

/**
 * 10 digits, of which 0120 and 0570 are some; or 11 that begin as the numbering plan in force has it: mobile telephones
 * (060 since July 2026), 050, 0800, machines and pagers (020). Domain 6 "Phone".
 */
export const isPhone = (digits: string): boolean => /^(?:0[1-9]\d{8}|0[256789]0\d{8})$/.test(digits);

/** Whether digits are the number of a mobile telephone. */
export const isMobile = (digits: string): boolean => /^0[6789]0\d{8}$/.test(digits);

/** Half-width, trimmed, lower case: one person has one address however it is typed. */
export const normaliseEmail = (text: string): string => toHalfWidth(text).toLowerCase();

/**
 * One address in the plain form that mail desks accept: no quotes, no comments, at most 254 letters. Carriers gave out
 * addresses with dots beside each other and at the ends (ab..c@, .ab@), which RFC 5322 knows in quotes alone. This is what
 * the contract's `format: email` asks for, too.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i.test(
    text,
  );
