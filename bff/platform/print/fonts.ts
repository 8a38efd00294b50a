import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

/*
 * Noto Serif JP (OFL, licence text in its package): the letters of names that older fonts lack (𠮷 髙 﨑 ㍿), whole, so
 * that every paper is made of one font. Only the letters of a paper are embedded in it.
 */

export type Weight = 'regular' | 'bold';

const files = {
  regular: '400Regular/NotoSerifJP_400Regular.ttf',
  bold: '600SemiBold/NotoSerifJP_600SemiBold.ttf',
} as const satisfies { readonly [weight in Weight]: string };

/** One weight: what a document embeds, and what its letters measure. */
export type PaperFont = {
  /** Its file, which each document reads for itself. */
  readonly bytes: Buffer;
  /** The text as the font can show it; a letter that it lacks becomes 〓, as printers have always done. */
  readonly shown: (text: string) => string;
  /** Width of a shown text in points. */
  readonly widthOf: (text: string, size: number) => number;
};

/** Choose between the shapes of the letter before them, and have no width of their own. */
const VARIATION_SELECTOR = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/u;
const MISSING = '\u3013';
/** Line breaks are handled by `breakLines`; a tab is as wide as a space. */
const BREAK = /[\r\n]/;

const read = (weight: Weight): PaperFont => {
  const require = createRequire(import.meta.url);
  const bytes = readFileSync(require.resolve(`@expo-google-fonts/noto-serif-jp/${files[weight]}`));
  const font = create(bytes);
  if (!('glyphForCodePoint' in font)) throw new Error('a file of more than one font');
  const widths = new Map<string, number>();
  const has = (letter: string): boolean => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  const widthOfLetter = (letter: string): number => {
    const known = widths.get(letter);
    if (known !== undefined) return known;
    const { advanceWidth } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    const width = VARIATION_SELECTOR.test(letter) ? 0 : advanceWidth / font.unitsPerEm;
    widths.set(letter, width);
    return width;
  };
  const shownLetters = new Map<string, string>();
  const shownLetter = (letter: string): string => {
    const known = shownLetters.get(letter);
    if (known !== undefined) return known;
    const isShown = BREAK.test(letter) || VARIATION_SELECTOR.test(letter) || has(letter);
    const shown = isShown ? letter : MISSING;
    shownLetters.set(letter, shown);
    return shown;
  };
  return {
    bytes,
    shown: (text) => [...text.replaceAll('\t', ' ')].map(shownLetter).join(''),
    widthOf: (text, size) => [...text].reduce((width, letter) => width + widthOfLetter(letter), 0) * size,
  };
};

const readWeights = new Map<Weight, PaperFont>();

/** A weight of the font, read once in a thread. */
export const fontOf = (weight: Weight): PaperFont => {
  const known = readWeights.get(weight);
  if (known) return known;
  const font = read(weight);
  readWeights.set(weight, font);
  return font;
};
