import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'regexparam';
import { describe, expect, it } from 'vitest';
import { matchRoute } from 'wouter';
import { FAMILIES } from '#rules/families.ts';
import { AREAS, type Area, pagePatternOf } from '#web/app/routes/areas.ts';
import type { Page } from '#web/app/routes/page.ts';
import { programmes } from '#web/mock/scenarios/projects/programmes.ts';

const folder = join(import.meta.dirname, 'screens');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

/** The addresses that stories open: `path: '/admin/project/12?tab=…'`. */
const opened = sources.flatMap((text) =>
  [...text.matchAll(/path: ['`]([^'`?#]+)/g)].map(([, path = '']) => path),
);

/** Lists whose stories, and those of their records, are made by applicationStates. */
const ofFamilies = sources.flatMap((text) =>
  [...text.matchAll(/applicationStates\([^,]+, '([^']+)'\)/g)].flatMap(([, path = '']) => [
    path,
    `${path}/1`,
  ]),
);

/** The steps of a form are made by formStates. */
const withForm = Object.keys(programmes).filter((name) =>
  sources.some((text) => text.includes(`formStates(programmes.${name})`)),
);

const pagesOf = async (area: Area): Promise<string[]> => {
  const { pages } = await area.part.load();
  return pages.map((page: Page) => pagePatternOf(area, page).replace(/\/$/, ''));
};

const isShown = (pattern: string): boolean =>
  [...opened, ...ofFamilies].some((path) => matchRoute(parse, pattern, path)[0]);

describe('the catalogue', () => {
  it('opens every page of the product in a story, those of every family among them', async () => {
    const patterns = (await Promise.all(AREAS.map(pagesOf))).flat();
    expect(patterns.length).toBeGreaterThan(25 + FAMILIES.length);
    expect(patterns.filter((pattern) => !isShown(pattern))).toEqual([]);
  });

  it('has the form of every programme, step by step', () => {
    expect(withForm.toSorted()).toEqual(Object.keys(programmes).toSorted());
  });
});
