import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { DataGrid, type GridColumn, type GridSelection } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { FilterBar } from '#ui-kit/FilterBar/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { useFilters } from './conditions/useFilters.ts';
import type { ListPath, RowOf } from './describeList.ts';
import { ListTools } from './ListTools.tsx';
import { listText as t } from './list.words.ts';
import type { ShownList } from './useList.ts';

type Shown<P extends ListPath> = { readonly shown: ShownList<P> };

export type RecordListProps<P extends ListPath> = Shown<P> & {
  /** In the place of the described ones: with figures of the page, or with acts, which no file has. */
  readonly columns?: readonly GridColumn<RowOf<P>>[];
  /** Takes the place of following `rowHref` with Enter: a row that opens a dialog. */
  readonly onRowOpen?: (row: RowOf<P>) => void;
  /** In the place of the described one; null for who may not follow the rows. */
  readonly rowHref?: ((row: RowOf<P>) => string) | null;
  /** Rows that can be marked, and what is done with them. */
  readonly selection?: GridSelection | undefined;
  /** Above the rows: what is being done with those that were marked. */
  readonly notice?: ReactNode;
  /** The name of the line of totals; the figures come from the columns. */
  readonly totalLabel?: string;
  /** Controls that show by themselves what they are set to. */
  readonly moreFilters?: ReactNode;
  /** What stands in the place of the rows when there are none, instead of the words of the list. */
  readonly empty?: ReactNode;
};

/** A list below its header: views, search and filters, grid, pages; every state of it. */
export const RecordList = <P extends ListPath>(props: RecordListProps<P>) => {
  const { shown, onRowOpen, selection, empty = <Nothing shown={shown} /> } = props;
  const { described, list, read, page } = shown;
  const { columns = described.columns, rowHref = described.rowHref } = props;
  const searchRef = useRef<HTMLInputElement>(null);
  return (
    <Stack gap={16}>
      <Views shown={shown} />
      <Bar shown={shown} searchRef={searchRef} end={<ListTools columns={columns} {...list.toolsProps} />}>
        {props.moreFilters}
      </Bar>
      {props.notice}
      <DataGrid
        aria-label={described.words.title}
        columns={columns}
        rows={page?.items ?? []}
        rowId={({ id }) => id}
        rowLabel={described.rowLabel}
        {...(rowHref ? { rowHref } : {})}
        {...(onRowOpen === undefined ? {} : { onRowOpen })}
        status={read.isError ? 'error' : read.isPending ? 'loading' : 'ready'}
        onRetry={() => void read.refetch()}
        density={list.density}
        columnChoice={list.columnChoice}
        searchRef={searchRef}
        totalLabel={props.totalLabel}
        {...(selection === undefined ? {} : { selection })}
        {...list.sortProps}
        {...(page === undefined ? {} : { paging: list.pagingOf(page) })}
        empty={empty}
      />
    </Stack>
  );
};

/** The tabs of a list whose views can be saved. */
const Views = <P extends ListPath>({ shown: { described, list, page } }: Shown<P>) => {
  const { shape, conditions } = described;
  if (described.views === undefined) return null;
  const { list: name, sets, Views: Tabs } = described.views;
  return <Tabs {...{ list: name, sets, shape, conditions }} values={list.values} total={page?.total} />;
};

type BarProps<P extends ListPath> = Shown<P> & {
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly end: ReactNode;
  readonly children: ReactNode;
};

const Bar = <P extends ListPath>({ shown, searchRef, end, children }: BarProps<P>) => {
  const { described, list, page } = shown;
  const { searchLabel: label, searchPlaceholder: placeholder = '' } = described.words;
  const filters = useFilters(described.conditions, list);
  return (
    <FilterBar
      {...(label === undefined ? {} : { search: { label, placeholder, ref: searchRef, ...list.search } })}
      filters={filters}
      {...list.filterProps}
      total={page?.total}
      end={end}
    >
      {children}
    </FilterBar>
  );
};

/** Nothing matches what narrows the list, or nothing is there at all. */
const Nothing = <P extends ListPath>({ shown: { described, list } }: Shown<P>) =>
  list.isConditionSet ? (
    <EmptyState
      title={t((w) => w.noMatch)}
      action={<Button onClick={list.filterProps.onClear}>{t((w) => w.clear)}</Button>}
    >
      {t((w) => w.noMatchText)}
    </EmptyState>
  ) : (
    <EmptyState title={described.words.empty}>{described.words.emptyText}</EmptyState>
  );
