import { PropertyState, PropertyStatusLabel } from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import {
  dayIn,
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  ownersIn,
  PAGE_SIZE,
} from '#web/parts/list/listAddress.ts';

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

/** What is asked of the contract for the property that an address lists. */
export const propertyQuery = (list: State) => {
  const restrictedFrom = dayIn(list.others, 'restrictedFrom');
  const restrictedBefore = dayIn(list.others, 'restrictedBefore');
  return {
    ...listQuery(list, PAGE_SIZE),
    status: membersOf(list.values, 'status', valuesOf(PropertyStatusLabel)),
    state: Object.values(PropertyState).filter((state) => list.values.state?.includes(state)),
    ...ownersIn(list),
    ...(restrictedFrom === undefined ? {} : { restrictedFrom }),
    ...(restrictedBefore === undefined ? {} : { restrictedBefore }),
  };
};
