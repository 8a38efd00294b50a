import { describe, expect, it } from 'vitest';
import * as format from './format.ts';

describe('dates are shown in Asia/Tokyo (domain 6)', () => {
  it('writes a calendar day for grids, deadlines and documents', () => {
    expect(format.formatDate('2026-11-30')).toBe('2026/11/30');
    expect(format.formatDay('2026-11-30')).toBe('2026/11/30（月）');
    expect(format.formatEraDay('2026-11-30')).toBe('令和8年11月30日（月）');
    expect(format.formatEraDay('2019-05-01')).toBe('令和元年5月1日（水）');
    expect(format.formatEraDay('2019-04-30')).toBe('平成31年4月30日（火）');
  });

  it('writes an instant by the clock of Tokyo, across midnight UTC', () => {
    expect(format.formatDateTime('2026-11-30T08:00:00Z')).toBe('2026/11/30（月）17:00');
    expect(format.formatDateTime('2026-11-30T15:00:00.000Z')).toBe('2026/12/01（火）00:00');
    expect(format.formatDateTimeSeconds('2026-11-30T08:00:05Z')).toBe('2026/11/30（月）17:00:05');
    expect(format.formatTime('2026-11-30T15:05:00Z')).toBe('00:05');
  });

  it('names a fiscal year by the era of its first day', () => {
    expect(format.formatFiscalYear(2024)).toBe('令和6年度');
    expect(format.formatFiscalYear(2018)).toBe('平成30年度');
  });
});

describe('figures', () => {
  it('says of a difference which way it goes', () => {
    expect([-660, 0, 660].map(format.formatDifference)).toEqual(['▲660円', '0円', '+660円']);
    expect([-660, 0, 660].map(format.formatSigned)).toEqual(['▲660', '0', '+660']);
  });

  it.each([
    [0, '0円'],
    [23100000, '23,100,000円'],
    [-1500, '-1,500円'],
  ])('%i yen → %s', (yen, text) => {
    expect(format.formatYen(yen)).toBe(text);
  });

  it.each([
    [0, '0B'],
    [1023, '1023B'],
    [1024, '1KB'],
    [1536, '2KB'],
    [1887437, '1.8MB'],
    [52428800, '50.0MB'],
    [1073741824, '1.0GB'],
    [5e12, '4656.6GB'],
  ])('%d bytes → %s', (bytes, text) => {
    expect(format.formatBytes(bytes)).toBe(text);
  });

  it('writes counts, codes and postcodes', () => {
    expect(format.formatCount(1234)).toBe('1,234件');
    expect(format.formatInteger(100000)).toBe('100,000');
    expect(format.formatCorporationCode(12)).toBe('00012');
    expect(format.formatPostalCode('1000001')).toBe('〒100-0001');
  });
});

it.each([
  ['0300000000', '03-0000-0000'],
  ['0612345678', '06-1234-5678'],
  ['09012345678', '090-1234-5678'],
  ['05012345678', '050-1234-5678'],
  ['0120000000', '0120-000-000'],
  ['0570000000', '0570-000-000'],
  ['0263123456', '0263123456'],
])('the telephone number %s is shown as %s', (digits, text) => {
  expect(format.formatPhone(digits)).toBe(text);
});

it.each([
  ['2026-12-02', '12/2'],
  ['2026-07-23', '7/23'],
  ['2026-10-10', '10/10'],
  ['2026-11-20T07:20:00.000Z', '11/20'],
])('the day %s is written short as %s', (day, text) => {
  expect(format.formatMonthDay(day)).toBe(text);
});

it('shows the dash of spec 9 for nothing, but not for zero', () => {
  for (const empty of [null, undefined]) {
    expect(format.formatDate(empty)).toBe('—');
    expect(format.formatYen(empty)).toBe('—');
    expect(format.formatBytes(empty)).toBe('—');
  }
  expect(format.formatText('')).toBe('—');
  expect(format.formatText('豆くら')).toBe('豆くら');
  expect(format.formatYen(0)).toBe('0円');
});
