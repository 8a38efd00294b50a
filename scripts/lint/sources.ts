import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the repository, by its path from the root, with slashes. */
export type Source = { readonly path: string; readonly text: string };

/** What a check found: where, and what to do. */
export type Offence = { readonly place: string; readonly advice: string };

/**
 * Tests and stories are lists of sentences and states, and texts of words: they grow with their subject and are read one
 * at a time.
 */
export const isList = ({ path }: Source): boolean =>
  /\.(?:test|cases|stories)\.\w+$|^web\/.*\.words\.ts$/.test(path);

const AREAS = ['rules', 'ui-kit', 'web', 'bff', 'client', 'stories', 'scripts', 'bench', 'prisma', 'e2e'];

const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !/\/(generated|node_modules)\//.test(path));

const read = (root: string, path: string): Source => ({ path, text: readFileSync(join(root, path), 'utf8') });

/** Every written TypeScript and JavaScript file; nothing generated. */
export const readSources = (root: string): Source[] =>
  AREAS.flatMap((area) => filesBelow(root, area))
    .filter((path) => /\.(?:ts|tsx|mjs|cjs)$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => read(root, path));

/** The pages that people read, and the configuration beside them. */
export const readDocuments = (root: string): Source[] =>
  [
    ...readdirSync(root).filter(
      (name) => /\.(?:md|ya?ml|json|cjs|ts)$/.test(name) && name !== 'package-lock.json',
    ),
    ...filesBelow(root, 'docs').filter((path) => path.endsWith('.md')),
    ...AREAS.flatMap((area) => filesBelow(root, area)).filter((path) => /\.mdx?$/.test(path)),
  ].map((path) => read(root, path));
