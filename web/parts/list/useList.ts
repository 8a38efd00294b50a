import type { UseQueryResult } from '@tanstack/react-query';
import type { Answer, CallInit } from '#web/parts/api/client.ts';
import { useRead } from '#web/parts/api/query.tsx';
import type { BodyOf, Described, ListPath, QueryOf } from './describeList.ts';
import { useListState } from './useListState.ts';

type Reading<P extends ListPath> = {
  /** What the address of the contract names in braces. */
  readonly path?: CallInit<'get', P>['path'];
  /** In the place of the described one. */
  readonly everyMs?: Described<P>['everyMs'];
};

/** A list without views shows the rows of its address at once. */
const always = (): boolean => true;

/** A described list as its address has it, with the page of rows that is read. */
export const useList = <P extends ListPath>(
  described: Described<P>,
  { path, everyMs = described.everyMs }: Reading<P> = {},
) => {
  const list = useListState(described.shape);
  const { useIsSettled = always } = described.views ?? {};
  const isEnabled = useIsSettled();
  const query: QueryOf<P> = described.queryOf(list);
  const init: object = { query, path };
  // A list answers with a page of its rows: to the compiler, the contract of any address.
  const read = useRead(described.path, init as CallInit<'get', P>, {
    keepsPrevious: true,
    isEnabled,
    everyMs,
  }) as UseQueryResult<Answer<BodyOf<P>> | null>;
  return { described, list, query, read, page: read.data?.body };
};

export type ShownList<P extends ListPath> = ReturnType<typeof useList<P>>;
