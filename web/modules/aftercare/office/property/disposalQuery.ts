import { PropertyDisposalStatusLabel } from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import {
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  ownersIn,
  PAGE_SIZE,
} from '#web/parts/list/listAddress.ts';

/** The conditions of the list of requests to dispose of property, by the names of the contract. */
export const DISPOSAL_LIST = {
  filters: ['project_id', 'status'],
  singles: ['project_id'],
  others: ['mypage_id'],
  sorts: [
    'submittedAt',
    '-submittedAt',
    'plannedOn',
    '-plannedOn',
    'updatedAt',
    '-updatedAt',
    'displayCode',
    '-displayCode',
  ],
  defaultSort: '-submittedAt',
} as const satisfies ListShape<string>;

/** What is asked of the contract for the requests that an address lists. */
export const disposalQuery = (list: ListState<(typeof DISPOSAL_LIST.sorts)[number]>) => {
  return {
    ...listQuery(list, PAGE_SIZE),
    status: membersOf(list.values, 'status', valuesOf(PropertyDisposalStatusLabel)),
    ...ownersIn(list),
  };
};
