import { RetentionErasureStatusLabel } from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import {
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  PAGE_SIZE,
} from '#web/parts/list/listAddress.ts';

/** The conditions of the list of erasures, by the names of the contract. */
export const ERASURE_LIST = {
  filters: ['status', 'notOwn'],
  singles: ['notOwn'],
  sorts: ['-proposedAt'],
  defaultSort: '-proposedAt',
} as const satisfies ListShape<string>;

/** What is asked of the contract for the erasures that an address lists: newest first, without a search. */
export const erasureQuery = (list: ListState<(typeof ERASURE_LIST.sorts)[number]>) => {
  const { sort: _sort, q: _q, ...page } = listQuery(list, PAGE_SIZE);
  return {
    ...page,
    status: membersOf(list.values, 'status', valuesOf(RetentionErasureStatusLabel)),
    ...(list.values.notOwn?.[0] === 'true' ? { notOwn: true } : {}),
  };
};
