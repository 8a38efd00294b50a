/** `first` is `npm test`: every rule of the product. `slow` is `npm run test:slow`: the same, asked of real neighbours. */
export type Ring = 'first' | 'slow';

/** Test files that run alike. */
export type Suite = {
  readonly ring: Ring;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
};

const served = '{rules,bff,client,scripts,bench,prisma}';
const everywhere = '{rules,bff,client,scripts,bench,prisma,ui-kit,web,stories}';
const notFirst = ['**/*.{slow,postgres,alone}.test.{ts,tsx}'];

/**
 * A project of vitest each; a file's name says where it belongs. `x.test.ts` and `x.test.tsx`, which has a window, are in
 * the first ring, `x.slow.test.ts` and `x.postgres.test.ts` (which needs a server) in the second; `x.alone.test.ts`
 * replaces a module for everything that it loads, or leaves a library broken, so it has a process of its own. A single
 * test that takes long, and whose rule another one of the first ring has, is tagged `slow` and of the second. The stories'
 * two are beside them in `stories/.storybook`.
 */
export const SUITES = {
  unit: { ring: 'first', include: [`${everywhere}/**/*.test.ts`], exclude: notFirst },
  screens: { ring: 'first', include: [`${everywhere}/**/*.test.tsx`], exclude: notFirst },
  alone: { ring: 'first', include: [`${everywhere}/**/*.alone.test.{ts,tsx}`], exclude: [] },
  life: { ring: 'first', include: ['e2e/**/*.test.ts'], exclude: notFirst },
  slow: { ring: 'slow', include: [`${everywhere}/**/*.slow.test.ts`], exclude: [] },
  postgres: { ring: 'slow', include: [`${served}/**/*.postgres.test.ts`], exclude: [] },
  e2e: { ring: 'slow', include: ['e2e/**/*.slow.test.ts'], exclude: [] },
} as const satisfies Record<string, Suite>;

export type SuiteName = keyof typeof SUITES;
