import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { join as joinPosix, normalize } from 'node:path/posix';
import order from './order.json' with { type: 'json' };

/** The modules of the server in their order: each is meant to use only those before it (docs/architecture.md). */
export const ORDER: readonly string[] = order;

/** What leads from one module to another. */
export type Edge = {
  readonly from: string;
  readonly to: string;
  /** Of each import the file that it stands in, below `bff/modules`. */
  readonly files: readonly string[];
};

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
  const found = new Map<string, string[]>();
  for (const { path, text } of readModules(root)) {
    const from = moduleOf(path);
    for (const [, written = ''] of text.matchAll(IMPORT)) {
      const to = moduleOf(targetOf(path, written));
      if (to === undefined || to === from) continue;
      const key = `${from} ${to}`;
      found.set(key, [...(found.get(key) ?? []), path.slice('bff/modules/'.length)]);
    }
  }
  return ORDER.flatMap((from) =>
    ORDER.flatMap((to) => {
      const files = found.get(`${from} ${to}`);
      return files === undefined ? [] : [{ from, to, files: files.toSorted() }];
    }),
  );
};
