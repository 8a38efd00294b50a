import { PaymentMethodLabel, PaymentStatusLabel } from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { daysIn, yensIn } from '#web/parts/list/conditionsIn.ts';
import {
  idOf,
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  ownersIn,
  PAGE_SIZE,
} from '#web/parts/list/listAddress.ts';

const DAYS = ['requestedFrom', 'requestedTo', 'paidFrom', 'paidTo'] as const;
const AMOUNTS = ['amountFrom', 'amountTo'] as const;

/** The conditions of the list of payments, by the names of the contract. */
export const PAYOUT_LIST = {
  filters: ['project_id', 'status', 'method', 'handledBy'],
  singles: ['project_id', 'handledBy'],
  others: ['mypage_id', 'batch_id', ...DAYS, ...AMOUNTS],
  sorts: [
    'requestedOn',
    '-requestedOn',
    'amount',
    '-amount',
    'displayCode',
    '-displayCode',
    'updatedAt',
    '-updatedAt',
  ],
  defaultSort: 'requestedOn',
} as const satisfies ListShape<string>;

/** What makes a tab of the list. */
export const VIEW_CONDITIONS: readonly string[] = ['status', 'method', 'handledBy', ...PAYOUT_LIST.others];

const numberOf = (value: string | undefined): number | undefined => {
  const number = Number(value ?? '');
  return Number.isInteger(number) && number > 0 ? number : undefined;
};

/** What is asked of the contract for the payments that an address lists. */
export const payoutQuery = (list: ListState<(typeof PAYOUT_LIST.sorts)[number]>) => {
  const batchId = numberOf(list.others.batch_id);
  const handledBy = idOf(list.values, 'handledBy');
  return {
    ...listQuery(list, PAGE_SIZE),
    status: membersOf(list.values, 'status', valuesOf(PaymentStatusLabel)),
    method: membersOf(list.values, 'method', valuesOf(PaymentMethodLabel)),
    ...ownersIn(list),
    ...(batchId === undefined ? {} : { batch_id: batchId }),
    ...(handledBy === undefined ? {} : { handledBy }),
    ...daysIn(list.others, ...DAYS),
    ...yensIn(list.others, ...AMOUNTS),
  };
};
