import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { runReporters } from './scripts/check/runReport.ts';
import { SUITES, type SuiteName } from './scripts/check/suites.ts';

/** Of all projects. */
const common = {
  // For a machine that is slow or has much else to do: only a test that hangs waits so long.
  testTimeout: 1_800_000,
  hookTimeout: 1_800_000,
  expect: { poll: { timeout: 75_000 } },
  environment: 'node' as const,
  tags: [
    {
      name: 'slow',
      description: 'For the second ring: what takes long, and whose rule the first one asks otherwise.',
    },
  ],
};

/** The name and the files of a project. */
const filesOf = (name: SuiteName) => ({
  name,
  include: [...SUITES[name].include],
  exclude: ['**/node_modules/**', ...SUITES[name].exclude],
});

/** Side by side. */
const unit = {
  ...common,
  // Vitest leaves one processor free, which is half of a small machine. One more than there are costs more than it gives:
  // each worker has a server to start, and code to warm up.
  maxWorkers: availableParallelism(),
};

/** Of those that open databases. */
const globalSetup = ['scripts/db/serverForTests.ts'];

/**
 * One process for many files, with one server and one database (bff/testing/server.ts): each begins as if it were the
 * first.
 */
const served = {
  ...unit,
  isolate: false,
  globalSetup,
  setupFiles: ['bff/testing/worker/beginAnew.ts'],
};

/** One file after the other: each starts servers and browsers of its own. */
const inTurn = { ...common, fileParallelism: false } as const;

/** Tests without a browser of their own; stories run by those in stories/.storybook. */
export default defineConfig({
  test: {
    reporters: runReporters(),
    // What was found is told in full: on another machine there is nothing else to go by.
    chaiConfig: { truncateThreshold: 4000 },
    projects: [
      { test: { ...served, ...filesOf('unit') } },
      { test: { ...unit, ...filesOf('alone'), globalSetup } },
      {
        test: {
          ...unit,
          ...filesOf('screens'),
          // The same for screens: one window, which each file finds empty.
          isolate: false,
          environment: './web/testing/oneWindow.ts',
          // The window draws its frames by an interval: begun while that is faked, it never ends, and no file after it
          // in the same window has frames.
          fakeTimers: { toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] },
          setupFiles: ['web/testing/eachScreen.ts'],
        },
      },
      { test: { ...served, ...filesOf('slow') } },
      { test: { ...inTurn, ...filesOf('postgres') } },
      { test: { ...inTurn, ...filesOf('life'), globalSetup: ['e2e/web.ts'] } },
      { test: { ...inTurn, ...filesOf('e2e'), globalSetup: ['e2e/web.ts', 'e2e/demo.ts'] } },
      {
        test: {
          ...inTurn,
          name: 'sweep',
          include: ['e2e/**/*.sweep.ts'],
          globalSetup: ['e2e/web.ts', 'e2e/demo.ts'],
        },
      },
    ],
  },
});
