import { expect, it } from 'vitest';
import { longFiles } from './longFiles.ts';

const fileOf = (path: string, lines: number) => ({ path, text: 'const a = 1;\n'.repeat(lines) });

it('refuses a file of 251 lines', () => {
  expect(longFiles([fileOf('bff/core/config.ts', 251)])).toEqual([
    { place: 'bff/core/config.ts', advice: '251 lines; more than 250 want a file for each subject' },
  ]);
});

it('takes 250 lines, and tests, stories and texts of any length', () => {
  const lists = [
    'a.test.ts',
    'a.test.tsx',
    'a.cases.ts',
    'A.stories.tsx',
    'web/modules/office/office/bulk/bulk.words.ts',
  ].map((path) => fileOf(path, 400));
  expect(longFiles([fileOf('bff/core/config.ts', 250), ...lists])).toEqual([]);
});
