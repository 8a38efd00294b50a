import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { answers, followers } from './followers.ts';

const root = join(import.meta.dirname, '..');
const sources = globSync(['bff/modules/**/*.ts', 'bff/http/*.ts'], {
  cwd: root,
  exclude: ['**/*.test.ts'],
}).map((path) => readFileSync(join(root, path), 'utf8'));

/** Those that nobody says: `scope.tell('demandsChanged', …)`. */
const unsaid = (verb: 'tell' | 'ask', names: readonly string[]): string[] =>
  names.filter((name) => !sources.some((text) => text.includes(`.${verb}('${name}'`)));

it('each event is told by a module, and somebody follows it', () => {
  expect(unsaid('tell', Object.keys(followers))).toEqual([]);
  expect(Object.entries(followers).filter(([, who]) => who.length === 0)).toEqual([]);
});

it('each question is asked by a module', () => {
  expect(unsaid('ask', Object.keys(answers))).toEqual([]);
});
