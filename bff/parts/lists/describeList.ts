import type { OperationId } from '#bff/core/contractDocument.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { Handlers } from '#bff/http/handlers.ts';
import { ok, type Reply, streamed } from '#bff/http/reply.ts';
import { type AskedFile, allRows, exportList, type FileChoice } from './exports/exportList.service.ts';
import type { BulkRecord, CounterKey, ListDescription } from './listDescription.ts';
import { fileOf, listBody, type PageQuery, pageRequestOf } from './paging.ts';

type Ask<Asked> = (
  request: { readonly path: object; readonly query: Asked },
  scope: Scope,
) => Promise<Reply<unknown>>;

type FileQuery = { readonly format: FileChoice['format']; readonly columns?: readonly string[] };

/**
 * A list as the rest of the server knows it: asked in the contract's words, as its operations and the addresses of the web
 * app are. What its service calls the same stays in its description.
 */
export type DescribedList<
  List extends OperationId = OperationId,
  File extends OperationId = OperationId,
  Search = unknown,
> = Pick<ListDescription<List, never, never, File>, 'list' | 'file' | 'view' | 'page' | 'family'> & {
  /** Its conditions by the contract's names. */
  readonly conditions: readonly string[];
  readonly counters: { readonly [Key in CounterKey]?: (today: string) => object };
  readonly answer: Ask<PageQuery>;
  readonly save: Ask<PageQuery & FileQuery>;
  /** For other operations on the same rows, such as a zip of their files. */
  readonly searchOf: (asked: object) => Search;
  readonly askedFileOf: (asked: PageQuery & FileQuery) => AskedFile<Search>;
  readonly count: ((scope: Scope, asked: object) => Promise<number>) | undefined;
  readonly bulk:
    | {
        readonly of: readonly BulkRecord[];
        readonly ids: (scope: Scope, asked: object, limit: number) => Promise<number[]>;
      }
    | undefined;
};

const countersOf = (
  counters: NonNullable<ListDescription<OperationId, never, never, never>['counters']>,
): DescribedList['counters'] =>
  Object.fromEntries(
    Object.entries(counters).map(([key, asked]) => [
      key,
      typeof asked === 'function' ? asked : (): object => asked,
    ]),
  );

/**
 * A list, described once in its file x.list.ts: the handlers of its operations, its saved views, its counters, its file and
 * its bulk runs come from there (docs/adding/list.md).
 */
export const describeList = <
  List extends OperationId,
  Search extends object,
  Row,
  File extends OperationId = never,
>(
  description: ListDescription<List, Search, Row, File>,
): DescribedList<List, File, Search> => {
  const { list, file, view, page, family, orders, firstOrder, counters = {} } = description;
  const { read, present, exported, count, bulk } = description;
  const conditions = Object.entries<keyof Search>(description.conditions);
  // That each name of the search takes the value of its condition, the type of a description says.
  const searchOf = (asked: object) =>
    Object.fromEntries(conditions.map(([name, key]) => [key, Reflect.get(asked, name)])) as Search;
  const askedFileOf = (asked: PageQuery & FileQuery) => ({
    ...fileOf(asked),
    search: searchOf(asked),
    keys: pageRequestOf({ sort: asked.sort }, orders, firstOrder).keys,
  });
  return {
    list,
    file,
    view,
    page,
    family,
    conditions: conditions.map(([name]) => name),
    counters: countersOf(counters),
    searchOf,
    askedFileOf,
    answer: async ({ path, query }, scope) => {
      const request = pageRequestOf(query, orders, firstOrder);
      const { items, next, total, ...beside } = await read(scope, searchOf({ ...path, ...query }), request);
      return ok({ ...listBody({ items, next, total }, request, present), ...beside });
    },
    save: async ({ path, query }, scope) => {
      if (exported === undefined) throw new TypeError(`${list} has no file`);
      const { search, keys, ...choice } = askedFileOf({ ...path, ...query });
      const rows = allRows(keys, (request) => read(scope, search, request));
      return streamed(
        await exportList(scope, {
          filter: search,
          ...(await exported(scope, search, keys)),
          ...choice,
          rows,
        }),
      );
    },
    count: count && ((scope, asked) => count(scope, searchOf(asked))),
    bulk: bulk && { of: bulk.of, ids: (scope, asked, limit) => bulk.ids(scope, searchOf(asked), limit) },
  };
};

/** The handlers of the operations of lists. */
export const handlersOf = <List extends OperationId, File extends OperationId>(
  lists: readonly DescribedList<List, File>[],
): Pick<Handlers, List | File> =>
  // The generated edge: each list answers under the names that its type says.
  Object.fromEntries(
    lists.flatMap(({ list, file, answer, save }) => [
      [list, answer],
      ...(file === undefined ? [] : [[file, save]]),
    ]),
  ) as Pick<Handlers, List | File>;
