import { describe, expect, it } from 'vitest';
import { corporateNumberCheckDigit, isCorporateNumber, normaliseCorporateNumber } from './corporateNumber.ts';

describe('corporate number', () => {
  it.each(['7123456789012', '2120901007402', '7999901000001', '5999902000002', '9999905000012'])(
    '%s is valid',
    (number) => {
      expect(isCorporateNumber(number)).toBe(true);
    },
  );

  it.each(['7123456789021', '0123456789012', '712345678901', '71234567890123', '', '712345678901a'])(
    '%s is refused',
    (number) => {
      expect(isCorporateNumber(number)).toBe(false);
    },
  );

  it('is accepted in full width with hyphens', () => {
    expect(normaliseCorporateNumber('７-１２３４-５６７８-９０１２')).toBe('7123456789012');
  });

  it('computes a check digit only of twelve digits', () => {
    expect(corporateNumberCheckDigit('123456789012')).toBe(7);
    expect(() => corporateNumberCheckDigit('1')).toThrow(RangeError);
  });
});
