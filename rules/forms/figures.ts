import { MAX_YEN } from './answers.ts';

/** Whole yen of a draft's value; what is no amount yet counts as 0. */
export const yenOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= MAX_YEN ? value : 0;

const SCALE = 1000;

/** A number with up to three decimals as whole thousandths, so that ratios compare exactly. */
export const thousandthsOf = (value: unknown): bigint | null =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= MAX_YEN
    ? BigInt(Math.round(value * SCALE))
    : null;

/**
 * A quantity (up to three decimals) times a price in whole yen; fractions of a yen are dropped.
 * @returns null while one of the two is missing or nothing
 */
export const productYen = (quantity: unknown, unitPrice: unknown): number | null => {
  const thousandths = thousandthsOf(quantity);
  const price = yenOf(unitPrice);
  if (thousandths === null || thousandths <= 0n || price === 0) return null;
  return Number((thousandths * BigInt(price)) / BigInt(SCALE));
};
