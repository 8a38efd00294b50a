import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The ids of all files of stories, with the code of each. */
const files = new Map(
  globSync('{ui-kit,stories}/**/*.stories.tsx', { cwd: root }).map((path) => {
    const code = read(path);
    return [/id: '([^']+)'/.exec(code)?.[1] ?? path, code];
  }),
);

const withoutDashes = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** Whether an id of the catalogue is one: `guide-review--walk`, or a docs page `guide-start--docs`. */
const isThere = (id: string): boolean => {
  const [file = '', name = ''] = id.split('--');
  const code = files.get(file);
  if (code === undefined) return false;
  if (name === 'docs') return !code.includes("'!autodocs'");
  const names = [...code.matchAll(/export const (\w+): Story/g)].map(([, one = '']) => one.toLowerCase());
  return names.includes(withoutDashes(name));
};

describe('the walk of a designer', () => {
  it('leads from each step to a page of the catalogue that exists', () => {
    const places = [...read('stories/review/steps.ts').matchAll(/(docs|story)\('([^']+)'\)/g)];
    const ids = places.map(([, kind, id]) => (kind === 'docs' ? `${id}--docs` : `${id}`));
    expect(ids).toHaveLength(7);
    expect(ids.filter((id) => !isThere(id))).toEqual([]);
  });

  it('does not write down a figure: all are counted', () => {
    const steps = read('stories/review/steps.ts').replaceAll(/ {4}look: .*/g, '');
    expect(steps.match(/'[^']*\d[^']*(?:枚|画面|件)[^']*'/g)).toBeNull();
  });

  it('begins on the first page', () => {
    expect(read('stories/guide/Start.tsx')).toContain('story:guide-review--walk');
  });
});
