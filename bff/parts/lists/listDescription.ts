import type { AuditTarget } from '#bff/core/audit/auditEntry.ts';
import type { OperationId } from '#bff/core/contractDocument.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { components } from '#bff/generated/contract/types.ts';
import type { BodyOf, RequestOf } from '#bff/http/handlers.ts';
import type { Page, PageRequest, SortKey } from '#bff/platform/database/paging.ts';
import type { Family } from '#rules/families.ts';
import type { ExportColumn } from './exports/table.service.ts';

/* What a description of a list says; the compiler holds its words against the contract and the search of its service. */

/** The name under which views of a list are saved. */
export type ListName = components['schemas']['ListName'];

/** A number of the office: at home, on a tab, in the menu. */
export type CounterKey = components['schemas']['Counter']['key'];

/** What the rows of a bulk run are. */
export type BulkRecord =
  | 'applications'
  | 'myPages'
  | 'sections'
  | 'reports'
  | 'payouts'
  | 'corporations'
  | 'users'
  | 'projects';

/** What a list is asked for by the contract's names: the conditions of its query, and the ids in its path. */
export type AskedOf<Id extends OperationId> = RequestOf<Id>['path'] &
  Omit<RequestOf<Id>['query'], 'limit' | 'cursor' | 'sort'>;

/** The names in a search that take such a value. */
type NameIn<Search, Value> = {
  [Name in keyof Search]-?: NonNullable<Value> extends NonNullable<Search[Name]> ? Name : never;
}[keyof Search];

/** A list without `sort` has whatever one order its description names. */
type SortOf<Id extends OperationId> = RequestOf<Id>['query'] extends infer Query
  ? 'sort' extends keyof Query
    ? Query['sort']
    : string
  : never;

/** `name` of `name` and of `-name`. */
type Ascending<Sort> = Sort extends `-${infer Name}` ? Name : Extract<Sort, string>;

type OrderOf<Id extends OperationId> = Ascending<SortOf<Id>>;

type ItemOf<Body> = Body extends { readonly items: readonly (infer Item)[] } ? Item : never;

/** A page with what its answer says beside the rows, such as the sum of all of them. */
type ReadPage<Id extends OperationId, Row> = Page<Row> & Omit<BodyOf<Id>, 'items' | 'nextCursor' | 'total'>;

/** A list as a file. */
export type ListFile<Row> = {
  /** What the file and its sheet are called. */
  readonly name: string;
  readonly columns: readonly ExportColumn<Row>[];
  /** What was exported, for the trail. */
  readonly target: AuditTarget;
  /** By which filter, where that is more than the search. */
  readonly filter?: object;
  readonly projectId?: number;
};

/** The same rows as a file, for a list that has one. */
type Saved<Search, Row, File extends OperationId> =
  | {
      /** The operation that answers the file. */
      readonly file: File;
      /** What stands in it. Refusals belong here: they come before its first byte. */
      readonly exported: (
        scope: Scope,
        search: Search,
        keys: readonly SortKey[],
      ) => ListFile<Row> | Promise<ListFile<Row>>;
    }
  | { readonly file?: undefined; readonly exported?: undefined };

export type ListDescription<List extends OperationId, Search, Row, File extends OperationId> = Saved<
  Search,
  Row,
  File
> & {
  /** The operation that answers the rows. */
  readonly list: List;
  /** The name under which views of it are saved. */
  readonly view?: ListName;
  /** Its address in the web app, where it is counted. */
  readonly page?: string;
  /** Of a list that each family has for itself. */
  readonly family?: Family;
  /** The contract's names → those of the search. */
  readonly conditions: {
    readonly [Name in keyof AskedOf<List>]-?: NameIn<Search, AskedOf<List>[Name]>;
  };
  /** The contract's orders → their ascending keys. */
  readonly orders: { readonly [Name in OrderOf<List>]: readonly SortKey[] };
  readonly firstOrder: OrderOf<List> | `-${OrderOf<List>}`;
  readonly read: (scope: Scope, search: Search, request: PageRequest) => Promise<ReadPage<List, Row>>;
  readonly present: (row: Row) => ItemOf<BodyOf<List>>;
  /** How many rows `read` has for the same search. */
  readonly count?: (scope: Scope, search: Search) => Promise<number>;
  /** What is counted of it, by its own conditions; with the day in Japan where that matters. */
  readonly counters?: {
    readonly [Key in CounterKey]?: Partial<AskedOf<List>> | ((today: string) => Partial<AskedOf<List>>);
  };
  /** What can be done with many of its rows at once: with which records, and those of a search, one more than the limit. */
  readonly bulk?: {
    readonly of: readonly BulkRecord[];
    readonly ids: (scope: Scope, search: Search, limit: number) => Promise<number[]>;
  };
};
