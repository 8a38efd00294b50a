import { type ESTree, parseSync } from 'vite';
import { importsOf, type Source } from './sources.ts';

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

const leavesOf = (words: ESTree.ObjectExpression, place = ''): [key: string, text: string][] =>
  words.properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    const key = [place, nameOf(property)].filter((part) => part !== '').join('.');
    const { value } = property;
    if (value.type === 'ObjectExpression') return leavesOf(value, key);
    return value.type === 'Literal' ? [[key, String(value.value)] satisfies [string, string]] : [];
  });

/** What `const words` of a file says. */
const wordsIn = ({ path, code }: Source): [key: string, text: string][] =>
  parseSync(path, code).program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && id.name === 'words' && init?.type === 'ObjectExpression'
        ? leavesOf(init)
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
  const readers = sources.map((source) => ({
    path: source.path,
    files: reads(source),
    places: new Set(placesIn(source)),
  }));
  const facts = sources.flatMap((source) => {
    const [file] = textFilesOf([source.path]);
    if (file === undefined) return [];
    const mine = readers.filter(({ files }) => files.has(file));
    return wordsIn(source).map(([key, text]) => ({
      file,
      key,
      text,
      usedIn: mine.filter(({ places }) => isRead(key, places)).map(({ path }) => path),
    }));
  });
  return facts.toSorted((one, other) => one.file.localeCompare(other.file));
};
