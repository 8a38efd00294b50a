import { defineConfig } from 'vitest/config';
import { runReporters } from './scripts/lib/runReport.ts';

const sources = '{rules,ui-kit,web,bff,stories,scripts,bench,prisma}';

/** Tests without a browser of their own; stories run by stories/.storybook/vitest.config.ts. */
export default defineConfig({
  test: {
    reporters: runReporters(),
    // What was found is told in full: on another machine there is nothing else to go by.
    chaiConfig: { truncateThreshold: 4000 },
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${sources}/**/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', '**/*.postgres.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['{bff,bench}/**/*.postgres.test.ts'],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'sweep',
          include: ['e2e/**/*.sweep.ts'],
          environment: 'node',
          testTimeout: 900_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
