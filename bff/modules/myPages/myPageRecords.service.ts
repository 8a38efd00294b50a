import { adminOf, userOf } from '#bff/core/actor.ts';
import type { Db } from '#bff/core/database.ts';
import type { Scope } from '#bff/core/scope.ts';
import { myPageVisibility, requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { searchTextOf } from '#bff/parts/records/searchText.service.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import type { MyPageRecords } from './myPageRecords.data.ts';

/** What a list of records of my pages is asked for: its filter, without what the service adds of who asks and when. */
export type RecordSearch<Filter extends MyPageRecords, Added extends keyof Filter = never> = Omit<
  Filter,
  'visibility' | 'search' | Added
> & { readonly q?: string | undefined };

type Whose = { readonly projectId?: number | undefined; readonly mypageId?: number | undefined };

/** The my pages whose records the caller may see and asks for. */
export const myPagesFor = (
  scope: Scope,
  { projectId, mypageId, q }: Whose & { readonly q?: string | undefined },
): MyPageRecords => ({ projectId, mypageId, visibility: myPageVisibility(scope), search: searchTextOf(q) });

type Records<Search, Filter, Row, View> = {
  readonly rows: {
    readonly page: (db: Db, filter: Filter, request: PageRequest) => Promise<Page<Row>>;
    readonly count: (db: Db, filter: Filter) => Promise<number>;
  };
  readonly filterOf: (scope: Scope, search: Search) => Filter;
  readonly viewOf: (scope: Scope, row: Row) => View;
};

/** How the lists of records of my pages are read: by the office over all undertakings, by a business of its own. */
export const recordsOfMyPages = <Search, Filter, Row, View>({
  rows,
  filterOf,
  viewOf,
}: Records<Search, Filter, Row, View>) => {
  const pageOf = async (scope: Scope, search: Search, request: PageRequest): Promise<Page<View>> =>
    mapPage(await rows.page(scope.db, filterOf(scope, search), request), (row) => viewOf(scope, row));
  return {
    /** Of all that the administrator may see. */
    read: async (scope: Scope, search: Search, request: PageRequest): Promise<Page<View>> => {
      adminOf(scope);
      return pageOf(scope, search, request);
    },
    /** How many `read` has. */
    count: (scope: Scope, search: Search): Promise<number> => rows.count(scope.db, filterOf(scope, search)),
    /** Of the business's own my page. @throws NOT_FOUND for another one */
    readOwn: async (
      scope: Scope,
      search: Search & { readonly mypageId: number },
      request: PageRequest,
    ): Promise<Page<View>> => {
      userOf(scope);
      await requireMyPage(scope, search.mypageId);
      return pageOf(scope, search, request);
    },
  };
};
