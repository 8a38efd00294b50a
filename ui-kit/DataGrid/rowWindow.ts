/** What the body of a long grid draws: rows, and room for those that are out of sight. */
export type DrawnPart =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly rows: number; readonly before: number };

export type RowRange = { readonly first: number; readonly last: number };

/**
 * More rows than this are drawn as they come into sight. A page of the server holds at most 200: all of them are drawn, for
 * the browser's own search and for paper. A grid that scrolls in itself is neither searched nor printed as a whole.
 */
const mostRowsDrawn = { inPage: 200, inOwnHeight: 50 } as const;

export const isWindowed = (count: number, hasOwnHeight: boolean): boolean =>
  count > (hasOwnHeight ? mostRowsDrawn.inOwnHeight : mostRowsDrawn.inPage);

export type Margin = { readonly above: number; readonly below: number };

const few = 2;
const many = 10;

/** Rows drawn beyond each edge of what is seen: few, but where one scrolls to so many that a quick hand finds them there. */
export const margins = {
  atRest: { above: few, below: few },
  down: { above: few, below: many },
  up: { above: many, below: few },
} as const satisfies Record<string, Margin>;

const step = 5;

type Sight = {
  bodyTopPx: number;
  viewTopPx: number;
  viewBottomPx: number;
  rowHeightPx: number;
  count: number;
  margin: Margin;
};

/** The rows in sight with their margin, in steps, so that a pixel of scrolling changes nothing. */
export const rangeInSight = ({
  bodyTopPx,
  viewTopPx,
  viewBottomPx,
  rowHeightPx,
  count,
  margin,
}: Sight): RowRange => {
  const above = Math.floor((viewTopPx - bodyTopPx) / rowHeightPx) - margin.above;
  const below = Math.ceil((viewBottomPx - bodyTopPx) / rowHeightPx) + margin.below;
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
