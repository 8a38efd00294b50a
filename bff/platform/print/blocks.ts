import type { PaperBlock, PaperColumn } from '#bff/core/paper.ts';
import { columnWidths } from './columnWidths.ts';
import { type Cell, drawRow, PADDING } from './grid.ts';
import { drawPhotos, heightOfFirstRow } from './photos.ts';
import { lineHeightOf, type PageSize, type Sheet, TEXT_SIZE, type TextStyle } from './sheet.ts';

type BlockOf<Kind extends PaperBlock['kind']> = Extract<PaperBlock, { readonly kind: Kind }>;

/** Sets a block where the sheet stands; `next` is the one that follows it. */
type Setter<Kind extends PaperBlock['kind']> = (
  sheet: Sheet,
  block: BlockOf<Kind>,
  next: PaperBlock | undefined,
) => void;

const GAP = 10;
/** A heading is never the last thing on a page. */
const KEPT_BELOW = 64;
const LABEL_WIDTH = 136;

const headings = {
  1: { tag: 'H2', style: { size: 12, weight: 'bold' }, above: 16, below: 6 },
  2: { tag: 'H3', style: { size: TEXT_SIZE, weight: 'bold' }, above: 8, below: 4 },
} as const;

const drawHeading: Setter<'heading'> = (sheet, { level, text }, next) => {
  const { tag, style, above, below } = headings[level];
  const { page } = sheet;
  const lines = sheet.linesOf(text, page.contentWidth, style);
  const keptBelow = next?.kind === 'photos' ? below + heightOfFirstRow(sheet, next.photos) : KEPT_BELOW;
  sheet.ensure(above + lines.length * lineHeightOf(style) + keptBelow);
  if (sheet.y() > page.top) sheet.moveTo(sheet.y() + above);
  const part = sheet.part(tag, sheet.root);
  for (const line of lines) {
    sheet.line(part, line, { x: page.left, y: sheet.y(), width: page.contentWidth }, style);
    sheet.moveTo(sheet.y() + lineHeightOf(style));
  }
  sheet.moveTo(sheet.y() + below);
};

const drawText = (sheet: Sheet, { text, align }: BlockOf<'text'>): void => {
  const part = sheet.part('P', sheet.root);
  const { left: x, contentWidth: width } = sheet.page;
  for (const line of sheet.linesOf(text, width)) {
    sheet.ensure(lineHeightOf({}));
    sheet.line(part, line, { x, y: sheet.y(), width, align });
    sheet.moveTo(sheet.y() + lineHeightOf({}));
  }
  sheet.moveTo(sheet.y() + GAP);
};

const drawFacts = (sheet: Sheet, { rows }: BlockOf<'facts'>): void => {
  const { page } = sheet;
  const edges = [page.left, page.left + LABEL_WIDTH, page.width - page.right];
  const table = sheet.part('Table', sheet.root);
  const label = { tag: 'TH', align: 'left', style: {}, isShaded: true } as const;
  const value = { tag: 'TD', align: 'left', style: {}, isShaded: false } as const;
  for (const [term, text] of rows) {
    drawRow({ sheet, table, edges, head: null }, [
      { ...label, lines: sheet.linesOf(term, LABEL_WIDTH - 2 * PADDING.x) },
      { ...value, lines: sheet.linesOf(text, page.contentWidth - LABEL_WIDTH - 2 * PADDING.x) },
    ]);
  }
  sheet.moveTo(sheet.y() + GAP);
};

/** A table of many columns is set smaller, as in every office: by the points that each has on its page. */
const sizeFor = (columns: number, { contentWidth }: PageSize): number => {
  const each = contentWidth / columns;
  if (each >= 94) return 9.5;
  return each >= 67 ? 9 : 8;
};

/** Columns may be narrow and wrap; this many letters stay beside one another, and so many of a head over figures. */
const LEAST_LETTERS = 4;
const LEAST_OVER_FIGURES = 6;
const FULL_LETTERS = 18;

const needOf = (
  sheet: Sheet,
  { label, isFigure }: PaperColumn,
  texts: readonly string[],
  style: TextStyle,
) => {
  const widest = Math.max(
    0,
    ...texts.flatMap((text) => text.split('\n')).map((text) => sheet.widthOf(text, style)),
  );
  const { size = TEXT_SIZE } = style;
  const padding = 2 * PADDING.x + 1;
  const letters = isFigure ? LEAST_OVER_FIGURES : LEAST_LETTERS;
  const ofLabel = Math.min(sheet.widthOf(label, style), letters * size);
  if (isFigure)
    return { least: Math.max(widest, ofLabel) + padding, full: Math.max(widest, ofLabel) + padding };
  const least = Math.max(ofLabel, Math.min(widest, LEAST_LETTERS * size));
  // A little more than its letters, so that a column of words always takes what the figures leave.
  return {
    least: least + padding,
    full: Math.max(least + size, Math.min(widest, FULL_LETTERS * size)) + padding,
  };
};

const edgesOf = (sheet: Sheet, { columns, rows, sums }: BlockOf<'table'>, style: TextStyle): number[] => {
  const needs = columns.map((column, index) =>
    needOf(
      sheet,
      column,
      [...rows, ...sums].map((row) => row[index] ?? ''),
      style,
    ),
  );
  const { left, contentWidth } = sheet.page;
  const edges: number[] = [left];
  for (const width of columnWidths(needs, contentWidth)) edges.push((edges.at(-1) ?? left) + width);
  return edges;
};

const drawTable = (sheet: Sheet, block: BlockOf<'table'>): void => {
  const { columns, rows, sums } = block;
  const style: TextStyle = { size: sizeFor(columns.length, sheet.page) };
  const bold: TextStyle = { ...style, weight: 'bold' };
  const edges = edgesOf(sheet, block, bold);
  const linesIn = (text: string, index: number, cellStyle: TextStyle): string[] =>
    sheet.linesOf(text, (edges[index + 1] ?? 0) - (edges[index] ?? 0) - 2 * PADDING.x, cellStyle);
  const head = columns.map(
    ({ label }, index): Cell => ({
      tag: 'TH',
      align: 'center',
      style,
      isShaded: true,
      lines: linesIn(label, index, style),
    }),
  );
  const cellsOf = (row: readonly string[], cellStyle: TextStyle): Cell[] =>
    columns.map(({ isFigure }, index) => ({
      tag: 'TD',
      align: isFigure ? 'right' : 'left',
      style: cellStyle,
      isShaded: false,
      lines: linesIn(row[index] ?? '', index, cellStyle),
    }));
  const table = sheet.part('Table', sheet.root);
  drawRow({ sheet, table, edges, head: null }, head);
  for (const row of rows) drawRow({ sheet, table, edges, head }, cellsOf(row, style));
  for (const row of sums) drawRow({ sheet, table, edges, head }, cellsOf(row, bold));
  sheet.moveTo(sheet.y() + GAP);
};

const setters: { readonly [Kind in PaperBlock['kind']]: Setter<Kind> } = {
  heading: drawHeading,
  text: drawText,
  sheet: (sheet) => sheet.breakPage(),
  facts: drawFacts,
  table: drawTable,
  photos: (sheet, { photos }) => {
    drawPhotos(sheet, photos);
    sheet.moveTo(sheet.y() + GAP);
  },
};

/** Sets one block where the sheet stands; a heading stays beside the block that follows it. */
export const drawBlock = <Kind extends PaperBlock['kind']>(
  sheet: Sheet,
  block: BlockOf<Kind>,
  next: PaperBlock | undefined,
): void => setters[block.kind as Kind](sheet, block, next);
