import { describe, expect, test } from 'vitest';
import { readDate } from './readDate.ts';

describe('a date is read as people write it', () => {
  test.each([
    ['2026/11/30'],
    ['2026-11-30'],
    ['2026.11.30'],
    ['20261130'],
    ['2026年11月30日'],
    ['２０２６／１１／３０'],
    ['2026/11/30（月）'],
    ['令和8年11月30日'],
    ['令和８年１１月３０日'],
    ['R8.11.30'],
    ['r8/11/30'],
    ['Ｒ８．１１．３０'],
    [' 2026/11/30 '],
    ['㋿8年11月30日'],
  ])('%s is 2026-11-30', (written) => {
    expect(readDate(written)).toBe('2026-11-30');
  });

  test.each([
    ['令和元年5月1日', '2019-05-01'],
    ['平成31年4月30日', '2019-04-30'],
    ['昭和64年1月7日', '1989-01-07'],
    ['H1.1.8', '1989-01-08'],
    ['2024/2/29', '2024-02-29'],
  ])('%s is %s', (written, isoDate) => {
    expect(readDate(written)).toBe(isoDate);
  });

  test.each([
    [''],
    ['2026/2/30'],
    ['2026/13/1'],
    ['8/11/30'],
    ['来週'],
    ['2026/11'],
    ['R8'],
    ['2026/11/30/1'],
  ])('%s is no date', (written) => {
    expect(readDate(written)).toBeUndefined();
  });
});
