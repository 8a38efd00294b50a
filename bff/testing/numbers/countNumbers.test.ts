import { expect, it } from 'vitest';
import { registration } from '../registrations.ts';
import { countAnew, countNumbers } from './countNumbers.ts';

it('names are counted from 1 in every file, whatever ran before it in the same process', () => {
  expect(registration(1).body.email).toBe('tantou1@example.jp');
  expect(registration(1).body.email).toBe('tantou2@example.jp');
  countAnew();
  expect(registration(1).body.email).toBe('tantou1@example.jp');
});

it('each count is its own', () => {
  const [rounds, people] = [countNumbers(), countNumbers()];
  expect([rounds(), rounds(), people()]).toEqual([1, 2, 1]);
});
