import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { longest } from './longestFirst.ts';

it('the files that are begun first are there', () => {
  const root = join(import.meta.dirname, '../..');
  expect(longest.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
