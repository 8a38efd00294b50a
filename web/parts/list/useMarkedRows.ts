import { useState } from 'react';
import type { GridRowId } from '#ui-kit/DataGrid/index.ts';

type Marked<Row> = { readonly row: Row; readonly place: number };

/**
 * The rows somebody marked, in the order of the list: they stay marked over pages and filters. All that match the
 * conditions of now can be marked with one press; with other conditions that is over.
 * @param rows those of this page
 * @param from position of the first of them in the list, counted from 1
 * @param conditions what narrows the list; missing where rows can only be marked one by one
 */
export const useMarkedRows = <Row extends { readonly id: number }>(
  rows: readonly Row[],
  from: number,
  conditions?: string,
) => {
  const [marked, setMarked] = useState<ReadonlyMap<GridRowId, Marked<Row>>>(new Map());
  const [allOf, setAllOf] = useState<string | null>(null);
  const isAllMatching = allOf !== null && allOf === conditions;
  if (allOf !== null && !isAllMatching) setAllOf(null);
  const onChange = (ids: ReadonlySet<GridRowId>): void => {
    const shown = new Map(rows.map((row, index) => [row.id, { row, place: from + index }]));
    const entries = [...ids].flatMap((id) => {
      const entry = marked.get(id) ?? shown.get(Number(id));
      return entry === undefined ? [] : [[id, entry] as const];
    });
    setAllOf(null);
    setMarked(new Map(entries));
  };
  const onSelectAllMatching =
    conditions === undefined
      ? undefined
      : () => {
          setMarked(new Map());
          setAllOf(conditions);
        };
  return {
    /** For DataGrid's `selection`, beside its actions. */
    selection: { selectedIds: new Set(marked.keys()), onChange, onSelectAllMatching, isAllMatching },
    marked: [...marked.values()].sort((a, b) => a.place - b.place).map(({ row }) => row),
    isAllMatching,
  };
};
