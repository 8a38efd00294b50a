import { useRead } from '#web/parts/api/query.tsx';
import { useCachedRead } from '#web/parts/api/useCachedRead.ts';
import { readList } from '#web/parts/list/listAddress.ts';
import { useListState } from '#web/parts/list/useListState.ts';
import { useIsAddressSettled } from '#web/parts/list/views/useSavedViews.ts';
import { documentQuery, listsDocuments, MY_PAGE_LIST, myPageQuery, QUEUE_LIST } from './listViews.ts';

type MyPageListState = Parameters<typeof myPageQuery>[0];

const queryOf = (list: MyPageListState, isMatrix: boolean) => ({
  ...myPageQuery(list),
  ...(isMatrix ? { view: 'matrix' as const } : {}),
});

/** The list of my pages as the address asks for it. */
export const useMyPageList = (isMatrix: boolean) => {
  const list = useListState(MY_PAGE_LIST);
  const isEnabled = useIsAddressSettled('myPages');
  const read = useRead(
    '/api/admin/my_page',
    { query: queryOf(list, isMatrix) },
    { keepsPrevious: true, isEnabled },
  );
  return { list, read };
};

/** How many rows the list of now has, of my pages or of documents; undefined until it was read. */
export const useShownTotal = (params: URLSearchParams, isMatrix: boolean): number | undefined => {
  const myPages = useCachedRead('/api/admin/my_page', {
    query: queryOf(readList(params, MY_PAGE_LIST), isMatrix),
  });
  const documents = useCachedRead('/api/admin/my_page/section', {
    query: documentQuery(readList(params, QUEUE_LIST)),
  });
  return (listsDocuments(params) ? documents : myPages)?.body.total;
};
