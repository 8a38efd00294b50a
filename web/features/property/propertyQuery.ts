import { isCalendarDay } from '#rules/calendar.ts';
import { PropertyState, PropertyStatusLabel } from '#web/api/generated/enums.ts';
import { valuesOf } from '#web/api/valuesOf.ts';
import {
  idOf,
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  PAGE_SIZE,
} from '#web/list/listAddress.ts';

/** The conditions of the list of property, by the names of the contract. */
export const PROPERTY_LIST = {
  filters: ['project_id', 'status', 'state'],
  singles: ['project_id'],
  others: ['mypage_id', 'restrictedFrom', 'restrictedBefore'],
  sorts: [
    'restrictionUntil',
    '-restrictionUntil',
    'amount',
    '-amount',
    'updatedAt',
    '-updatedAt',
    'displayCode',
    '-displayCode',
  ],
  defaultSort: 'restrictionUntil',
} as const satisfies ListShape<string>;

type State = ListState<(typeof PROPERTY_LIST.sorts)[number]>;

/** A day of an address; anything else is not said. */
export const dayIn = (
  { others }: Pick<State, 'others'>,
  name: 'restrictedFrom' | 'restrictedBefore',
): string | undefined => {
  const value = others[name] ?? '';
  return isCalendarDay(value) ? value : undefined;
};

/** What is asked of the contract for the property that an address lists. */
export const propertyQuery = (list: State) => {
  const projectId = idOf(list.values, 'project_id');
  const mypageId = Number(list.others.mypage_id ?? '');
  const restrictedFrom = dayIn(list, 'restrictedFrom');
  const restrictedBefore = dayIn(list, 'restrictedBefore');
  return {
    ...listQuery(list, PAGE_SIZE),
    status: membersOf(list.values, 'status', valuesOf(PropertyStatusLabel)),
    state: Object.values(PropertyState).filter((state) => list.values.state?.includes(state)),
    ...(projectId === undefined ? {} : { project_id: projectId }),
    ...(Number.isInteger(mypageId) && mypageId > 0 ? { mypage_id: mypageId } : {}),
    ...(restrictedFrom === undefined ? {} : { restrictedFrom }),
    ...(restrictedBefore === undefined ? {} : { restrictedBefore }),
  };
};
