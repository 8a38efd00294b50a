import { dirname } from 'node:path/posix';

/** A file that somebody has changed: what it says now, and which of its lines are new (from 1). */
export type ChangedFile = {
  readonly path: string;
  readonly text: string;
  readonly lines: readonly number[];
};

/** A file of tests. */
export type TestFile = { readonly path: string; readonly text: string };

/** Where something of its own begins: an operation of the contract, a handler of a route, a declaration. */
const BLOCK_STARTS = /^(?: {2}\w+:|\/api\/|export |const |function |type )/;

const wordsOf = (text: string): string[] => text.match(/\w+/g) ?? [];

/** The texts of the blocks in which something has changed. */
const changedBlocks = ({ text, lines }: ChangedFile): string[] => {
  const all = text.split('\n');
  const starts = [0, ...all.flatMap((line, at) => (at > 0 && BLOCK_STARTS.test(line) ? [at] : []))];
  return starts.flatMap((start, at) => {
    const end = starts[at + 1] ?? all.length;
    return lines.some((line) => line > start && line <= end) ? [all.slice(start, end).join('\n')] : [];
  });
};

/** The contract and the server make an operation what it is; a page only calls it. */
const definesOperations = ({ path }: ChangedFile): boolean => /^(?:openapi|bff\/(?!testing))/.test(path);

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/**
 * The tests that answer to a change: those that were changed, those in the folder of something changed, and those that
 * name an operation whose contract, route or service was changed.
 * @returns paths
 */
export const testsOfChange = (
  changed: readonly ChangedFile[],
  tests: readonly TestFile[],
  operationIds: ReadonlySet<string>,
): string[] => {
  const sources = changed.filter(({ path }) => !isTest(path));
  const folders = new Set(sources.map(({ path }) => dirname(path)));
  const paths = new Set(changed.map(({ path }) => path));
  const words = sources.filter(definesOperations).flatMap(changedBlocks).flatMap(wordsOf);
  const operations = [...new Set(words)].filter((word) => operationIds.has(word));
  return tests
    .filter(
      ({ path, text }) =>
        paths.has(path) ||
        folders.has(dirname(path)) ||
        operations.some((operation) => text.includes(`'${operation}'`)),
    )
    .map(({ path }) => path);
};
