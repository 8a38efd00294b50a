import { useRead } from '#web/api/query.tsx';
import { useListState } from '#web/list/useListState.ts';
import { MY_PAGE_LIST, myPageQuery } from './listViews.ts';

/** The list of my pages as the address asks for it. */
export const useMyPageList = (isMatrix: boolean) => {
  const list = useListState(MY_PAGE_LIST);
  const read = useRead(
    '/api/admin/my_page',
    { query: { ...myPageQuery(list), ...(isMatrix ? { view: 'matrix' as const } : {}) } },
    { keepsPrevious: true },
  );
  return { list, read };
};
