import { RetentionKindLabel, RetentionStateLabel } from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import {
  idOf,
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  PAGE_SIZE,
} from '#web/parts/list/listAddress.ts';

/** The conditions of the list. */
export const RETENTION_LIST = {
  filters: ['project_id', 'state', 'kind'],
  singles: ['project_id'],
  sorts: ['dueOn'],
  defaultSort: 'dueOn',
} as const satisfies ListShape<string>;

type State = ListState<(typeof RETENTION_LIST.sorts)[number]>;

/** What is asked of the contract for the records that an address lists: they have one order and no words. */
export const retentionQuery = (list: State) => {
  const { sort: _sort, q: _q, ...asked } = listQuery(list, PAGE_SIZE);
  return {
    ...asked,
    project_id: idOf(list.values, 'project_id'),
    state: membersOf(list.values, 'state', valuesOf(RetentionStateLabel)),
    kind: membersOf(list.values, 'kind', valuesOf(RetentionKindLabel)),
  };
};
