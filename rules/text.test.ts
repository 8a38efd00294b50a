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

  it.each([
    ['株式会社\u200Bゼロ幅', '株式会社ゼロ幅'],
    ['株式会社\u202Eabc', '株式会社abc'],
    ['開発\u00AD計画', '開発計画'],
    ['株式\u200D会社', '株式会社'],
    ['株式会社\u00A0ノーブレーク', '株式会社 ノーブレーク'],
    ['\uFEFF一行目\u2028二行目\v三行目\u0085', '一行目\n二行目\n三行目'],
    ['\u0008名前\u3164', '名前'],
  ])('%j is kept as %j: nothing in it is unseen', (pasted, kept) => {
    expect(tidyText(pasted)).toBe(kept);
    expect(tidyText(kept)).toBe(kept);
  });

  it.each(['👨\u200D👩\u200D👧', '🏳\uFE0F\u200D🌈', '葛\u{E0100}城', '一\t二', '한글'])(
    '%j keeps what joins an emoji and what chooses a variant',
    (text) => {
      expect(tidyText(text)).toBe(text);
    },
  );

  it('leaves a NUL to whoever refuses it', () => {
    expect(tidyText('a\0b')).toBe('a\0b');
  });

  it.each(['①', '²', '½', '㋀', '㏠'])('%s is no digit of a number', (sign) => {
    expect(toHalfWidth(`${sign}１`)).toBe(`${sign}1`);
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
    for (const dash of '-－−—‐─ｰー') expect(toFullWidthKatakana(`さ${dash}ビス`)).toBe('サービス');
  });

  it('knows full-width katakana', () => {
    expect(isFullWidthKatakana('ヴィーガン・キッチン　ゼット')).toBe(true);
    expect(isFullWidthKatakana('たぬき')).toBe(false);
    expect(isFullWidthKatakana('漢字')).toBe(false);
    expect(isFullWidthKatakana('')).toBe(false);
  });
});
