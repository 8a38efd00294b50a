import { expect, it } from 'vitest';
import { tidied } from './tidy.ts';

it.each([
  ['corporateNumber', '９９９９９０５００００１２', '9999905000012'],
  ['phone', '０３（００００）００１２', '0300000012'],
  ['phone', '03ー0000−0012', '0300000012'],
  ['postalCode', '〒150-0001', '1500001'],
  ['email', ' Tantou＠Example.JP ', 'tantou@example.jp'],
  ['kana', 'ﾔｻｼｲ ひらがな', 'ヤサシイ ヒラガナ'],
  ['integer', '１，２００', '1200'],
  ['integer', '約8人', '約8人'],
  ['string', '𠮷野屋㍿', '𠮷野屋㍿'],
] as const)('%s %j is kept as %j', (type, typed, kept) => {
  expect(tidied({ type }, typed)).toBe(kept);
});
