import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonWords } from './commonWords.ts';

/** Rows, columns and counts that fingers walk along; each also backwards. */
const WALKS = [
  ...[
    '01234567890',
    'abcdefghijklmnopqrstuvwxyz',
    'qwertyuiop',
    'asdfghjkl',
    'zxcvbnm',
    'azertyuiop',
    'qwertzuiop',
  ],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik,', '9ol.', '!qaz', '@wsx', '#edc', '$rfv'],
  ...[
    'q1w2e3r4t5y6u7i8o9p0',
    '1q2w3e4r5t6y7u8i9o0p',
    'a1b2c3d4e5',
    '1a2b3c4d5e',
    '147258369',
    '159357',
    '789456123',
  ],
  ...['!@#$%^&*()', 'qazwsxedcrfvtgbyhnujm', 'qweasdzxc', '13579', '24680', '112233445566', '102030405060'],
].flatMap((walk) => [walk, [...walk].reverse().join('')]);

const LEET = new Map([
  ['@', 'a'],
  ['4', 'a'],
  ['3', 'e'],
  ['0', 'o'],
  ['$', 's'],
  ['5', 's'],
  ['7', 't'],
  ['!', 'i'],
]);

type PartKind = 'word' | 'pattern' | 'filler';

const MAX_PARTS = 4;
const MAX_WORDS = 2;
const LONGEST_WORD = Math.max(...[...commonWords].map((word) => word.length));
const YEAR = /^(?:19[3-9]\d|20[0-4]\d)$/;
const FILLER = /^(?:\d{1,2}|\d0{2,3}|007|[^a-z0-9]{1,3})$/;
const DATE = /^(?:(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:[0-3]\d){2}(?:19|20)\d{2})$/;

const partKinds = (part: string): PartKind[] => {
  const kinds: PartKind[] = [];
  if (commonWords.has(part)) kinds.push('word');
  const isRepeat = part.length >= 2 && new Set(part).size === 1;
  const isWalk = part.length >= 3 && WALKS.some((walk) => walk.includes(part));
  if (isRepeat || isWalk || YEAR.test(part) || DATE.test(part)) kinds.push('pattern');
  if (FILLER.test(part)) kinds.push('filler');
  return kinds;
};

type Budget = { readonly parts: number; readonly words: number; readonly hasCore: boolean };

/** Whether the rest is made of common parts within the budget; depth is at most MAX_PARTS. */
const isMadeOfParts = (rest: string, budget: Budget): boolean => {
  if (rest === '') return budget.hasCore;
  if (budget.parts === 0) return false;
  const longest = Math.min(rest.length, LONGEST_WORD + 8);
  for (let length = longest; length >= 1; length -= 1) {
    for (const kind of partKinds(rest.slice(0, length))) {
      const words = budget.words - (kind === 'word' ? 1 : 0);
      const next = { parts: budget.parts - 1, words, hasCore: budget.hasCore || kind !== 'filler' };
      if (words >= 0 && isMadeOfParts(rest.slice(length), next)) return true;
    }
  }
  return false;
};

const isRepeatedBlock = (text: string): boolean =>
  [1, 2, 3, 4].some((size) => text.length > size && text.slice(0, size).repeat(32).startsWith(text));

const isRepeatedCommonBlock = (text: string): boolean => {
  const half = text.slice(0, text.length / 2);
  return half + half === text && isMadeOfParts(half, { parts: MAX_PARTS, words: MAX_WORDS, hasCore: false });
};

const unLeet = (text: string, one: string): string =>
  [...text].map((letter) => (letter === '1' ? one : (LEET.get(letter) ?? letter))).join('');

/** Letters for digits only at the head: 「p@ssw0rd1」 keeps its last digit as a digit. */
const spellings = (text: string): string[] => {
  const [, head = text, tail = ''] = /^(.*[a-z@$])([^a-z]*)$/.exec(text) ?? [];
  return [text, ...['l', 'i'].flatMap((one) => [unLeet(head, one) + tail, unLeet(text, one)])];
};

const listPath = join(import.meta.dirname, 'publishedPasswords.txt');

/** A published list of what people really use (quality.md "Passwords"); read once, when the server starts. */
const published: ReadonlySet<string> = new Set(
  readFileSync(listPath, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# ')),
);

/**
 * True for a password that a guesser tries first: one of the published list, common words (also with letters
 * exchanged for digits), keyboard walks, counts, repeats and dates, alone or with years, one or two digits and signs
 * added. Tens of thousands of passwords fall under it; what cannot be taken apart this way is left alone.
 */
export const isCommonPassword = (password: string): boolean => {
  const text = password.toLowerCase();
  if (published.has(text) || isRepeatedBlock(text)) return true;
  return [...new Set(spellings(text))].some(
    (spelling) =>
      published.has(spelling) ||
      isMadeOfParts(spelling, { parts: MAX_PARTS, words: MAX_WORDS, hasCore: false }) ||
      isRepeatedCommonBlock(spelling),
  );
};
