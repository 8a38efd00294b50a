import { expect, it } from 'vitest';
import { cellName, columnLetters, placeOf } from './places.ts';

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('calls column %i as spreadsheets do: %s', (column, letters) => {
  expect(columnLetters(column)).toBe(letters);
  expect(placeOf(`${letters}12`)).toEqual({ row: 11, column });
  expect(cellName(11, column)).toBe(`${letters}12`);
});

it.each(['', 'A', '12', 'A0', 'AAAA1', 'あ1'])('knows what is no cell: %s', (name) => {
  expect(placeOf(name)).toBeNull();
});
