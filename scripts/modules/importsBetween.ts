import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { join as joinPosix, normalize } from 'node:path/posix';

/** The modules of the server in their order: each is meant to use only those before it (docs/architecture.md). */
export const ORDER: readonly string[] = [
  'trail',
  'access',
  'corporations',
  'projects',
  'sections',
  'myPages',
  'inspections',
  'applications',
  'money',
  'aftercare',
  'correspondence',
  'office',
];

/** How many imports of one module lead to another. */
export type Edge = { readonly from: string; readonly to: string; readonly imports: number };

const IMPORT = /(?:\bfrom|\bimport\()\s*'([^']+)'/g;

const moduleOf = (path: string): string | undefined => /^bff\/modules\/([^/]+)\//.exec(path)?.[1];

/** The path from the root that an import leads to; what is no file of the server stays as it is written. */
const targetOf = (path: string, written: string): string =>
  written.startsWith('.') ? normalize(joinPosix(dirname(path), written)) : written.replace(/^#/, '');

const readModules = (root: string): { readonly path: string; readonly text: string }[] =>
  globSync('bff/modules/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(root, path), 'utf8'),
  }));

/** The imports between the modules of the server, type-only ones included and tests not, in the order of the modules. */
export const importsBetween = (root: string): Edge[] => {
  const counted = new Map<string, number>();
  for (const { path, text } of readModules(root)) {
    const from = moduleOf(path);
    for (const [, written = ''] of text.matchAll(IMPORT)) {
      const to = moduleOf(targetOf(path, written));
      if (to !== undefined && to !== from)
        counted.set(`${from} ${to}`, (counted.get(`${from} ${to}`) ?? 0) + 1);
    }
  }
  return ORDER.flatMap((from) =>
    ORDER.flatMap((to) => {
      const imports = counted.get(`${from} ${to}`);
      return imports === undefined ? [] : [{ from, to, imports }];
    }),
  );
};
