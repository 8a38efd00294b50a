import { useRead } from '#web/parts/api/query.tsx';
import { useCachedRead } from '#web/parts/api/useCachedRead.ts';
import { type ListState, readList } from '#web/parts/list/listAddress.ts';
import { useListState } from '#web/parts/list/useListState.ts';
import { useIsAddressSettled } from '#web/parts/list/views/useSavedViews.ts';
import { documentList, listsDocuments, myPageList } from './myPages.list.ts';

const queryOf = (state: ListState<string>, isMatrix: boolean) => ({
  ...myPageList.queryOf(state),
  ...(isMatrix ? { view: 'matrix' as const } : {}),
});

/** The list of my pages as the address asks for it, or the same rows with all their documents. */
export const useMyPageList = (isMatrix: boolean) => {
  const list = useListState(myPageList.shape);
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
    query: queryOf(readList(params, myPageList.shape), isMatrix),
  });
  const documents = useCachedRead('/api/admin/my_page/section', {
    query: documentList.queryOf(readList(params, documentList.shape)),
  });
  return (listsDocuments(params) ? documents : myPages)?.body.total;
};
