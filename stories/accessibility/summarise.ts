import type { LastRun, PageResult, RuleResult } from './lastRun.ts';

type Rule = { readonly id: string; readonly tags: readonly string[] };

/** What axe answers, as far as it is kept. */
export type AxeResult = {
  readonly testEngine: { readonly version: string };
  readonly passes: readonly Rule[];
  readonly incomplete: readonly Rule[];
  readonly violations: readonly Rule[];
};

/** A story of the run and what axe found on it. */
export type Checked = { readonly storyId: string; readonly result: AxeResult };

const OUTCOMES = ['passes', 'incomplete', 'violations'] as const;

const unique = (values: readonly string[]): string[] => [...new Set(values)].toSorted();

const pageOf = (storyId: string): string => storyId.split('--')[0] ?? storyId;

const rulesOf = (checked: readonly Checked[]): RuleResult[] => {
  const tagsOf = new Map(
    checked
      .flatMap(({ result }) => OUTCOMES.flatMap((outcome) => result[outcome]))
      .map((rule) => [rule.id, rule.tags]),
  );
  const storiesWith = (id: string, outcome: (typeof OUTCOMES)[number]): string[] =>
    checked
      .filter(({ result }) => result[outcome].some((rule) => rule.id === id))
      .map(({ storyId }) => storyId);
  return [...tagsOf]
    .map(([id, tags]) => ({
      id,
      tags,
      passes: storiesWith(id, 'passes').length,
      incomplete: storiesWith(id, 'incomplete'),
      violations: storiesWith(id, 'violations'),
    }))
    .toSorted((a, b) => a.id.localeCompare(b.id));
};

const pageResult = (id: string, checked: readonly Checked[]): PageResult => {
  const ids = (outcomes: readonly (typeof OUTCOMES)[number][]): string[] =>
    unique(checked.flatMap(({ result }) => outcomes.flatMap((one) => result[one].map((rule) => rule.id))));
  return {
    id,
    stories: checked.length,
    rules: ids(OUTCOMES).length,
    incomplete: ids(['incomplete']),
    violations: ids(['violations']),
  };
};

/** What a run found, by rule and by page. */
export const summarise = (
  checked: readonly Checked[],
  run: Pick<LastRun, 'ranAt' | 'files' | 'filesOfCatalogue'>,
): LastRun => {
  const byPage = Map.groupBy(checked, ({ storyId }) => pageOf(storyId));
  return {
    ...run,
    version: checked[0]?.result.testEngine.version ?? '',
    stories: checked.length,
    rules: rulesOf(checked),
    pages: [...byPage]
      .map(([id, stories]) => pageResult(id, stories))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
  };
};
