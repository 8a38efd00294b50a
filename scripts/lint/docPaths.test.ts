import { expect, it } from 'vitest';
import { deadPaths } from './docPaths.ts';

const there = new Set(['bff/main.ts', 'docs']);
const adviceFor = (text: string): string[] =>
  deadPaths([{ path: 'README.md', text }], (path) => there.has(path)).map(({ advice }) => advice);

it('refuses a page that names a file which is not there any more', () => {
  expect(adviceFor('`bff/main.ts` → `bff/services/sections.ts`')).toEqual([
    'there is no bff/services/sections.ts',
  ]);
});

it('takes what is there, what is generated, and paths with a placeholder', () => {
  expect(
    adviceFor('`bff/main.ts`, `bff/generated/contract/types.ts`, `bff/programmes/<family>/form.ts`'),
  ).toEqual([]);
});
