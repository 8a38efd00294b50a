import type { GridRowId } from './gridTypes.ts';

export type SelectionState = 'none' | 'some' | 'all';

/** How much of the shown page is selected; rows of other pages do not count. */
export const selectionStateOf = (
  ids: readonly GridRowId[],
  selected: ReadonlySet<GridRowId>,
): SelectionState => {
  if (selected.size === 0) return 'none';
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
};

export const toggleRow = (selected: ReadonlySet<GridRowId>, id: GridRowId): ReadonlySet<GridRowId> => {
  const following = new Set(selected);
  if (!following.delete(id)) following.add(id);
  return following;
};

/** Selects the whole page, or none of it when all were selected; other pages keep what they have. */
export const togglePage = (
  selected: ReadonlySet<GridRowId>,
  ids: readonly GridRowId[],
): ReadonlySet<GridRowId> => {
  const following = new Set(selected);
  const isAll = selectionStateOf(ids, selected) === 'all';
  for (const id of ids) {
    if (isAll) following.delete(id);
    else following.add(id);
  }
  return following;
};
