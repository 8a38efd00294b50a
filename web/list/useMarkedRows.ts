import { useState } from 'react';
import type { GridRowId } from '#ui-kit/DataGrid/index.ts';

type Marked<Row> = { readonly row: Row; readonly place: number };

/**
 * The rows somebody marked, in the order of the list: they stay marked over pages and filters.
 * @param rows those of this page
 * @param from position of the first of them in the list, counted from 1
 */
export const useMarkedRows = <Row extends { readonly id: number }>(rows: readonly Row[], from: number) => {
  const [marked, setMarked] = useState<ReadonlyMap<GridRowId, Marked<Row>>>(new Map());
  const onChange = (ids: ReadonlySet<GridRowId>): void => {
    const shown = new Map(rows.map((row, index) => [row.id, { row, place: from + index }]));
    const entries = [...ids].flatMap((id) => {
      const entry = marked.get(id) ?? shown.get(Number(id));
      return entry === undefined ? [] : [[id, entry] as const];
    });
    setMarked(new Map(entries));
  };
  return {
    /** For DataGrid's `selection`, beside its actions. */
    selection: { selectedIds: new Set(marked.keys()), onChange },
    marked: [...marked.values()].sort((a, b) => a.place - b.place).map(({ row }) => row),
  };
};
