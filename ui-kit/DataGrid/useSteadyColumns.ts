import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How wide the columns are by what stands in them, without the room that a wide window gives them besides. */
const contentWidths = (frame: HTMLElement, table: HTMLElement, heads: readonly HTMLElement[]): number[] => {
  const hasRoom = table.offsetWidth <= frame.clientWidth;
  if (hasRoom) table.style.width = 'max-content';
  const widths = heads.map((head) => head.getBoundingClientRect().width);
  if (hasRoom) table.style.width = '';
  return widths;
};

type Steady = {
  readonly look: unknown;
  /** The most that each column has needed so far. */
  readonly widths: readonly number[];
  /** Whether they are wider together than the frame. */
  readonly isTight: boolean;
};

type SteadyOptions = {
  frameRef: RefObject<HTMLElement | null>;
  /** Which rows are drawn; undefined while all are. */
  drawn: object | undefined;
  rows: unknown;
  /** Other columns, or another density, begin anew. */
  look: unknown;
};

/** Fixes the widths; where there is too little room for them, the columns that give way share what the others leave. */
const fixWidths = (heads: readonly HTMLElement[], { widths, isTight }: Steady): void => {
  for (const [at, head] of heads.entries()) {
    const givesWay = isTight && head.dataset.givesWay === 'true';
    head.style.minWidth = givesWay ? '' : `${widths[at] ?? 0}px`;
  }
};

/** Columns of a long grid grow with what comes into sight and do not shrink again: they would jump about while one scrolls. */
export const useSteadyColumns = ({ frameRef, drawn, rows, look }: SteadyOptions): void => {
  const steady = useRef<Steady>({ look: undefined, widths: [], isTight: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are the reason to measure again.
  useLayoutEffect(() => {
    const frame = frameRef.current;
    const table = frame?.querySelector('table');
    if (!frame || !table) return;
    const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
    if (drawn === undefined || steady.current.look !== look) {
      for (const head of heads) head.style.minWidth = '';
      steady.current = { look, widths: [], isTight: false };
    }
    if (drawn === undefined) return;
    const before = steady.current;
    const widths = contentWidths(frame, table, heads).map((width, at) =>
      Math.max(width, before.widths[at] ?? 0),
    );
    const isTight = widths.reduce((sum, width) => sum + width, 0) > frame.clientWidth + 0.5;
    const grows = widths.some((width, at) => width > (before.widths[at] ?? 0) + 0.5);
    if (!grows && isTight === before.isTight) return;
    steady.current = { look, widths, isTight };
    fixWidths(heads, steady.current);
  }, [frameRef, drawn, rows, look]);
};
