import { ChangeRequestKindLabel, ChangeRequestStatusLabel } from '#web/api/generated/enums.ts';
import { valuesOf } from '#web/api/valuesOf.ts';
import {
  idOf,
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  PAGE_SIZE,
} from '#web/list/listAddress.ts';

/** The conditions of the list of change requests, by the names of the contract. */
export const CHANGE_LIST = {
  filters: ['project_id', 'status', 'kind'],
  singles: ['project_id'],
  others: ['mypage_id'],
  sorts: ['submittedAt', '-submittedAt', 'updatedAt', '-updatedAt', 'displayCode', '-displayCode'],
  defaultSort: '-submittedAt',
} as const satisfies ListShape<string>;

/** What is asked of the contract for the requests that an address lists. */
export const changeQuery = (list: ListState<(typeof CHANGE_LIST.sorts)[number]>) => {
  const projectId = idOf(list.values, 'project_id');
  const mypageId = Number(list.others.mypage_id ?? '');
  return {
    ...listQuery(list, PAGE_SIZE),
    status: membersOf(list.values, 'status', valuesOf(ChangeRequestStatusLabel)),
    kind: membersOf(list.values, 'kind', valuesOf(ChangeRequestKindLabel)),
    ...(projectId === undefined ? {} : { project_id: projectId }),
    ...(Number.isInteger(mypageId) && mypageId > 0 ? { mypage_id: mypageId } : {}),
  };
};
