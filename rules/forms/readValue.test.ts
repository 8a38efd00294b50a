import { describe, expect, it } from 'vitest';
import type { FieldType } from './field.ts';
import { readValue } from './readValue.ts';

describe('what was typed', () => {
  it.each([
    ['corporateNumber', '９９９９９０５００００１２', '9999905000012'],
    ['phone', '０３（００００）００１２', '0300000012'],
    ['phone', '03ー0000−0012', '0300000012'],
    ['postalCode', '〒150-0001', '1500001'],
    ['email', ' Tantou＠Example.JP ', 'tantou@example.jp'],
    ['kana', 'ﾔｻｼｲ ひらがな', 'ヤサシイ ヒラガナ'],
    ['string', ' 𠮷野屋㍿　', '𠮷野屋㍿'],
    ['text', 'か\u3099んこ\r\n', 'がんこ'],
    ['integer', '１，２００', 1200],
    ['yen', '10,000,000円', 10_000_000],
    ['yen', '¥ 300', 300],
    ['decimal', '１０７．９', 107.9],
    ['enum', '0', 0],
    ['date', '令和8年11月30日', '2026-11-30'],
    ['month', '2026年4月', '2026-04'],
    ['textList', 'R8.4', '2026-04'],
  ] as const)('in %s as %j is kept as %j', (type, typed, kept) => {
    expect(readValue(type, typed)).toBe(kept);
  });

  it.each(['string', 'kana', 'phone', 'email', 'integer', 'date', 'month'] as const)(
    'in %s is nothing when it is blank',
    (type) => {
      expect(readValue(type, ' 　')).toBeNull();
    },
  );

  it.each([
    ['integer', '約8人'],
    ['yen', '四百万'],
    ['date', '2026/02/30'],
    ['month', '来月'],
  ] as const)('in %s as %j stays as typed, so that the check can name it', (type, typed) => {
    expect(readValue(type, typed)).toBe(typed);
  });

  it('is read the same a second time', () => {
    const types: FieldType[] = ['string', 'kana', 'phone', 'postalCode', 'email', 'date', 'month'];
    for (const type of types) {
      const once = String(readValue(type, '　２０２６／３／１　') ?? '');
      expect(readValue(type, once)).toBe(once);
    }
  });
});
