import { expect, test } from 'vitest';
import { countCodePoints } from './countCodePoints.ts';

test.each([
  ['', 0],
  ['大豆', 2],
  ['𠮷野家', 3],
  ['一行目\n二行目', 7],
  ['一行目\r\n二行目', 7],
])('%j has %i characters', (words, count) => {
  expect(countCodePoints(words)).toBe(count);
});
