import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NOT_SHOWN, readDonts } from './donts/donts.ts';
import { guidanceOf, partOf } from './guidance.ts';

const root = join(import.meta.dirname, '../..');

const stories = globSync('ui-kit/**/*.stories.tsx', { cwd: root }).map((path) => {
  const code = readFileSync(join(root, path), 'utf8');
  return { path, code, part: partOf(/title: '([^']+)'/.exec(code)?.[1] ?? '') };
});

describe('the page of a part', () => {
  it.each(stories)(
    '$path has its guidance beside it, whole and in Japanese',
    async ({ path, part, code }) => {
      const guidance = await guidanceOf(part ?? '');
      const { example, ...words } = guidance ?? { example: '' };
      expect(readFileSync(join(root, dirname(path), `${part}.ja.json`), 'utf8')).not.toBe('');
      expect(Object.keys(words)).toEqual(['use', 'not', 'keyboard', 'reader', 'do', 'dont']);
      expect(Object.values(words).filter((text) => !/[ぁ-ん]/.test(text))).toEqual([]);
      if (basename(path) === `${part}.stories.tsx`) expect(code).toContain(`export const ${example}: Story`);
    },
  );

  it('has no guidance of a part that is gone', () => {
    const parts = new Set(stories.map(({ part }) => part));
    const files = globSync('ui-kit/**/*.ja.json', { cwd: root }).map((path) => basename(path, '.ja.json'));
    expect(files.filter((name) => !parts.has(name))).toEqual([]);
  });

  it('shows what is not done with it, or says why that cannot be shown', async () => {
    const parts = [...new Set(stories.map(({ part }) => part ?? ''))].toSorted();
    const shown = Object.keys(await readDonts());
    const told = [...shown, ...Object.keys(NOT_SHOWN)].toSorted();
    // The three files of stories of the grid are one part.
    expect(told).toEqual(parts);
  });

  it('is named in brackets behind its Japanese name', () => {
    expect(partOf('ui-kit/進み具合（ProgressBar・Segments）')).toBe('ProgressBar');
    expect(partOf('画面/公募回/管理者/事業管理')).toBeNull();
  });
});
