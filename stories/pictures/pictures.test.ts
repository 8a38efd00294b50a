import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { differencesPage } from './differencesPage.ts';
import { ACCEPTED } from './folders.ts';
import { MAIN_SCREENS, SCREEN_WINDOWS } from './mainScreens.ts';
import { partsWithSheet } from './sheets.ts';

const root = join(import.meta.dirname, '../..');
const accepted = readdirSync(ACCEPTED).map((file) => file.replace(/\.png$/, ''));
const sheets = partsWithSheet(root);

/** Names as the catalogue writes them, without what sets their words apart: `ui-kit-button--all`. */
const plain = (id: string): string => {
  const [file, name = ''] = id.split('--');
  return `${file}--${name.replaceAll('-', '').toLowerCase()}`;
};

const parts = globSync('ui-kit/**/*.stories.tsx', { cwd: root }).map((path) => {
  const code = readFileSync(join(root, path), 'utf8');
  const id = /id: '([^']+)'/.exec(code)?.[1] ?? '';
  const names = [...code.matchAll(/export const (\w+): Story/g)].map(([, name = '']) => name);
  return { id, stories: sheets.includes(id) ? ['All'] : names };
});

const wanted = [
  ...parts.flatMap(({ id, stories }) => stories.map((name) => `${id}--${name.toLowerCase()}`)),
  ...MAIN_SCREENS.flatMap((id) => SCREEN_WINDOWS.map(([width]) => plain(`${id}-${width}`))),
].toSorted();

describe('the accepted pictures', () => {
  it('are of every part in all its states and of the main screens, and of nothing that is gone', () => {
    expect(accepted.map(plain).toSorted()).toEqual(wanted);
  });

  it('are light enough for a repository: 6 MB all together', () => {
    const bytes = readdirSync(ACCEPTED).reduce((sum, file) => sum + statSync(join(ACCEPTED, file)).size, 0);
    expect(bytes).toBeLessThan(6_000_000);
  });
});

describe('the page of the differences', () => {
  it('shows before, after and difference of a picture, and how to accept it', () => {
    const sides = ['before', 'actual', 'diff'].map((side) => `ui-kit-button--all-${side}.png`);
    const page = differencesPage(['ui-kit-button--all'], new Set(sides), null);
    expect([...page.matchAll(/<figcaption>([^<]+)/g)].map(([, caption]) => caption)).toEqual([
      '前（いまの見本）',
      '後（今回）',
      '違い（赤いところが変わりました）',
    ]);
    expect(page).toContain('npm run pictures:accept');
  });

  it('says that a picture has another size, and that one is new', () => {
    const resized = ['before', 'actual'].map((side) => `ui-kit-tabs--parts-${side}.png`);
    expect(differencesPage(['ui-kit-tabs--parts'], new Set(resized), null)).toContain('大きさが変わった');
    const isNew = new Set(['ui-kit-tabs--parts-reference.png']);
    expect(differencesPage(['ui-kit-tabs--parts'], isNew, null)).toContain('まだ見本がありません');
  });

  it('says why nothing was compared by another browser', () => {
    const page = differencesPage([], new Set(), 'CHROMIUM_PATH names another browser');
    expect(page).toContain('画像を比べていません');
    expect(page).not.toContain('見本と違う画像はありません');
  });
});
