import type { GridColumn } from '#ui-kit/DataGrid/index.ts';
import type { AnswerOf, CallInit, PathOf } from '#web/parts/api/client.ts';
import type { AdminType } from '#web/parts/api/generated/enums.ts';
import { type Condition, shapeOf } from './conditions/condition.ts';
import { type ListShape, type ListState, listQuery, PAGE_SIZE, whatIsSaid } from './listAddress.ts';
import type { ListWords } from './listWords.ts';
import type { DescribedViews } from './views/describedViews.ts';

/** The address of a list of the office in the contract. */
export type ListPath = Extract<PathOf<'get'>, `/api/admin/${string}`>;

/** What the contract lets the list be asked. */
export type QueryOf<P extends ListPath> = NonNullable<CallInit<'get', P>['query']>;

type Identified = { readonly id: number | string };

export type RowOf<P extends ListPath> =
  AnswerOf<'get', P> extends { items: readonly (infer Row extends Identified)[] } ? Row : never;

/** A page of it. */
export type BodyOf<P extends ListPath> = AnswerOf<'get', P> & {
  readonly items: readonly RowOf<P>[];
  readonly nextCursor: string | null;
  readonly total: number;
};

/** The contract's orders without their direction; any word where it has one order only, which is not asked for. */
type OrderOf<P extends ListPath> =
  QueryOf<P> extends { sort?: infer Sort extends string } ? Exclude<Sort, `-${string}`> : string;

type Description<P extends ListPath> = {
  /** The types of administrators who see the page; everybody when missing. */
  readonly seenBy?: readonly AdminType[];
  /** The tabs above the list; without them no view of it can be saved. */
  readonly views?: DescribedViews;
  /** The operation that saves the list as a file, at its address with `/export`. */
  readonly savedBy?: `export${string}`;
  readonly words: ListWords;
  /** The contract's orders, each in both directions. A column of that name is sorted by it. */
  readonly orders?: readonly OrderOf<P>[];
  /** The order until somebody chooses another. */
  readonly firstOrder: OrderOf<P> | `-${OrderOf<P>}`;
  /** In the order in which they are offered. */
  readonly conditions: readonly Condition<keyof QueryOf<P> & string, Partial<QueryOf<P>>>[];
  readonly columns: readonly GridColumn<RowOf<P>>[];
  /** What a row is called by those who listen. */
  readonly rowLabel: (row: RowOf<P>) => string;
  readonly rowHref?: (row: RowOf<P>) => string;
  /** Reads again every so many milliseconds while the page is seen. */
  readonly everyMs?: number | ((body: AnswerOf<'get', P>) => number | false);
};

/** A list as everything around it needs it. */
export type Described<P extends ListPath> = Description<P> & {
  readonly path: P;
  /** How its address is read. */
  readonly shape: ListShape<string>;
  /** What is asked of the contract for the rows that an address lists. */
  readonly queryOf: (state: ListState<string>) => QueryOf<P>;
};

/** A list of the office: what it is asked, what it shows and how somebody narrows it, said once. */
export const describeList = <P extends ListPath>(path: P, list: Description<P>): Described<P> => {
  const { conditions, orders = [], firstOrder, words } = list;
  const sorts: readonly string[] = orders.flatMap((order) => [order, `-${order}`]);
  return {
    ...list,
    path,
    shape: { ...shapeOf(conditions), sorts, defaultSort: firstOrder },
    queryOf: (state) => {
      const { sort, q, ...page } = listQuery(state, PAGE_SIZE);
      return whatIsSaid({
        ...page,
        ...(sorts.length === 0 ? {} : { sort }),
        ...(words.searchLabel === undefined ? {} : { q }),
        ...Object.assign({}, ...conditions.map(({ asked }) => asked(state))),
        // Each part is of the contract: the conditions by their types, the rest by the list that has it.
      }) as QueryOf<P>;
    },
  };
};
