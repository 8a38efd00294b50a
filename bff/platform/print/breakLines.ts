/*
 * Lines of Japanese text (JIS X 4051, the part that people notice): a line does not begin with 、 or 」 or ー, does not
 * end with （ or 「, and a word of Latin letters or a figure stays whole while it fits.
 */

const NEVER_FIRST =
  /^[、。，．・：；？！!?,.:;)\]}）」』】〕〉》”’ー〜～々ゝゞヽヾ％%℃°ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…‥]/u;
const NEVER_LAST = /[([{（「『【〔〈《“‘￥¥$＄]$/u;
/** Parts that a line may end after: a word, a figure with its 円, or one letter with what belongs to it. */
const PARTS = /[A-Za-z0-9@.,_\-/:+'&#]+円?|\s|\P{M}\p{M}*/gu;

type Measure = (text: string) => number;

/** What may not be parted, together. */
const unitsOf = (text: string): string[] => {
  const units: string[] = [];
  for (const part of text.match(PARTS) ?? []) {
    const last = units.at(-1);
    if (last !== undefined && last.trim() !== '' && (NEVER_FIRST.test(part) || NEVER_LAST.test(last))) {
      units[units.length - 1] = last + part;
    } else units.push(part);
  }
  return units;
};

/** A unit that is longer than a line (an address of a page, a row of ーーー) is cut where the line ends. */
const cut = (unit: string, width: number, measure: Measure): string[] => {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of unit) {
    if (piece !== '' && measure(piece + letter) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
};

const breakParagraph = (text: string, width: number, measure: Measure): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const unit of unitsOf(text)) {
    if (measure(line + unit.trimEnd()) <= width) {
      line += unit;
      continue;
    }
    if (line.trimEnd() !== '') lines.push(line.trimEnd());
    const pieces = measure(unit) > width ? cut(unit, width, measure) : [unit.trimStart()];
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line.trimEnd()];
};

/**
 * The lines of a text; a line break of its own stays one, an empty line stays empty.
 * @param measure width of a text in the unit of `width`
 */
export const breakLines = (text: string, width: number, measure: Measure): string[] =>
  text.split(/\r?\n/).flatMap((paragraph) => breakParagraph(paragraph, width, measure));
