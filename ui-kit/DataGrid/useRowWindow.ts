import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { drawnRows } from './gridElements.ts';
import { mostRowsDrawn, type RowRange, rangeInSight } from './rowWindow.ts';

type RowWindow = RowRange & { rowHeightPx: number };

/** Height of a row before one was measured (LOOK "Density"). */
const guessedRowPx = 56;
const atFirst: RowWindow = { first: 0, last: 39, rowHeightPx: guessedRowPx };

type RowWindowOptions = {
  bodyRef: RefObject<HTMLElement | null>;
  frameRef: RefObject<HTMLElement | null>;
  count: number;
  /** Measures again when it changes: density, columns. */
  look: unknown;
};

const heightOf = (rows: readonly HTMLElement[]): number => {
  const total = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
  return rows.length === 0 || total === 0 ? guessedRowPx : total / rows.length;
};

const windowOf = (body: HTMLElement, frame: HTMLElement, count: number): RowWindow => {
  const rowHeightPx = heightOf(drawnRows(body));
  const { top, bottom } = frame.getBoundingClientRect();
  const range = rangeInSight({
    bodyTopPx: body.getBoundingClientRect().top,
    viewTopPx: Math.max(top, 0),
    viewBottomPx: Math.min(bottom, window.innerHeight),
    rowHeightPx,
    count,
  });
  return { ...range, rowHeightPx };
};

const isSame = (a: RowWindow, b: RowWindow): boolean =>
  a.first === b.first && a.last === b.last && Math.abs(a.rowHeightPx - b.rowHeightPx) < 0.5;

/**
 * Which rows of a long grid are in sight, whatever scrolls: the page or the grid itself.
 * @returns undefined while there are few enough to draw them all
 */
export const useRowWindow = ({ bodyRef, frameRef, count, look }: RowWindowOptions): RowWindow | undefined => {
  const [current, setCurrent] = useState(atFirst);
  const isLong = count > mostRowsDrawn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` is not read; another look is the reason to measure again.
  useLayoutEffect(() => {
    if (!isLong) return;
    const update = () => {
      const body = bodyRef.current;
      const frame = frameRef.current;
      if (body === null || frame === null) return;
      const seen = windowOf(body, frame, count);
      setCurrent((before) => (isSame(before, seen) ? before : seen));
    };
    update();
    document.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      document.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [isLong, count, look, bodyRef, frameRef]);
  return isLong ? current : undefined;
};
