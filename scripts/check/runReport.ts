import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { STOPPED_DRAWING } from './stoppedDrawing.ts';

/** What `scripts/check.ts` reads of a vitest run; each failure with its file, its test and its reason. */
export type RunReport = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
  /** What was left out on this machine, and why. */
  readonly notes?: readonly string[];
  /** Only where nothing else has failed than what the browser of the run is to blame for. */
  readonly again?: Again | undefined;
};

/** What is run once more, in a new browser. */
export type Again = {
  /** Paths of test files. */
  readonly files: readonly string[];
  /** How many of their tests the first run has counted already, and the second one counts as well. */
  readonly passed: number;
  readonly skipped: number;
};

const reasonLength = 1500;

type Reason = { readonly message?: string; readonly stack?: string };

const sayReasons = (place: string, errors: readonly Reason[]): string =>
  [place, ...errors.map((error) => error.stack ?? error.message ?? '')].join('\n').slice(0, reasonLength);

/** What a run was asked for: `slow` or `!slow` (vitest's `--tags-filter`). What it was not asked for, nobody has skipped. */
const isAskedBy =
  (filter: readonly string[]) =>
  ({ tags }: TestCase): boolean =>
    filter.every((tag) => (tag.startsWith('!') ? !tags.includes(tag.slice(1)) : tags.includes(tag)));

const testsOf = (modules: readonly TestModule[], filter: readonly string[] = []): TestCase[] =>
  modules.flatMap((module) => [...module.children.allTests()]).filter(isAskedBy(filter));

const inStateOf = (tests: readonly TestCase[]) => (state: string) =>
  tests.filter((test) => test.result().state === state);

const saysStopped = (test: TestCase): boolean =>
  test.result().errors?.some(({ message }) => message.includes(STOPPED_DRAWING)) ?? false;

/** A file in which a page was not drawn any more is run again as a whole: what failed in it just before fell with it. */
const againOf = (modules: readonly TestModule[]): Again | undefined => {
  const stopped = modules.filter((module) => testsOf([module]).some(saysStopped));
  const isOtherwiseRed = modules.some((module) => !stopped.includes(module) && !module.ok());
  if (stopped.length === 0 || isOtherwiseRed) return undefined;
  const inState = inStateOf(testsOf(stopped));
  const counted = { passed: inState('passed').length, skipped: inState('skipped').length };
  return { files: stopped.map(({ moduleId }) => moduleId), ...counted };
};

/**
 * @param unhandled errors outside a test
 * @param filter tags that the run was asked for; without any, all tests
 */
export const reportOf = (
  modules: readonly TestModule[],
  unhandled: readonly Reason[],
  filter: readonly string[] = [],
): RunReport => {
  const inState = inStateOf(testsOf(modules, filter));
  const failures = [
    ...inState('failed').map((test) =>
      sayReasons(`${test.module.relativeModuleId} › ${test.fullName}`, test.result().errors ?? []),
    ),
    ...modules
      .filter((module) => module.errors().length > 0)
      .map((module) => sayReasons(module.relativeModuleId, module.errors())),
    ...unhandled.map((error) => sayReasons('outside a test', [error])),
  ];
  const passed = inState('passed').length;
  const again = unhandled.length === 0 ? againOf(modules) : undefined;
  return { passed, failed: failures.length, skipped: inState('skipped').length, failures, again };
};

/** The second run stands for all that was in its files. */
export const withSecondRun = (first: RunReport, again: Again, second: RunReport): RunReport => ({
  ...second,
  passed: first.passed - again.passed + second.passed,
  skipped: first.skipped - again.skipped + second.skipped,
  notes: [
    ...(second.notes ?? []),
    `A page of the browser was not drawn any more: ${again.files.length} files were run once more in a new one.`,
  ],
});

/**
 * The reporters of a run: vitest's own, and for `scripts/check.ts`, which names a file in `VITEST_REPORT`, one that
 * writes a `RunReport` there. Errors outside a test (a file that does not load, a promise that nobody waited for) end a
 * run red, so they count as failures and are named.
 * @param notes what the run leaves out, and why
 */
export const runReporters = (notes: readonly string[] = []): (string | Reporter)[] => {
  const path = process.env.VITEST_REPORT;
  if (path === undefined) return ['default'];
  let filter: readonly string[] = [];
  return [
    'dot',
    {
      onInit: ({ config }) => {
        filter = config.tagsFilter ?? [];
      },
      onTestRunEnd: (modules, unhandled) =>
        writeFileSync(path, JSON.stringify({ ...reportOf(modules, unhandled, filter), notes })),
    },
  ];
};
