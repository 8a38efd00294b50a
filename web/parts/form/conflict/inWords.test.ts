import { describe, expect, it } from 'vitest';
import { inWords } from './inWords.ts';

describe('what a field holds, in words', () => {
  it.each([
    ['a text', '豆くら', '豆くら'],
    ['a day', '2026-11-30', '2026/11/30'],
    ['nothing', '', '—'],
    ['a field that was never filled', undefined, '—'],
    ['yes', true, 'はい'],
    ['no', false, 'いいえ'],
    ['several', ['13', '27'], '東京都、大阪府'],
    ['none of several', [], '—'],
  ])('is told of %s', (_name, value, words) => {
    expect(inWords(value, { 13: '東京都', 27: '大阪府' })).toBe(words);
  });
});
