import { type ESTree, parseSync } from 'vite';
import { importedPath, importsOf, type Source } from './sources.ts';

/** A text of a `.words.ts` of the web app: where it stands, what it says, who shows it. */
export type TextFact = {
  /** Without `.words.ts`. */
  readonly file: string;
  readonly key: string;
  readonly text: string;
  /** Paths of sources. */
  readonly usedIn: readonly string[];
};

const nameOf = ({ key }: ESTree.ObjectProperty): string => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
};

/** What a value says: itself, or the name of rules/words that it reads. */
type Reading = (value: ESTree.Expression) => string | undefined;

const leavesOf = (
  words: ESTree.ObjectExpression,
  textOf: Reading,
  place = '',
): [key: string, text: string][] =>
  words.properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    const key = [place, nameOf(property)].filter((part) => part !== '').join('.');
    const { value } = property;
    if (value.type === 'ObjectExpression') return leavesOf(value, textOf, key);
    const text = textOf(value as ESTree.Expression);
    return text === undefined ? [] : [[key, text] satisfies [string, string]];
  });

/** The names that both sides say, by `<module>.<name>` as their readers import them. */
const sharedWords = (sources: readonly Source[]): ReadonlyMap<string, string> =>
  new Map(
    sources.flatMap(({ path, code }) =>
      path.startsWith('rules/words/')
        ? [...code.matchAll(/export const (\w+) = '([^']*)'/g)].map(
            ([, name, text = '']) => [`${path} ${name}`, text] as const,
          )
        : [],
    ),
  );

const readingIn = ({ path, code }: Source, shared: ReadonlyMap<string, string>): Reading => {
  const modules = new Map(
    [...code.matchAll(/import \* as (\w+) from '([^']+)'/g)].map(([, name = '', from = '']) => [
      name,
      importedPath(path, from),
    ]),
  );
  return (value) => {
    if (value.type === 'Literal') return String(value.value);
    if (value.type !== 'MemberExpression') return undefined;
    const { object, property } = value;
    if (object.type !== 'Identifier' || property.type !== 'Identifier') return undefined;
    return shared.get(`${modules.get(object.name)} ${property.name}`);
  };
};

/** What `const words` of a file says. */
const wordsIn = (source: Source, shared: ReadonlyMap<string, string>): [key: string, text: string][] =>
  parseSync(source.path, source.code).program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && id.name === 'words' && init?.type === 'ObjectExpression'
        ? leavesOf(init, readingIn(source, shared))
        : [],
    );
  });

const TEXTS = /^web\/.*?(\w+)\.words\.ts$/;

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

/** Every text of the web app. */
export const readTexts = (sources: readonly Source[]): TextFact[] => {
  const reads = filesReadBy(sources);
  const shared = sharedWords(sources);
  const readers = sources.map((source) => ({
    path: source.path,
    files: reads(source),
    places: new Set(placesIn(source)),
  }));
  const facts = sources.flatMap((source) => {
    const [file] = textFilesOf([source.path]);
    if (file === undefined) return [];
    const mine = readers.filter(({ files }) => files.has(file));
    return wordsIn(source, shared).map(([key, text]) => ({
      file,
      key,
      text,
      usedIn: mine.filter(({ places }) => isRead(key, places)).map(({ path }) => path),
    }));
  });
  return facts.toSorted((one, other) => one.file.localeCompare(other.file));
};
