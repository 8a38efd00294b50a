import { useRead } from '#web/parts/api/query.tsx';

/** The deal of a number, with its list. Apart from the list's pages, which the page of a document does without. */
export const useDealOfNumber = (number: number | null) =>
  useRead(
    '/api/user/my_page/payment_list',
    { query: { counts: false, number: number ?? 0 } },
    { isEnabled: number !== null },
  );
