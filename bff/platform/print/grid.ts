import type { Align } from '#bff/core/paper.ts';
import { lineHeightOf, type Part, type Sheet, type TextStyle } from './sheet.ts';

/** A cell that is set into lines already. */
export type Cell = {
  readonly lines: readonly string[];
  readonly tag: 'TH' | 'TD';
  readonly align: Align;
  readonly style: TextStyle;
  readonly isShaded: boolean;
};

/** Rows of cells between thin lines. `edges` are the vertical lines from left to right. */
export type Grid = {
  readonly sheet: Sheet;
  readonly table: Part;
  readonly edges: readonly number[];
  /** Repeated where the table continues on a new page. */
  readonly head: readonly Cell[] | null;
};

export const PADDING = { x: 5, y: 4 } as const;
/** Rows of so many lines stay on one page; longer ones are parted where the page ends. */
const KEPT_LINES = 12;
/** Not a line alone at the foot of a page. */
const LEAST_LINES = 2;

/** A part of a row: the lines of its cells from one to another. */
type Slice = { readonly from: number; readonly count: number };

const drawSlice = (
  { sheet, edges }: Grid,
  cells: readonly Cell[],
  parts: readonly Part[] | null,
  { from, count }: Slice,
): void => {
  const top = sheet.y();
  const lineHeight = Math.max(...cells.map(({ style }) => lineHeightOf(style)));
  const bottom = top + count * lineHeight + 2 * PADDING.y;
  const [left = 0, right = 0] = [edges[0], edges.at(-1)];
  for (const [index, { isShaded }] of cells.entries()) {
    if (isShaded) sheet.shade([edges[index] ?? left, top], [edges[index + 1] ?? right, bottom]);
  }
  for (const [index, cell] of cells.entries()) {
    const x = (edges[index] ?? left) + PADDING.x;
    const width = (edges[index + 1] ?? right) - PADDING.x - x;
    for (const [line, text] of cell.lines.slice(from, from + count).entries()) {
      const y = top + PADDING.y + line * lineHeight;
      sheet.line(parts?.[index] ?? null, text, { x, y, width, align: cell.align }, cell.style);
    }
  }
  for (const x of edges) sheet.rule([x, top], [x, bottom]);
  sheet.rule([left, top], [right, top]);
  sheet.rule([left, bottom], [right, bottom]);
  sheet.moveTo(bottom);
};

const linesIn = (cells: readonly Cell[]): number => Math.max(1, ...cells.map(({ lines }) => lines.length));

const continueOnNewPage = (grid: Grid): void => {
  grid.sheet.breakPage();
  if (grid.head) drawSlice(grid, grid.head, null, { from: 0, count: linesIn(grid.head) });
};

/** How many lines of these cells the page still takes. */
const fittingLines = ({ sheet }: Grid, cells: readonly Cell[]): number =>
  Math.floor((sheet.room() - 2 * PADDING.y) / Math.max(...cells.map(({ style }) => lineHeightOf(style))));

/** Draws a row where the sheet stands, over as many pages as it needs. */
export const drawRow = (grid: Grid, cells: readonly Cell[]): void => {
  const { sheet, table } = grid;
  const row = sheet.part('TR', table);
  const parts = cells.map(({ tag }) => sheet.part(tag, row));
  const total = linesIn(cells);
  let from = 0;
  while (from < total) {
    const left = total - from;
    const fitting = fittingLines(grid, cells);
    const isWhole = left <= fitting;
    if (!isWhole && sheet.y() > sheet.page.top && (left <= KEPT_LINES || fitting < LEAST_LINES)) {
      continueOnNewPage(grid);
      if (fittingLines(grid, cells) < LEAST_LINES) sheet.breakPage();
    }
    const count = Math.min(left, Math.max(1, fittingLines(grid, cells)));
    drawSlice(grid, cells, parts, { from, count });
    from += count;
    if (from < total) continueOnNewPage(grid);
  }
};
