import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** What `scripts/check.ts` reads of a vitest run; each failure with its file, its test and its reason. */
export type RunReport = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
  /** What was left out on this machine, and why. */
  readonly notes?: readonly string[];
};

const reasonLength = 1500;

type Reason = { readonly message?: string; readonly stack?: string };

const sayReasons = (place: string, errors: readonly Reason[]): string =>
  [place, ...errors.map((error) => error.stack ?? error.message ?? '')].join('\n').slice(0, reasonLength);

const reportOf = (modules: readonly TestModule[], unhandled: readonly Reason[]): RunReport => {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const inState = (state: string) => tests.filter((test) => test.result().state === state);
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
  return { passed, failed: failures.length, skipped: inState('skipped').length, failures };
};

/**
 * The reporters of a run: vitest's own, and for `scripts/check.ts`, which names a file in `VITEST_REPORT`, one that
 * writes a `RunReport` there. Errors outside a test (a file that does not load, a promise that nobody waited for) end a
 * run red, so they count as failures and are named.
 * @param notes what the run leaves out, and why
 */
export const runReporters = (notes: readonly string[] = []): (string | Reporter)[] => {
  const path = process.env.VITEST_REPORT;
  if (path === undefined) return ['default'];
  return [
    'dot',
    {
      onTestRunEnd: (modules, unhandled) =>
        writeFileSync(path, JSON.stringify({ ...reportOf(modules, unhandled), notes })),
    },
  ];
};
