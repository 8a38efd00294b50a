import type { Tree } from './patternTree.ts';

/** Letters from which those that a pattern takes are chosen. */
const LETTERS = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)),
  ...'\n\t\r\0\u0085\u00A0\u200B\u200D\uFE0F\uFFFD\uE000、。（）「』：；［＿０９ー−△円年月日令和葛髙あがアヴｱﾞ𠮷👨',
];

/** A letter that hardly a pattern takes, behind which a search has to go back. */
const BREAKS = ['', '\u0001', 'a', '!'];

const letterFor = (tree: Tree & { kind: 'letter' }): string[] => {
  const fitting = LETTERS.filter((letter) => tree.fits(letter));
  const chosen = [fitting[0], fitting.find((letter) => /[a-z\n]/.test(letter)), fitting.at(-1)];
  return [...new Set(chosen)].filter((letter) => letter !== undefined);
};

/** A short text that the tree takes. */
const sampleOf = (tree: Tree): string => {
  switch (tree.kind) {
    case 'letter':
      return letterFor(tree)[0] ?? '';
    case 'sequence':
      return tree.items.map(sampleOf).join('');
    case 'choice':
      return sampleOf(tree.items[0] as Tree);
    case 'repeat':
      return sampleOf(tree.item).repeat(Math.max(1, tree.least));
    case 'capture':
      return sampleOf(tree.item);
    default:
      return '';
  }
};

/** Without a loop that may go on, the work for a place has an end. */
const mayGoOn = (tree: Tree): boolean =>
  (tree.kind === 'repeat' && tree.most === Number.POSITIVE_INFINITY) || childrenOf(tree).some(mayGoOn);

const childrenOf = (tree: Tree): readonly Tree[] =>
  'items' in tree ? tree.items : 'item' in tree ? [tree.item] : [];

const everyPart = (tree: Tree): Tree[] => [tree, ...childrenOf(tree).flatMap(everyPart)];

/** What comes before each part of a sequence. */
const beginnings = (tree: Tree): string[] =>
  everyPart(tree).flatMap((part) =>
    part.kind === 'sequence' ? part.items.map((_, at) => part.items.slice(0, at).map(sampleOf).join('')) : [],
  );

const distinct = (texts: readonly string[], most: number): string[] => [...new Set(texts)].slice(0, most);

export type HostileText = (times: number) => string;

/** Texts of any length that make a matcher of the pattern go back: parts of it again and again, begun as it begins, and broken. */
export const hostileTexts = (tree: Tree): HostileText[] => {
  if (!mayGoOn(tree)) return [];
  const parts = everyPart(tree);
  const letters = distinct(
    parts.flatMap((part) => (part.kind === 'letter' ? letterFor(part) : [])),
    24,
  );
  const repeated = distinct(
    parts.flatMap((part) => (part.kind === 'repeat' ? [...childrenOf(part).map(sampleOf)] : [])),
    12,
  );
  const begins = distinct(beginnings(tree), 8);
  const pairs = repeated.flatMap((one) => letters.slice(0, 8).map((other) => one + other));
  const units = distinct([...letters, ...repeated, ...begins, ...pairs], 80).filter((unit) => unit !== '');
  return units.flatMap((unit) =>
    ['', ...begins].flatMap((begin) =>
      BREAKS.map((end) => (times: number) => begin + unit.repeat(times) + end),
    ),
  );
};
