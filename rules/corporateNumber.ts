import { digitsOf } from './text.ts';

/** As stored: half-width digits without hyphens and spaces. */
export const normaliseCorporateNumber = (text: string): string => digitsOf(text);

/**
 * Check digit of the 12-digit base: 9 − (Σ Pn·Qn mod 9), n counted from the right, Qn = 1 (odd) or 2 (even)
 * (domain 3). It cannot see 0 and 9 exchanged.
 * @throws RangeError when the base is not 12 digits
 */
export const corporateNumberCheckDigit = (base: string): number => {
  if (!/^\d{12}$/.test(base)) throw new RangeError('the base of a corporate number has 12 digits');
  const sum = [...base].reduceRight((total, digit, index) => {
    const weight = (base.length - index) % 2 === 1 ? 1 : 2;
    return total + Number(digit) * weight;
  }, 0);
  return 9 - (sum % 9);
};

/** True for 13 digits whose first is the check digit of the rest. */
export const isCorporateNumber = (text: string): boolean =>
  /^[1-9]\d{12}$/.test(text) && Number(text[0]) === corporateNumberCheckDigit(text.slice(1));
