import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Parts that have all their states in one story, `All`: that one is their picture. Of the others every story is.
 * @returns the ids of their files of stories: `ui-kit-button`
 */
export const partsWithSheet = (root: string): string[] =>
  globSync('ui-kit/**/*.stories.tsx', { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .filter((code) => /^export const All\b/m.test(code))
    .flatMap((code) => /id: '([^']+)'/.exec(code)?.[1] ?? []);

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: what is provided to tests is declared by merging
  interface ProvidedContext {
    partsWithSheet: string[];
  }
}
