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
