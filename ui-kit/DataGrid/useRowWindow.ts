import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { drawnRows } from './gridElements.ts';
import { isWindowed, type Margin, margins, type RowRange, rangeInSight } from './rowWindow.ts';

type RowWindow = RowRange & { rowHeightPx: number };

/** Height of a row before one was measured (LOOK "Density"). */
const guessedRowPx = 56;
/** What most windows have room for; where there is more, it is measured and drawn before anything is painted. */
const atFirst: RowWindow = { first: 0, last: 15, rowHeightPx: guessedRowPx };

type RowWindowOptions = {
  bodyRef: RefObject<HTMLElement | null>;
  frameRef: RefObject<HTMLElement | null>;
  count: number;
  hasOwnHeight: boolean;
  /** Measures again when it changes: density, columns. */
  look: unknown;
};

const heightOf = (rows: readonly HTMLElement[]): number => {
  const total = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
  return rows.length === 0 || total === 0 ? guessedRowPx : total / rows.length;
};

type Measured = { body: HTMLElement; frame: HTMLElement; count: number; margin: Margin };

const windowOf = ({ body, frame, count, margin }: Measured): RowWindow => {
  const rowHeightPx = heightOf(drawnRows(body));
  const { top, bottom } = frame.getBoundingClientRect();
  const range = rangeInSight({
    bodyTopPx: body.getBoundingClientRect().top,
    viewTopPx: Math.max(top, 0),
    viewBottomPx: Math.min(bottom, window.innerHeight),
    rowHeightPx,
    count,
    margin,
  });
  return { ...range, rowHeightPx };
};

const isSame = (a: RowWindow, b: RowWindow): boolean =>
  a.first === b.first && a.last === b.last && Math.abs(a.rowHeightPx - b.rowHeightPx) < 0.5;

/**
 * Which rows of a long grid are in sight, whatever scrolls: the page or the grid itself.
 * @returns undefined while there are few enough to draw them all
 */
export const useRowWindow = ({
  bodyRef,
  frameRef,
  count,
  hasOwnHeight,
  look,
}: RowWindowOptions): RowWindow | undefined => {
  const [current, setCurrent] = useState(atFirst);
  const isLong = isWindowed(count, hasOwnHeight);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` is not read; another look is the reason to measure again.
  useLayoutEffect(() => {
    if (!isLong) return;
    let top = 0;
    const topNow = () => bodyRef.current?.getBoundingClientRect().top ?? 0;
    const update = (margin: Margin) => {
      const body = bodyRef.current;
      const frame = frameRef.current;
      if (body === null || frame === null) return;
      top = topNow();
      const seen = windowOf({ body, frame, count, margin });
      setCurrent((before) => (isSame(before, seen) ? before : seen));
    };
    const rest = () => update(margins.atRest);
    rest();
    // Drawn in the frame that is scrolled in: a frame later a quick hand would see nothing where rows are.
    const follow = () => {
      const now = topNow();
      if (now !== top) flushSync(() => update(now < top ? margins.down : margins.up));
    };
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', rest);
    return () => {
      document.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', rest);
    };
  }, [isLong, count, look, bodyRef, frameRef]);
  return isLong ? current : undefined;
};
