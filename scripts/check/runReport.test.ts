import { describe, expect, it } from 'vitest';
import type { TestModule } from 'vitest/node';
import { reportOf, withSecondRun } from './runReport.ts';
import { STOPPED_DRAWING } from './stoppedDrawing.ts';

/**
 * A file of tests as the runner hands it over: each test with what it failed with; null where it passed, undefined where it
 * was skipped.
 */
const file = (moduleId: string, tests: readonly (string | null | undefined)[]): TestModule => {
  const module = {
    moduleId,
    relativeModuleId: moduleId,
    errors: () => [],
    ok: () => !tests.some((message) => typeof message === 'string'),
  };
  const children = tests.map((message, index) => ({
    module,
    tags: message === undefined ? ['slow'] : [],
    fullName: `test ${index + 1}`,
    result: () => {
      if (message === undefined) return { state: 'skipped' };
      if (message === null) return { state: 'passed' };
      return { state: 'failed', errors: [{ message, stack: `at ${message}` }] };
    },
  }));
  // The constructor of the class is the runner's own; the report reads only this of it.
  return Object.assign(module, { children: { allTests: () => children } }) as unknown as TestModule;
};

describe('a run in which the browser stopped drawing a page', () => {
  const stopped = file('b.stories.tsx', [null, 'no row is found', `Error: ${STOPPED_DRAWING}`]);

  it('names the files of that page for a second run, with what fell in them before it was known', () => {
    const report = reportOf([file('a.stories.tsx', [null, null]), stopped], []);
    expect(report).toMatchObject({ passed: 3, failed: 2, again: { files: ['b.stories.tsx'], passed: 1 } });
  });

  it('is red at once when another file has failed, or something outside of a test', () => {
    expect(reportOf([file('a.stories.tsx', ['wrong']), stopped], []).again).toBeUndefined();
    expect(reportOf([stopped], [{ message: 'a promise that nobody waited for' }]).again).toBeUndefined();
  });

  it('counts each test once, and fails by what fails in the second run', () => {
    const first = reportOf([file('a.stories.tsx', [null, null]), stopped], []);
    const again = first.again ?? { files: [], passed: 0, skipped: 0 };
    const green = withSecondRun(first, again, reportOf([file('b.stories.tsx', [null, null, null])], []));
    expect(green).toMatchObject({ passed: 5, failed: 0, failures: [] });
    expect(green.notes).toEqual([expect.stringContaining('1 files were run once more')]);
    const red = withSecondRun(first, again, reportOf([stopped], []));
    expect(red).toMatchObject({ passed: 3, failed: 2 });
    const skipping = reportOf([file('b.stories.tsx', [null, undefined, STOPPED_DRAWING])], []);
    const second = reportOf([file('b.stories.tsx', [null, undefined, null])], []);
    const twice = withSecondRun(skipping, skipping.again ?? again, second);
    expect(twice).toMatchObject({ passed: 2, failed: 0, skipped: 1 });
  });
});

it('a run that is red for its tests is not run again', () => {
  expect(reportOf([file('a.test.ts', [null, 'wrong'])], []).again).toBeUndefined();
});

it('a test that the other ring runs is not counted as skipped; one that nobody runs is', () => {
  const modules = [file('a.test.ts', [null, undefined])];
  expect(reportOf(modules, [], ['!slow'])).toMatchObject({ passed: 1, skipped: 0 });
  expect(reportOf(modules, [], ['slow'])).toMatchObject({ passed: 0, skipped: 1 });
});
