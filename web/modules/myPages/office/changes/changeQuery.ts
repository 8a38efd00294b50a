import { ChangeRequestKindLabel, ChangeRequestStatusLabel } from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { daysIn } from '#web/parts/list/conditionsIn.ts';
import {
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  ownersIn,
  PAGE_SIZE,
} from '#web/parts/list/listAddress.ts';

/** The conditions of the list of change requests, by the names of the contract. */
export const CHANGE_LIST = {
  filters: ['project_id', 'status', 'kind'],
  singles: ['project_id'],
  others: ['mypage_id', 'submittedFrom', 'submittedTo'],
  sorts: ['submittedAt', '-submittedAt', 'updatedAt', '-updatedAt', 'displayCode', '-displayCode'],
  defaultSort: '-submittedAt',
} as const satisfies ListShape<string>;

/** What is asked of the contract for the requests that an address lists. */
export const changeQuery = (list: ListState<(typeof CHANGE_LIST.sorts)[number]>) => {
  return {
    ...listQuery(list, PAGE_SIZE),
    status: membersOf(list.values, 'status', valuesOf(ChangeRequestStatusLabel)),
    kind: membersOf(list.values, 'kind', valuesOf(ChangeRequestKindLabel)),
    ...ownersIn(list),
    ...daysIn(list.others, 'submittedFrom', 'submittedTo'),
  };
};
