import { expect, it } from 'vitest';
import { unknownScripts } from './scriptNames.ts';

const known = new Set(['lint', 'lint:contract', 'dev']);
const adviceFor = (text: string): string[] =>
  unknownScripts([{ path: 'README.md', text }], known).map(({ advice }) => advice);

it('refuses a comment that names a script of npm that there is not', () => {
  expect(adviceFor('run `npm run lint:imports` first')).toEqual([
    'package.json has no script “lint:imports”',
  ]);
  expect(adviceFor('// npm run watch')).toEqual(['package.json has no script “watch”']);
});

it('takes the scripts that there are, and commands of npm itself', () => {
  expect(adviceFor('`npm run lint`, `npm run lint:contract`, npm run -s dev, npm install, npm ci')).toEqual(
    [],
  );
});
