import type { GridSelection } from '#ui-kit/DataGrid/index.ts';
import { useMarkedRows } from '#web/parts/list/useMarkedRows.ts';
import type { ActKind, BulkRun } from './bulkTypes.ts';
import { useBulkActs } from './useBulkActs.tsx';

type Selected<Row> = {
  readonly list: BulkRun['list'];
  /** What the caller may do with many rows at once. */
  readonly kinds: readonly ActKind[];
  readonly rows: readonly Row[];
  /** How many rows match in all. */
  readonly total: number;
  /** Also others may do something with all that match, seen or not. */
  readonly isWhole?: boolean;
  readonly state: { readonly from: number; readonly conditions: string };
};

/**
 * The marked rows of a list, and what can be done with them at once. All that match can be marked by those who may do
 * something with rows that are not seen.
 */
export const useBulkSelection = <Row extends { readonly id: number }>(selected: Selected<Row>) => {
  const { list, kinds, rows, total, state, isWhole = kinds.length > 0 } = selected;
  const conditions = isWhole ? state.conditions : undefined;
  const { selection, marked, isAllMatching } = useMarkedRows(rows, state.from, conditions);
  const { actions, dialog } = useBulkActs(kinds, {
    list,
    count: isAllMatching ? total : marked.length,
    conditions: state.conditions,
    selection: isAllMatching
      ? { by: 'search', search: state.conditions }
      : { by: 'ids', ids: marked.map(({ id }) => id) },
  });
  /** For DataGrid. */
  const withActions: GridSelection = { ...selection, actions };
  return { selection: withActions, marked, isAllMatching, dialog };
};
