import { expect, it } from 'vitest';
import { readTime } from './readTime.ts';

it.each([
  ['13:30', '13:30'],
  ['9:05', '09:05'],
  ['０９：３０', '09:30'],
  ['1330', '13:30'],
  ['930', '09:30'],
  ['13時30分', '13:30'],
  ['9時', '09:00'],
  ['0:00', '00:00'],
  ['23:59', '23:59'],
])('%s is %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

it.each(['', '24:00', '12:60', '午後', '9', '13:', ':30', '12:30:00', '-1:30'])(
  '%j is no time of day',
  (typed) => {
    expect(readTime(typed)).toBeNull();
  },
);
