import { expect, it } from 'vitest';
import { tidied } from './tidy.ts';

it.each([
  ['phone', '０３（００００）００１２', '0300000012'],
  ['kana', 'ﾔｻｼｲ ひらがな', 'ヤサシイ ヒラガナ'],
  ['integer', '１，２００', '1200'],
  ['integer', '約8人', '約8人'],
  ['decimal', '', ''],
] as const)('%s %j is shown as %j once one has left it', (type, typed, shown) => {
  expect(tidied({ type }, typed)).toBe(shown);
});

it.each(['string', 'text', 'date', 'yen', 'month'] as const)('%s stays as it was typed', (type) => {
  expect(tidied({ type }, ' 令和8年 ')).toBe(' 令和8年 ');
});
