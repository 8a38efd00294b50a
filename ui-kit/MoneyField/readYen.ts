import { amountWords } from '#ui-kit/text/ja.ts';

/**
 * Reads an amount as people write it: 23100000, 23,100,000, ２３，１００，０００円, ¥23,100,000, −500.
 * @returns digits (with a leading `-` when negative), or undefined when it is no whole amount in yen.
 */
export const readYen = (written: string): string | undefined => {
  const digits = written
    .normalize('NFKC')
    .replace(amountWords.ignored, '')
    .replace(/^[−‐–―△▲]/, '-');
  if (!/^-?\d{1,15}$/.test(digits)) return undefined;
  return String(Number(digits));
};
