import { defineConfig } from 'vitest/config';

const sources = '{ui-kit,web,bff,stories,scripts,bench,prisma}';

/** `npm test` runs every project; `npx vitest run --project unit path` runs one file. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${sources}/**/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', '**/*.postgres.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['{bff,bench}/**/*.postgres.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
