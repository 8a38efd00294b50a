import { describe, expect, it } from 'vitest';
import { pageOfRows, rowsFound } from './rowsPage.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('a page of rows that are all here', () => {
  it.each([
    [10_000, 1, [1, 50, null, 51]],
    [10_000, 51, [51, 100, 1, 101]],
    [10_000, 77, [51, 100, 1, 101]],
    [10_000, 99_999, [9951, 10_000, 9901, null]],
    [50, 51, [1, 50, null, null]],
    [0, 1, [0, 0, null, null]],
  ])('of %i rows, asked for number %i, is never more than 50', (count, asked, expected) => {
    const { rows, from, to, previous, next } = pageOfRows(numbers(count), asked);
    expect([from, to, previous, next]).toEqual(expected);
    expect([rows.at(0) ?? 0, rows.at(-1) ?? 0]).toEqual([from, to]);
  });
});

describe('the search among them', () => {
  const found = (typed: string) => rowsFound(['㈱みほん 製機', 'ABC商会', '𠮷野家具'], typed, String);

  it.each([
    ['ミホン製機', ['㈱みほん 製機']],
    ['ａｂｃ', ['ABC商会']],
    ['(株)', ['㈱みほん 製機']],
    ['𠮷', ['𠮷野家具']],
    ['　', ['㈱みほん 製機', 'ABC商会', '𠮷野家具']],
    ['ない', []],
  ])('takes 「%s」 in any writing', (typed, rows) => {
    expect(found(typed)).toEqual(rows);
  });
});
