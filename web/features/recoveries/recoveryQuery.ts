import { RecoveryKindLabel, RecoveryStatusLabel } from '#web/api/generated/enums.ts';
import { valuesOf } from '#web/api/valuesOf.ts';
import {
  idOf,
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  PAGE_SIZE,
} from '#web/list/listAddress.ts';

/** The conditions of the list of money to be paid back, by the names of the contract. */
export const RECOVERY_LIST = {
  filters: ['project_id', 'status', 'kind'],
  singles: ['project_id'],
  others: ['mypage_id', 'overdue', 'decidable'],
  sorts: ['dueOn', '-dueOn', 'updatedAt', '-updatedAt', 'displayCode', '-displayCode'],
  defaultSort: 'dueOn',
} as const satisfies ListShape<string>;

/** What is asked of the contract for the records that an address lists. */
export const recoveryQuery = (list: ListState<(typeof RECOVERY_LIST.sorts)[number]>) => {
  const projectId = idOf(list.values, 'project_id');
  const mypageId = Number(list.others.mypage_id ?? '');
  return {
    ...listQuery(list, PAGE_SIZE),
    status: membersOf(list.values, 'status', valuesOf(RecoveryStatusLabel)),
    kind: membersOf(list.values, 'kind', valuesOf(RecoveryKindLabel)),
    ...(projectId === undefined ? {} : { project_id: projectId }),
    ...(Number.isInteger(mypageId) && mypageId > 0 ? { mypage_id: mypageId } : {}),
    ...(list.others.overdue === 'true' ? { overdue: true } : {}),
    ...(list.others.decidable === 'true' ? { decidable: true } : {}),
  };
};
