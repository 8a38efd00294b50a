import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { defineConfig } from 'vitest/config';
import { hasPostgres } from './scripts/db/testServer.ts';
import { LongestFirst } from './scripts/lib/longestFirst.ts';
import { runReporters } from './scripts/lib/runReport.ts';

const notUnit = ['**/node_modules/**', '**/*.postgres.test.ts'];

const served = '{rules,bff,client,scripts,bench,prisma}/**/*.test.ts';

/** They replace a module for everything that they load, so nothing may be loaded before them. */
const alone = globSync(served, { cwd: import.meta.dirname, exclude: notUnit })
  .filter((path) => /^vi\.(?:mock|doMock)\(/m.test(readFileSync(join(import.meta.dirname, path), 'utf8')))
  .map((path) => path.replaceAll(sep, '/'));

/** Of all projects. */
const common = {
  // For a machine that is slow or has much else to do: only a test that hangs waits so long.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // Servers by the hundred, each for seconds: none of them needs all its operations made ready.
  env: { WARM_UP: 'off' },
} as const;

/** What the three projects of `npm test -- unit` have in common. */
const unit = {
  ...common,
  environment: 'node',
  // Vitest leaves one processor free, which is half of a small machine; and a test waits now and then, most of all for
  // a database server.
  maxWorkers: hasPostgres() ? availableParallelism() + 1 : Math.max(2, availableParallelism() - 1),
} as const;

/** Of the two that open databases. */
const globalSetup = ['scripts/db/serverForTests.ts'];

/** Tests without a browser of their own; stories run by stories/.storybook/vitest.config.ts. */
export default defineConfig({
  test: {
    reporters: runReporters(),
    // What was found is told in full: on another machine there is nothing else to go by.
    chaiConfig: { truncateThreshold: 4000 },
    // Of a process of `screens`: what the files of before have left behind goes with it.
    vmMemoryLimit: '600MB',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          globalSetup,
          include: [served],
          exclude: [...notUnit, ...alone],
          // One process for many files: the embedded database is compiled once for it, not once per file. What a file
          // changes is its own (server, database, folder, clock), and the numbers of its names begin anew.
          isolate: false,
          setupFiles: ['bff/testing/numbers/beginAnew.ts'],
        },
      },
      {
        test: { ...unit, name: 'alone', globalSetup, include: alone, exclude: notUnit },
      },
      {
        test: {
          ...unit,
          name: 'screens',
          include: ['{ui-kit,web,stories}/**/*.test.{ts,tsx}'],
          exclude: notUnit,
          // Modules and a window of its own for every file, as a process has, in a process that lives on.
          pool: 'vmForks',
        },
      },
      {
        test: {
          ...common,
          name: 'postgres',
          include: ['{bff,bench,scripts}/**/*.postgres.test.ts'],
          environment: 'node',
          fileParallelism: false,
        },
      },
      {
        test: {
          ...common,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/demo.ts'],
          environment: 'node',
          fileParallelism: false,
        },
      },
      {
        test: {
          ...common,
          name: 'sweep',
          include: ['e2e/**/*.sweep.ts'],
          globalSetup: ['e2e/demo.ts'],
          environment: 'node',
          testTimeout: 900_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
