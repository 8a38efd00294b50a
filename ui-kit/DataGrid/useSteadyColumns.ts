import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How wide the columns are by what stands in them, without the room that a wide window gives them besides. */
const contentWidths = (frame: HTMLElement, table: HTMLElement, heads: readonly HTMLElement[]): number[] => {
  const hasRoom = table.offsetWidth <= frame.clientWidth;
  if (hasRoom) table.style.width = 'max-content';
  const widths = heads.map((head) => head.getBoundingClientRect().width);
  if (hasRoom) table.style.width = '';
  return widths;
};

type SteadyOptions = {
  frameRef: RefObject<HTMLElement | null>;
  /** Which rows are drawn; undefined while all are. */
  drawn: object | undefined;
  rows: unknown;
  /** Other columns, or another density, begin anew. */
  look: unknown;
};

/**
 * Columns of a long grid grow with what comes into sight and do not shrink again: they would jump about while one scrolls.
 * One with a width of its own has it whatever comes, and gives way when the others grow.
 */
export const useSteadyColumns = ({ frameRef, drawn, rows, look }: SteadyOptions): void => {
  const steady = useRef<{ look: unknown; widths: number[] }>({ look: undefined, widths: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are the reason to measure again.
  useLayoutEffect(() => {
    const frame = frameRef.current;
    const table = frame?.querySelector('table');
    if (!frame || !table) return;
    const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
    if (drawn === undefined || steady.current.look !== look) {
      for (const head of heads) head.style.minWidth = '';
      steady.current = { look, widths: [] };
    }
    if (drawn === undefined) return;
    const { widths } = steady.current;
    const seen = contentWidths(frame, table, heads);
    for (const [at, head] of heads.entries()) {
      const width = seen[at] ?? 0;
      if (head.dataset.givesWay === 'true' || width <= (widths[at] ?? 0) + 0.5) continue;
      widths[at] = width;
      head.style.minWidth = `${width}px`;
    }
  }, [frameRef, drawn, rows, look]);
};
