import { expect, it } from 'vitest';
import { readFigure } from './figure.ts';

it.each([
  ['23100000', 23_100_000],
  ['23,100,000', 23_100_000],
  ['２３，１００，０００円', 23_100_000],
  ['¥23,100,000', 23_100_000],
  ['￥ 23、100、000', 23_100_000],
  ['12.5', 12.5],
  ['0', 0],
  ['000500', 500],
  ['△500', -500],
  ['−500', -500],
  ['ー500', -500],
])('%s is %d', (typed, figure) => {
  expect(readFigure(typed)).toBe(figure);
});

it.each(['', ' ', '約300万', '四百', '1234567890123456', '--5', '5-', '1.2.3', '円'])(
  '%s is no figure',
  (typed) => {
    expect(readFigure(typed)).toBeNull();
  },
);
