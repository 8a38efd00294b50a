import { expect, it } from 'vitest';
import { dealFilterOf } from './dealFilter.ts';

it.each([
  ['', 'all'],
  ['deals=', 'all'],
  ['deals=older', 'all'],
  ['deals=-1', 'all'],
  ['deals=1.5', 'all'],
  ['deals=errors', 'errors'],
  ['deals=missing', 'missing'],
  ['deals=3', 3],
])('an address that says "%s" shows %s', (search, filter) => {
  expect(dealFilterOf(new URLSearchParams(search))).toBe(filter);
});
