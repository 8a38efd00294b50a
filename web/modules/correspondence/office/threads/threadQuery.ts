import { ThreadStatusLabel } from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import {
  dayIn,
  idOf,
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  numberIn,
  ownersIn,
  PAGE_SIZE,
  whatIsSaid,
} from '#web/parts/list/listAddress.ts';

/** Of the filter for who looks after a thread: nobody, or the caller. */
export const NOBODY = 'nobody';
export const ME = 'me';

/** The conditions of the list of threads, by the names of the contract. */
export const THREAD_LIST = {
  filters: ['project_id', 'status', 'assigneeAdminUserId'],
  singles: ['project_id', 'assigneeAdminUserId'],
  others: ['mypage_id', 'application_id', 'messageFrom', 'messageTo', 'waitingFrom', 'waitingTo'],
  sorts: ['waitingSince', '-waitingSince', 'lastMessageAt', '-lastMessageAt'],
  defaultSort: 'waitingSince',
} as const satisfies ListShape<string>;

const assigneeIn = ({ values }: ListState<string>) => {
  const [chosen] = values.assigneeAdminUserId ?? [];
  return {
    unassigned: chosen === NOBODY ? true : undefined,
    mine: chosen === ME ? true : undefined,
    assigneeAdminUserId: idOf(values, 'assigneeAdminUserId'),
  };
};

/** What is asked of the contract for the threads that an address lists. */
export const threadQuery = (list: ListState<(typeof THREAD_LIST.sorts)[number]>) => ({
  ...listQuery(list, PAGE_SIZE),
  status: membersOf(list.values, 'status', valuesOf(ThreadStatusLabel)),
  ...ownersIn(list),
  ...whatIsSaid({
    ...assigneeIn(list),
    application_id: numberIn(list.others.application_id),
    messageFrom: dayIn(list.others, 'messageFrom'),
    messageTo: dayIn(list.others, 'messageTo'),
    waitingFrom: dayIn(list.others, 'waitingFrom'),
    waitingTo: dayIn(list.others, 'waitingTo'),
  }),
});
