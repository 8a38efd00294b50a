import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { LAST_RUN_FILE } from './lastRunFile.ts';
import { type AxeResult, type Checked, summarise } from './summarise.ts';

const root = join(import.meta.dirname, '../..');

const isAxe = (result: unknown): result is AxeResult =>
  typeof result === 'object' && result !== null && 'violations' in result && 'passes' in result;

/** What Storybook's addon noted of a story; nothing where axe did not run. */
const checkedOf = (test: TestCase): Checked[] => {
  const meta = new Map<string, unknown>(Object.entries(test.meta()));
  const [storyId, reports] = [meta.get('storyId'), meta.get('reports')];
  if (typeof storyId !== 'string' || !Array.isArray(reports)) return [];
  const results = reports.map(({ type, result }) => (type === 'a11y' ? result : null)).filter(isAxe);
  return results.map((result) => ({ storyId, result }));
};

/** Writes what axe found in a run of the stories, for the catalogue's page of it. */
export const accessibilityReport: Reporter = {
  onTestRunEnd: (modules) => {
    const checked = modules.flatMap((module) => [...module.children.allTests()].flatMap(checkedOf));
    const run = summarise(checked, {
      ranAt: new Date().toISOString(),
      files: modules.length,
      filesOfCatalogue: globSync('{ui-kit,stories}/**/*.stories.tsx', { cwd: root }).length,
    });
    mkdirSync(dirname(LAST_RUN_FILE), { recursive: true });
    writeFileSync(LAST_RUN_FILE, JSON.stringify(run));
  },
};
