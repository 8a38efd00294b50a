import { RecoveryKindLabel, RecoveryStatusLabel } from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import {
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  ownersIn,
  PAGE_SIZE,
} from '#web/parts/list/listAddress.ts';

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
  return {
    ...listQuery(list, PAGE_SIZE),
    status: membersOf(list.values, 'status', valuesOf(RecoveryStatusLabel)),
    kind: membersOf(list.values, 'kind', valuesOf(RecoveryKindLabel)),
    ...ownersIn(list),
    ...(list.others.overdue === 'true' ? { overdue: true } : {}),
    ...(list.others.decidable === 'true' ? { decidable: true } : {}),
  };
};
