import { AmountProposalKindLabel, AmountProposalStatusLabel } from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import {
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  ownersIn,
  PAGE_SIZE,
} from '#web/parts/list/listAddress.ts';

/** The conditions of the list of proposals, by the names of the contract. */
export const AMOUNT_LIST = {
  filters: ['project_id', 'status', 'kind', 'notOwn'],
  singles: ['project_id', 'notOwn'],
  others: ['mypage_id'],
  sorts: ['proposedAt', '-proposedAt', 'updatedAt', '-updatedAt', 'displayCode', '-displayCode'],
  defaultSort: '-proposedAt',
} as const satisfies ListShape<string>;

/** What is asked of the contract for the proposals that an address lists. */
export const amountQuery = (list: ListState<(typeof AMOUNT_LIST.sorts)[number]>) => {
  return {
    ...listQuery(list, PAGE_SIZE),
    status: membersOf(list.values, 'status', valuesOf(AmountProposalStatusLabel)),
    kind: membersOf(list.values, 'kind', valuesOf(AmountProposalKindLabel)),
    ...(list.values.notOwn?.[0] === 'true' ? { notOwn: true } : {}),
    ...ownersIn(list),
  };
};
