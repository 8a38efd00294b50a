import { countedRead, NUMBERS, PAGE } from '#web/modules/money/shared/payments/countedList.ts';
import { useRead } from '#web/parts/api/query.tsx';

type Query = {
  readonly q?: string;
  readonly number?: number;
  readonly limit?: number;
  readonly cursor?: string;
};

const useList = (query: Query & { readonly counts?: boolean }) =>
  useRead('/api/user/my_page/payment_list', { query }, { keepsPrevious: true });

/** A page of the payment list of the caller's own undertaking. */
export const usePaymentList = (query: Query) => countedRead(useList({ ...query, ...PAGE }), useList(NUMBERS));

/** What its form has to know of the list that a deal is in. */
export const useListOfDeal = () => useList({ ...PAGE, limit: 1 });

/** One deal. */
export const usePaymentItem = (id: number) =>
  useRead('/api/user/my_page/payment_item/{id}', { path: { id } });
