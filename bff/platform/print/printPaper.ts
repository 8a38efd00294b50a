import { once } from 'node:events';
import type { Paper, PrintedPaper } from '#bff/core/paper.ts';
import { drawBlock } from './blocks.ts';
import { lineHeightOf, openSheet, type PageSize, type Sheet, type TextStyle } from './sheet.ts';

const SMALL: TextStyle = { size: 9 };
const TITLE: TextStyle = { size: 17, weight: 'bold' };
/** The sender stands in the right half, its lines flush with one another. */
const senderX = ({ left, contentWidth }: PageSize): number => left + contentWidth * 0.46;
const SENDER_LABEL = 46;
/** Titles of so many letters are spaced out, as on every form. */
const SPACED_LETTERS = 6;

/** Lines that follow one another, and room below them. */
const setLines = (
  sheet: Sheet,
  tag: string,
  lines: readonly string[],
  { align, style = {}, below = 0 }: LineLook,
): void => {
  const { left: x, contentWidth: width } = sheet.page;
  const part = sheet.part(tag, sheet.root);
  for (const line of lines.flatMap((text) => sheet.linesOf(text, width, style))) {
    sheet.line(part, line, { x, y: sheet.y(), width, align }, style);
    sheet.moveTo(sheet.y() + lineHeightOf(style));
  }
  sheet.moveTo(sheet.y() + below);
};

type LineLook = {
  readonly align?: 'left' | 'right' | 'center';
  readonly style?: TextStyle;
  readonly below?: number;
};

const spaced = (title: string): string =>
  [...title].length <= SPACED_LETTERS ? [...title].join('\u3000') : title;

/** 24 mm, as the seals of offices are, and room before it. */
const SEAL = 68;
const SEAL_GAP = 12;

type Seal = NonNullable<NonNullable<Paper['letter']>['seal']>;

/** A square for a seal at the right margin, from the first line of the sender down; with a picture, no square. */
const drawSealArea = (sheet: Sheet, top: number, seal: Seal | undefined): void => {
  const { page } = sheet;
  const area = { x: page.width - page.right - SEAL, y: top, width: SEAL, height: SEAL };
  if (seal === undefined) sheet.frame(area);
  else sheet.picture(seal.picture, seal.alt, area);
};

const setSender = (sheet: Sheet, { from, hasSealArea = false, seal }: NonNullable<Paper['letter']>): void => {
  const { page } = sheet;
  const x = senderX(page);
  const top = sheet.y();
  const right = page.width - page.right - (hasSealArea ? SEAL + SEAL_GAP : 0);
  for (const [label, value] of from) {
    const part = sheet.part('P', sheet.root);
    const lines = sheet.linesOf(value, right - x - SENDER_LABEL);
    for (const [index, line] of lines.entries()) {
      const y = sheet.y();
      if (index === 0) sheet.line(part, label, { x, y, width: SENDER_LABEL });
      sheet.line(part, line, { x: x + SENDER_LABEL, y, width: page.contentWidth });
      sheet.moveTo(y + lineHeightOf({}));
    }
  }
  if (hasSealArea) {
    drawSealArea(sheet, top, seal);
    sheet.moveTo(Math.max(sheet.y(), top + SEAL));
  }
  sheet.moveTo(sheet.y() + 26);
};

/** Number, day, to whom, from whom, and what it is. */
const setHead = (sheet: Sheet, { form, date, letter, over, title }: Paper): void => {
  if (form !== null) setLines(sheet, 'P', [form], {});
  setLines(sheet, 'P', [date], { align: 'right', below: letter === null ? 8 : 14 });
  if (letter !== null) {
    setLines(sheet, 'P', [letter.to], { below: 14 });
    setSender(sheet, letter);
  }
  setLines(sheet, 'P', [over], { align: 'center', below: 2 });
  setLines(sheet, 'H1', [spaced(title)], { align: 'center', style: TITLE, below: 14 });
};

/** From the lower edge of a page. */
const FOOT = 44;
const MARK_Y = 34;

/** What stands on every page and belongs to none: who, which page of how many, and that it is not final. */
const setMargins = (sheet: Sheet, { foot, mark }: Paper): number => {
  const {
    document,
    page: { left, height, contentWidth },
  } = sheet;
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    const at = { x: left, y: height - FOOT, width: contentWidth };
    sheet.line(null, `${index + 1} / ${count}`, { ...at, align: 'center' }, SMALL);
    const [first = ''] = sheet.linesOf(foot, contentWidth * 0.42, SMALL);
    sheet.line(null, first, { ...at, align: 'right' }, SMALL);
    if (mark !== null) sheet.line(null, mark, { ...at, y: MARK_Y, align: 'right' }, SMALL);
  }
  return count;
};

/**
 * Prints a paper: A4, PDF/A-2a, its letters embedded, structure and language for those who listen to it.
 * The same paper is the same bytes, whenever it is printed.
 */
export const printPaper = async (paper: Paper): Promise<PrintedPaper> => {
  const sheet = openSheet(paper);
  const { document, root } = sheet;
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = once(document, 'end');
  setHead(sheet, paper);
  for (const [index, block] of paper.blocks.entries()) drawBlock(sheet, block, paper.blocks[index + 1]);
  root.end();
  const pageCount = setMargins(sheet, paper);
  document.end();
  await ended;
  return { bytes: Buffer.concat(chunks), pageCount };
};
