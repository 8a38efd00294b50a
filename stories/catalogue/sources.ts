import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** A source of the product: its path below the root, and what is written in it. */
export type Source = { readonly path: string; readonly code: string };

const isProduct = (name: string): boolean =>
  /\.tsx?$/.test(name) && !/\.(?:test|stories)\.tsx?$|generated|^web\/(?:mock|testing)\//.test(name);

/** The sources of the web app, of the ui-kit and the names that both sides say, without tests, stories and what is generated. */
export const readSources = (root: string): Source[] =>
  ['web', 'ui-kit', 'rules/words'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll(sep, '/')}`)
      .filter(isProduct)
      .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') })),
  );

/** Where an import of a source leads: `#web/parts/list/x.ts` and `./x.ts` become paths below the root; null for packages. */
export const importedPath = (from: string, specifier: string): string | null => {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : null;
};

/** What a source imports, at once or later. */
export const importsOf = ({ path, code }: Source): string[] =>
  [...code.matchAll(/(?:from |import\()'([^']+)'/g)].flatMap(
    ([, specifier = '']) => importedPath(path, specifier) ?? [],
  );
