import { toHalfWidth } from './text.ts';

/** What people write between and around the digits: separators, spaces, the yen sign and its word. */
const AROUND_DIGITS = /[,、\s円¥\\]/g;
/** Accountants write a triangle before what is less than nothing. */
const TRIANGLE = /^[△▲]/;
const FIGURE = /^-?\d{1,15}(?:\.\d{1,10})?$/;

/** A figure as people type it: 23100000, 23,100,000, ２３，１００，０００円, ¥300, 12.5, △500; null when it is none. */
export const readFigure = (typed: string): number | null => {
  const plain = toHalfWidth(typed).replace(AROUND_DIGITS, '').replace(TRIANGLE, '-');
  return FIGURE.test(plain) ? Number(plain) : null;
};
