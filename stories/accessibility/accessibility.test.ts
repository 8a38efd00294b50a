import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CRITERIA } from './criteria.ts';
import { type AxeResult, summarise } from './summarise.ts';

const root = join(import.meta.dirname, '../..');

const found = (outcome: Partial<AxeResult>): AxeResult => ({
  testEngine: { version: '4.14.1' },
  passes: [],
  incomplete: [],
  violations: [],
  ...outcome,
});

const rule = (id: string) => ({ id, tags: ['wcag143'] });

describe('the page of accessibility', () => {
  it('has the 31 criteria of level A and the 24 of level AA of WCAG 2.2, each once', () => {
    const ofLevel = (level: string) => CRITERIA.filter((one) => one.level === level).length;
    expect([ofLevel('A'), ofLevel('AA'), new Set(CRITERIA.map(({ number }) => number)).size]).toEqual([
      31, 24, 55,
    ]);
  });

  it('names only tests that exist, and one wherever it says that there is one', () => {
    const tested = CRITERIA.filter(({ way }) => way === 'story' || way === 'test' || way === 'sweep');
    expect(tested.filter(({ proof }) => proof === undefined || !existsSync(join(root, proof)))).toEqual([]);
  });

  it('counts what a run found, rule by rule and page by page', () => {
    const run = { ranAt: '2026-11-20T08:00:00Z', files: 2, filesOfCatalogue: 9 };
    const { rules, pages, stories, version } = summarise(
      [
        { storyId: 'ui-kit-button--all', result: found({ passes: [rule('color-contrast')] }) },
        { storyId: 'ui-kit-button--busy', result: found({ incomplete: [rule('color-contrast')] }) },
        { storyId: 'ui-kit-tabs--few', result: found({ violations: [rule('label')] }) },
      ],
      run,
    );
    expect([stories, version]).toEqual([3, '4.14.1']);
    expect(rules).toEqual([
      {
        ...rule('color-contrast'),
        passes: 1,
        incomplete: ['ui-kit-button--busy'],
        violations: [],
      },
      { ...rule('label'), passes: 0, incomplete: [], violations: ['ui-kit-tabs--few'] },
    ]);
    expect(pages).toEqual([
      { id: 'ui-kit-button', stories: 2, rules: 1, incomplete: ['color-contrast'], violations: [] },
      { id: 'ui-kit-tabs', stories: 1, rules: 1, incomplete: [], violations: ['label'] },
    ]);
  });
});
