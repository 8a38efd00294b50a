import { describe, expect, it } from 'vitest';
import { findByTyping } from './typeahead.ts';

const labels = ['担当を変える', 'CSVに書き出す', '通知を送る', 'csvを読み込む'];

describe('typing in a menu', () => {
  it('finds the next item that begins with the letter, whatever its case', () => {
    expect(findByTyping(labels, 'c', -1)).toBe(1);
    expect(findByTyping(labels, 'c', 1)).toBe(3);
  });

  it('goes round to the beginning', () => {
    expect(findByTyping(labels, 'C', 3)).toBe(1);
  });

  it('stays on the current item while more letters fit it', () => {
    expect(findByTyping(labels, 'csvを', 3)).toBe(3);
    expect(findByTyping(labels, 'csvに', 3)).toBe(1);
  });

  it('finds Japanese words', () => {
    expect(findByTyping(labels, '通', 0)).toBe(2);
  });

  it('answers -1 when nothing fits', () => {
    expect(findByTyping(labels, 'z', 0)).toBe(-1);
    expect(findByTyping([], 'c', -1)).toBe(-1);
  });
});
