import { toHalfWidth } from './text.ts';

/** What people write between and around the digits: separators, spaces, the yen sign and its word. */
const AROUND_DIGITS = /[,、\s円¥\\]/g;
/** Behind the sign an invoice closes an amount with a dash, so that nobody adds a digit: ¥110,000- */
const CLOSING_DASH = /^([¥\\].*\d)\s*-+$/;
/** Accountants write a triangle before what is less than nothing. */
const TRIANGLE = /^[△▲]/;
const FIGURE = /^-?\d{1,15}(?:\.\d{1,10})?$/;

/**
 * A figure as people type it: 23100000, 23,100,000, ２３，１００，０００円, ¥300, ￥110,000-, 12.5, △500; null when it is none.
 * ①110000 and 100000² are none: the sign is the number of a line or a footnote, and no digit.
 */
export const readFigure = (typed: string): number | null => {
  const plain = toHalfWidth(typed)
    .replace(CLOSING_DASH, '$1')
    .replace(AROUND_DIGITS, '')
    .replace(TRIANGLE, '-');
  return FIGURE.test(plain) ? Number(plain) : null;
};

/** Whole yen, to the yen: 4,430,000円. */
export const yenText = (yen: number): string => `${yen.toLocaleString('ja-JP')}円`;

const OKU = 100_000_000;
const MAN = 10_000;

/** Whole yen as people say a limit: 100万円, 2億4,800万円, 1,234円. */
export const yenLimitText = (yen: number): string => {
  if (yen <= 0 || yen % MAN !== 0) return yenText(yen);
  const [oku, man] = [Math.floor(yen / OKU), (yen % OKU) / MAN];
  const parts = [
    oku > 0 ? `${oku.toLocaleString('ja-JP')}億` : '',
    man > 0 ? `${man.toLocaleString('ja-JP')}万` : '',
  ];
  return `${parts.join('')}円`;
};
