import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { differencesPage } from './differencesPage.ts';
import { installedVersions } from './drawnBy.ts';
import { ACCEPTED, DRAWN_BY_FILE } from './folders.ts';
import { pictureName, storyOf } from './names.ts';
import { needlessChoices, partStories, picturedOf } from './parts.ts';
import { REASONS, reasonAgainst } from './reasons.ts';
import { picturesOfAll } from './wanted.ts';

const root = join(import.meta.dirname, '../..');
const files = readdirSync(ACCEPTED);

describe('the accepted pictures', () => {
  it('are of every part and of the main screens, and of nothing that is gone', () => {
    expect(files.map((file) => file.replace(/\.png$/, '')).toSorted()).toEqual(picturesOfAll(root));
  });

  it('are of stories that exist', () => {
    const parts = partStories(root);
    const stories = new Set(parts.flatMap((part) => part.stories));
    expect(parts.flatMap(picturedOf).filter((id) => !stories.has(id))).toEqual([]);
  });

  it('are chosen by hand only where no story shows all states', () => {
    expect(needlessChoices(partStories(root))).toEqual([]);
    expect(() => picturedOf({ id: 'ui-kit-new', stories: ['ui-kit-new--usual'] })).toThrow('ui-kit-new');
  });

  it('are drawn by the browser and the fonts that are installed: after an update, npm run pictures:accept', () => {
    expect(JSON.parse(readFileSync(DRAWN_BY_FILE, 'utf8'))).toEqual(installedVersions(root));
  });

  it('are light enough for a repository: 6 MB all together', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(ACCEPTED, file)).size, 0);
    expect(bytes).toBeLessThan(6_000_000);
  });

  it('are named after their story', () => {
    expect(pictureName('screens-admin-home--office', 360)).toBe('screens-admin-home_office_360');
    expect(storyOf('screens-admin-home_office_360')).toBe('screens-admin-home--office');
    expect(storyOf('ui-kit-button_all')).toBe('ui-kit-button--all');
  });
});

describe('a run', () => {
  const usual = { hasOwnBrowser: false, starts: true, machine: 'linux-x64' };

  it('compares with the browser of the packages on the machine that has drawn the pictures', () => {
    expect(reasonAgainst(usual)).toBeNull();
  });

  it('compares nothing with another browser, where that of the packages does not start, or on another processor', () => {
    expect(reasonAgainst({ ...usual, hasOwnBrowser: true, starts: false })).toBe('own-browser');
    expect(reasonAgainst({ ...usual, starts: false })).toBe('does-not-start');
    expect(reasonAgainst({ ...usual, machine: 'linux-arm64' })).toBe('other-machine');
  });
});

describe('the page of the differences', () => {
  const run = { ranAt: '2026-11-20T08:00:00Z', held: 120, reason: null, findings: [] };
  const captions = (page: string) => [...page.matchAll(/<figcaption>([^<]+)/g)].map(([, caption]) => caption);

  it('shows before, after and difference of a picture, how much differs, and how to accept it', () => {
    const page = differencesPage({
      ...run,
      findings: [{ name: 'ui-kit-button_all', pixels: 1204, resized: '640×120 → 640×124' }],
    });
    expect(captions(page)).toEqual(['前（いまの見本）', '後（今回）', '違い（赤いところが変わりました）']);
    expect(page).toContain('1,204画素が違います。大きさも変わりました（640×120 → 640×124）。');
    expect(page).toContain('npm run pictures:accept');
  });

  it('shows a picture alone that is new', () => {
    const page = differencesPage({
      ...run,
      findings: [{ name: 'ui-kit-tabs_parts', pixels: null, resized: null }],
    });
    expect(captions(page)).toEqual(['新しい画像（まだ見本がありません）']);
  });

  it('says that nothing differs, and why nothing was compared', () => {
    expect(differencesPage(run)).toContain('120枚を比べました。見本と違う画像はありません。');
    const page = differencesPage({ ...run, held: 0, reason: 'own-browser' });
    expect(page).toContain(REASONS['own-browser'].shown);
    expect(page).not.toContain('見本と違う画像はありません');
  });
});
