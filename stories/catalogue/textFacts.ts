import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, type Source } from './sources.ts';

/** A text of web/text/ja: where it stands, what it says, who shows it. */
export type TextFact = {
  /** Without `.json`. */
  readonly file: string;
  readonly key: string;
  readonly text: string;
  /** Paths of sources. */
  readonly usedIn: readonly string[];
};

type Words = { readonly [key: string]: string | Words };

const leavesOf = (words: Words, place = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([name, value]) => {
    const key = place === '' ? name : `${place}.${name}`;
    return typeof value === 'string' ? [[key, value] satisfies [string, string]] : leavesOf(value, key);
  });

const TEXTS = /^web\/text\/ja\/(\w+)\.json$/;

const textFilesOf = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => TEXTS.exec(path)?.[1] ?? []);

/** The files of texts that a source reads: itself, or through a module that hands them on. */
const filesReadBy = (sources: readonly Source[]): ((source: Source) => ReadonlySet<string>) => {
  const own = new Map(sources.map((source) => [source.path, textFilesOf(importsOf(source))]));
  return (source) =>
    new Set([...(own.get(source.path) ?? []), ...importsOf(source).flatMap((path) => own.get(path) ?? [])]);
};

/** `t((w) => w.list.left)` reads list.left; `w.states[name]` everything below states. */
const placesIn = ({ code }: Source): string[] =>
  [...code.matchAll(/\bw(?:ords)?\.([A-Za-z][\w.]*)/g)].map(([, place = '']) => place);

const isRead = (key: string, places: ReadonlySet<string>): boolean => {
  const parts = key.split('.');
  return parts.some((_, index) => places.has(parts.slice(0, index + 1).join('.')));
};

/** Every text of the web app. @param root of the repository */
export const readTexts = (root: string, sources: readonly Source[]): TextFact[] => {
  const folder = join(root, 'web/text/ja');
  const reads = filesReadBy(sources);
  const readers = sources.map((source) => ({
    path: source.path,
    files: reads(source),
    places: new Set(placesIn(source)),
  }));
  return readdirSync(folder).flatMap((name) => {
    const file = name.replace('.json', '');
    const mine = readers.filter(({ files }) => files.has(file));
    const words: Words = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return leavesOf(words).map(([key, text]) => ({
      file,
      key,
      text,
      usedIn: mine.filter(({ places }) => isRead(key, places)).map(({ path }) => path),
    }));
  });
};
