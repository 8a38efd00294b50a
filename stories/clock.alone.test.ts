import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { STORY_NOW } from './storyNow.ts';

const root = join(import.meta.dirname, '..');

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|generated/.test(name))
    .map((name) => join(folder, name));

/** They run beside the stories, in Node: they say when. */
const REPORTERS = [
  join('stories', 'accessibility', 'accessibilityReport.ts'),
  join('stories', 'pictures', 'picturesReport.ts'),
];

const sources = [
  ...filesIn('stories').filter((name) => !REPORTERS.includes(name)),
  ...filesIn('web/mock'),
  ...filesIn('ui-kit').filter((name) => name.endsWith('.stories.tsx')),
];

/** What the scenarios hold when the machine says it is another day; functions answer by what they are asked. */
const scenariosOn = async (day: string): Promise<string> => {
  vi.setSystemTime(day);
  vi.resetModules();
  const modules = filesIn('web/mock/scenarios').map((name) => import(join(root, name)));
  return JSON.stringify(await Promise.all(modules));
};

afterEach(() => {
  vi.useRealTimers();
});

describe('the clock of the stories', () => {
  it('is the only one: no story and no scenario reads the clock of the machine', () => {
    const readers = sources.filter((name) =>
      /new Date\(\)|\bDate\.now\(|\bDate\(\)/.test(readFileSync(join(root, name), 'utf8')),
    );
    expect(sources.length).toBeGreaterThan(100);
    expect(readers).toEqual([]);
  });

  it('makes no difference to the scenarios, whatever day the machine has', async () => {
    expect(await scenariosOn('2031-02-03')).toBe(await scenariosOn('2026-11-20'));
  });

  it('stands inside the second call of the scenarios', async () => {
    const { publicProject } = await import('#web/mock/scenarios/applications/applicantCall.ts');
    expect(Date.parse(publicProject.applicationOpensAt)).toBeLessThan(Date.parse(STORY_NOW));
    expect(Date.parse(publicProject.applicationClosesAt)).toBeGreaterThan(Date.parse(STORY_NOW));
  });
});
