import { describe, expect, it } from 'vitest';
import {
  codePointLength,
  digitsOf,
  isFullWidthKatakana,
  tidyText,
  toFullWidthKatakana,
  toHalfWidth,
} from './text.ts';

describe('text', () => {
  it('trims full-width spaces and makes one kind of line end', () => {
    expect(tidyText('　 一行目\r\n二行目\r　')).toBe('一行目\n二行目');
  });

  it('composes what macOS decomposes', () => {
    expect(tidyText('パン'.normalize('NFD'))).toBe('パン');
  });

  it.each(['髙橋', '山﨑', '𠮷野家', '㍿みらい', '神\uFA19', '塚\uFA10'])('the name %s survives', (name) => {
    expect(tidyText(name)).toBe(name);
  });

  it('counts code points, so 𠮷 is one letter', () => {
    expect(codePointLength('𠮷野家')).toBe(3);
  });

  it.each([
    ['１２３－４５６７', '123-4567'],
    ['０３−１２３４‐５６７８', '03-1234-5678'],
    ['０３ー１２３４―５６７８', '03-1234-5678'],
    ['　ＡＢＣ　１２３ ', 'ABC 123'],
  ])('%s is taken as %s, never refused for its width', (typed, stored) => {
    expect(toHalfWidth(typed)).toBe(stored);
  });

  it('keeps only digits of a number with hyphens and brackets', () => {
    expect(digitsOf('（０３）１２３４－５６７８')).toBe('0312345678');
  });

  it('converts hiragana and half-width kana to full-width katakana', () => {
    expect(toFullWidthKatakana('たぬきづか　けんた')).toBe('タヌキヅカ　ケンタ');
    expect(toFullWidthKatakana('ｶﾌﾞｼｷｶﾞｲｼｬﾐﾗｲ')).toBe('カブシキガイシャミライ');
    expect(toFullWidthKatakana('ゔぃーがん')).toBe('ヴィーガン');
  });

  it('knows full-width katakana', () => {
    expect(isFullWidthKatakana('ヴィーガン・キッチン　ゼット')).toBe(true);
    expect(isFullWidthKatakana('たぬき')).toBe(false);
    expect(isFullWidthKatakana('漢字')).toBe(false);
    expect(isFullWidthKatakana('')).toBe(false);
  });
});
