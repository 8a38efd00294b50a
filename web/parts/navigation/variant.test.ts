import { describe, expect, it } from 'vitest';
import { variantOf } from './variant.ts';

describe('the host chooses the variant (spec 1)', () => {
  it.each([
    ['ing-r6.localhost:3000', 'IngR6'],
    ['ing-r6.example.jp', 'IngR6'],
    ['ing-r5.localhost', 'IngR5'],
    ['www.ing-r5.example.jp', 'IngR5'],
    ['ing.localhost', 'IngR4'],
    ['ing-r4.example.jp', 'IngR4'],
    ['ing-r7.example.jp', 'IngR4'],
    ['localhost:3000', 'Food'],
    ['www.example.jp', 'Food'],
    ['', 'Food'],
  ])('%s → %s', (host, variant) => {
    expect(variantOf(host)).toBe(variant);
  });

  it('prefers R6 to R5 and both to R4 when a host carries several marks', () => {
    expect(variantOf('ing-r5.ing-r6.example.jp')).toBe('IngR6');
    expect(variantOf('ing.ing-r5.example.jp')).toBe('IngR5');
  });

  it('reads a host without regard to letter case', () => {
    expect(variantOf('ING-R6.Example.JP')).toBe('IngR6');
  });
});
