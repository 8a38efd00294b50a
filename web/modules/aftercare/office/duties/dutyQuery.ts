import { DutyKindLabel, DutyStatusLabel } from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import {
  dayIn,
  idOf,
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  PAGE_SIZE,
} from '#web/parts/list/listAddress.ts';

/** The conditions of the list of duties, by the names of the contract. */
export const DUTY_LIST = {
  filters: ['project_id', 'status', 'kind'],
  singles: ['project_id'],
  others: ['dueFrom', 'dueBefore'],
  sorts: ['dueOn', '-dueOn', 'displayCode', '-displayCode'],
  defaultSort: 'dueOn',
} as const satisfies ListShape<string>;

type State = ListState<(typeof DUTY_LIST.sorts)[number]>;

/** What is asked of the contract for the duties that an address lists. */
export const dutyQuery = (list: State) => {
  const projectId = idOf(list.values, 'project_id');
  const dueFrom = dayIn(list.others, 'dueFrom');
  const dueBefore = dayIn(list.others, 'dueBefore');
  return {
    ...listQuery(list, PAGE_SIZE),
    status: membersOf(list.values, 'status', valuesOf(DutyStatusLabel)),
    kind: membersOf(list.values, 'kind', valuesOf(DutyKindLabel)),
    ...(projectId === undefined ? {} : { project_id: projectId }),
    ...(dueFrom === undefined ? {} : { dueFrom }),
    ...(dueBefore === undefined ? {} : { dueBefore }),
  };
};
