/** What the body of a long grid draws: rows, and room for those that are out of sight. */
export type DrawnPart =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly rows: number; readonly before: number };

export type RowRange = { readonly first: number; readonly last: number };

/** More rows than this are drawn as they come into sight; a page of the server holds at most as many. */
export const mostRowsDrawn = 200;

/** Rows drawn beyond each edge of what is seen, so that a quick scroll finds them there. */
const margin = 10;

type Sight = {
  bodyTopPx: number;
  viewTopPx: number;
  viewBottomPx: number;
  rowHeightPx: number;
  count: number;
};

/** The rows in sight with their margin, in steps, so that a pixel of scrolling changes nothing. */
export const rangeInSight = ({ bodyTopPx, viewTopPx, viewBottomPx, rowHeightPx, count }: Sight): RowRange => {
  const step = margin / 2;
  const above = Math.floor((viewTopPx - bodyTopPx) / rowHeightPx) - margin;
  const below = Math.ceil((viewBottomPx - bodyTopPx) / rowHeightPx) + margin;
  const first = Math.floor(above / step) * step;
  const last = Math.ceil(below / step) * step;
  return { first: Math.min(Math.max(first, 0), count), last: Math.min(Math.max(last, 0), count - 1) };
};

/** Rows of the range and, outside of it, the one row that keys start from; gaps stand for the others. */
export const partsOf = ({ first, last }: RowRange, count: number, tabStop: number): DrawnPart[] => {
  const lastThere = Math.min(last, count - 1);
  const indexes = Array.from({ length: Math.max(lastThere - first + 1, 0) }, (_, offset) => first + offset);
  if (tabStop >= 0 && tabStop < first) indexes.unshift(tabStop);
  if (tabStop > lastThere && tabStop < count) indexes.push(tabStop);
  const parts: DrawnPart[] = [];
  let done = 0;
  for (const index of indexes) {
    if (index > done) parts.push({ kind: 'gap', rows: index - done, before: index });
    parts.push({ kind: 'row', index });
    done = index + 1;
  }
  if (done < count) parts.push({ kind: 'gap', rows: count - done, before: count });
  return parts;
};
