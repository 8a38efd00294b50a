import { describe, expect, it } from 'vitest';
import { breakLines } from './breakLines.ts';

/** Half-width letters count as one, the others as two, and what chooses the shape of a letter as nothing. */
const measure = (text: string): number =>
  [...text].reduce((width, letter) => width + (letter < '\x7f' ? 1 : letter >= '\u{E0100}' ? 0 : 2), 0);

const lines = (text: string, letters: number): string[] => breakLines(text, letters * 2, measure);

describe('lines of Japanese text', () => {
  it('do not begin with a mark that closes, nor end with one that opens', () => {
    expect(lines('あいうえお、かき', 5)).toEqual(['あいうえ', 'お、かき']);
    expect(lines('あいうえ「かき」', 5)).toEqual(['あいうえ', '「かき」']);
    expect(lines('ショクドウー', 5)).toEqual(['ショクド', 'ウー']);
  });

  it('keep figures and Latin words whole, unless one is longer than a line', () => {
    expect(lines('金額は12,345円', 6)).toEqual(['金額は', '12,345円']);
    expect(lines('A'.repeat(10), 3)).toEqual(['AAAAAA', 'AAAA']);
  });

  it('keep the breaks that somebody typed, and empty lines', () => {
    expect(lines('一\n\n二', 5)).toEqual(['一', '', '二']);
  });

  it('never part a letter of two code units, nor the mark that chooses its shape', () => {
    expect(lines('𠮷𠮷𠮷', 2)).toEqual(['𠮷𠮷', '𠮷']);
    expect(lines('辻\u{E0100}一郎', 1)[0]).toBe('辻\u{E0100}');
  });

  it('lose nothing but the space at their ends', () => {
    const text = '取組の内容（詳細）は、2026年4月から「食堂」で行う。'.repeat(20);
    expect(lines(text, 17).join('')).toBe(text);
  });
});
