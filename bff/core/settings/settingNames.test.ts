import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTING_NAMES } from './settingNames.ts';

const readText = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

/** For tests and builds alone. */
const NOT_FOR_OPERATORS = ['WEB_DIR'];

it('every setting is described to operators, and nothing else is', () => {
  const [, table = ''] = readText('../../../docs/operations.md').split('## Configuration');
  const rows = (table.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  const described = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)]);
  expect(described.map(([, name]) => name).toSorted()).toEqual([...SETTING_NAMES].toSorted());
});

it('every variable that the settings are read from has its name in the list', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^\w+\.ts$/.test(name));
  const sources = ['../config.ts', ...files].map(readText).join('\n');
  const read = [...sources.matchAll(/\benv\.([A-Z0-9_]+)/g)].map(([, name = '']) => name);
  const known = [...SETTING_NAMES, ...NOT_FOR_OPERATORS];
  expect(read.filter((name) => !known.includes(name))).toEqual([]);
});
