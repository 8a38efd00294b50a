import { describe, expect, it } from 'vitest';
import {
  formatEraDay,
  formatEraDayWithWeekday,
  formatEraInstant,
  formatShortEraDay,
  formatSlashDay,
} from './japaneseDate.ts';
import { parseJapaneseDate, parseJapaneseMonth } from './readJapaneseDate.ts';

describe('Japanese dates', () => {
  it.each([
    ['2026-11-20', '令和8年11月20日'],
    ['2019-05-01', '令和元年5月1日'],
    ['2019-04-30', '平成31年4月30日'],
    ['1989-01-07', '昭和64年1月7日'],
    ['1912-07-30', '大正元年7月30日'],
    ['1868-10-22', '1868年10月22日'],
  ])('%s is %s', (day, text) => {
    expect(formatEraDay(day)).toBe(text);
  });

  it('documents show the weekday, grids slashes, narrow places the letter of the era', () => {
    expect(formatEraDayWithWeekday('2026-11-20')).toBe('令和8年11月20日(金)');
    expect(formatSlashDay('2026-11-20')).toBe('2026/11/20');
    expect(formatShortEraDay('2026-11-20')).toBe('R8.11.20');
  });

  it('a deadline in a mail is written in Tokyo time', () => {
    expect(formatEraInstant(new Date('2026-11-30T08:00:00Z'))).toBe('令和8年11月30日（月）17時');
    expect(formatEraInstant(new Date('2026-11-30T08:30:00Z'))).toBe('令和8年11月30日（月）17時30分');
  });

  it.each([
    '2026/11/20',
    '2026-11-20',
    '2026.11.20',
    '20261120',
    '２０２６／１１／２０',
    '2026年11月20日',
    'R8.11.20',
    'r8/11/20',
    'Ｒ８．１１．２０',
    '令和8年11月20日',
    '令和８年１１月２０日（金）',
    '令和 8年 11月 20日',
    '平成38年11月20日',
    '㋿8年11月20日',
    ' 2026/11/20 ',
    '2026/11/20（金）',
    '2026 11 20',
    '2026/11/20 0:00',
    '2026/11/20 00:00:00',
    '2026年11月20日（金曜日）',
    '令和8年11月20日(金曜)',
    '2026 / 11 / 20',
    '２０２６　１１　２０',
  ])('%s is read as 2026-11-20', (typed) => {
    expect(parseJapaneseDate(typed)).toBe('2026-11-20');
  });

  it('reads the first year of an era', () => {
    expect(parseJapaneseDate('令和元年5月1日')).toBe('2019-05-01');
    expect(parseJapaneseDate('R1.5.1')).toBe('2019-05-01');
  });

  it.each([
    ['平成31年4月30日', '2019-04-30'],
    ['昭和64年1月7日', '1989-01-07'],
    ['H1.1.8', '1989-01-08'],
    ['2024/2/29', '2024-02-29'],
    ['2026 1 5', '2026-01-05'],
  ])('%s is read as %s', (typed, day) => {
    expect(parseJapaneseDate(typed)).toBe(day);
  });

  it.each([
    ...['2026/2/29', '2026/2/30', '2026/13/1', 'R1.4.30', 'R0.5.1', '令和8年13月1日', '11/20', '8/11/20'],
    ...['', 'きょう', '2026/11', 'R8', '2026/11/20/1', '20261', '0026/11/20'],
  ])('%s is refused', (typed) => {
    expect(parseJapaneseDate(typed)).toBeNull();
  });

  it.each([
    ...[
      '2026/3',
      '2026-03',
      '2026.3',
      '2026年3月',
      '２０２６／３',
      '2026 3',
      'R8.3',
      '令和8年3月',
      '令和 8年 3月',
    ],
  ])('%s is read as the month 2026-03', (typed) => {
    expect(parseJapaneseMonth(typed)).toBe('2026-03');
  });

  it.each(['', '3月', '2026', '2026/13', '2026/3/1', 'R8', '今月'])('%s is no month', (typed) => {
    expect(parseJapaneseMonth(typed)).toBeNull();
  });
});
