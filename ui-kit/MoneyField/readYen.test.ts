import { describe, expect, test } from 'vitest';
import { readYen } from './readYen.ts';

describe('an amount is read as people write it', () => {
  test.each([
    ['23100000', '23100000'],
    ['23,100,000', '23100000'],
    ['２３，１００，０００円', '23100000'],
    ['¥23,100,000', '23100000'],
    ['￥ 23、100、000', '23100000'],
    ['0', '0'],
    ['000500', '500'],
    ['△500', '-500'],
    ['−500', '-500'],
  ])('%s is %s', (written, yen) => {
    expect(readYen(written)).toBe(yen);
  });

  test.each([[''], ['約300万'], ['12.5'], ['1234567890123456'], ['--5'], ['円']])(
    '%s is no amount',
    (written) => {
      expect(readYen(written)).toBeUndefined();
    },
  );
});
