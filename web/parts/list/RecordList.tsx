import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { DataGrid, type GridColumn, type GridSelection } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { FilterBar, type FilterDefinition } from '#ui-kit/FilterBar/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import type { Answer } from '#web/parts/api/client.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import { addressFilters } from './addressFilters.ts';
import { ListTools } from './ListTools.tsx';
import { listText as t } from './list.words.ts';
import type { ListWords } from './listWords.ts';
import type { useListState } from './useListState.ts';

type Page<Row> = {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
  readonly total: number;
};

type SearchWords = Pick<ListWords, 'searchLabel' | 'searchPlaceholder'>;

export type RecordListProps<Row> = {
  /** Without words for it, the list has no search. */
  readonly words: Pick<ListWords, 'title' | 'empty' | 'emptyText'> & Partial<SearchWords>;
  readonly list: ReturnType<typeof useListState<string>>;
  readonly read: UseQueryResult<Answer<Page<Row>> | null>;
  readonly columns: readonly GridColumn<Row>[];
  readonly rowLabel: (row: Row) => string;
  readonly rowHref?: (row: Row) => string;
  /** Takes the place of following `rowHref` with Enter: a row that opens a dialog. */
  readonly onRowOpen?: (row: Row) => void;
  readonly filters?: readonly FilterDefinition[];
  /** Rows that can be marked, and what is done with them. */
  readonly selection?: GridSelection | undefined;
  /** Above the rows: what is being done with those that were marked. */
  readonly notice?: ReactNode;
  /** The name of the line of totals; the figures come from the columns. */
  readonly totalLabel?: string;
  /** Controls that show by themselves what they are set to. */
  readonly moreFilters?: ReactNode;
  /** Above the filters: the views of the list. */
  readonly views?: ReactNode;
};

/** A list below its header: search and filters, grid, pages; every state of it. */
export const RecordList = <Row extends { readonly id: number | string }>(props: RecordListProps<Row>) => {
  const { words, list, read, columns, rowLabel, rowHref, onRowOpen, filters = [] } = props;
  const { searchLabel: label, searchPlaceholder: placeholder = '' } = words;
  const navigate = useNavigate();
  const searchRef = useRef<HTMLInputElement>(null);
  const page = read.data?.body;
  const open = onRowOpen ?? (rowHref && ((row: Row) => void navigate(rowHref(row))));
  return (
    <Stack gap={16}>
      {props.views}
      <FilterBar
        {...(label === undefined ? {} : { search: { label, placeholder, ref: searchRef, ...list.search } })}
        filters={[...filters, ...addressFilters(list)]}
        {...list.filterProps}
        total={page?.total}
        end={<ListTools columns={columns} {...list.toolsProps} />}
      >
        {props.moreFilters}
      </FilterBar>
      {props.notice}
      <DataGrid
        aria-label={words.title}
        columns={columns}
        rows={page?.items ?? []}
        rowId={({ id }) => id}
        rowLabel={rowLabel}
        {...(rowHref === undefined ? {} : { rowHref })}
        {...(open === undefined ? {} : { onRowOpen: open })}
        status={read.isError ? 'error' : read.isPending ? 'loading' : 'ready'}
        onRetry={() => void read.refetch()}
        density={list.density}
        columnChoice={list.columnChoice}
        searchRef={searchRef}
        totalLabel={props.totalLabel}
        {...(props.selection === undefined ? {} : { selection: props.selection })}
        {...list.sortProps}
        {...(page === undefined ? {} : { paging: list.pagingOf(page) })}
        empty={<Nothing words={words} list={list} />}
      />
    </Stack>
  );
};

type NothingProps = Pick<RecordListProps<never>, 'words' | 'list'>;

/** Nothing matches what narrows the list, or nothing is there at all. */
const Nothing = ({ words, list: { isConditionSet, filterProps } }: NothingProps) =>
  isConditionSet ? (
    <EmptyState
      title={t((w) => w.noMatch)}
      action={<Button onClick={filterProps.onClear}>{t((w) => w.clear)}</Button>}
    >
      {t((w) => w.noMatchText)}
    </EmptyState>
  ) : (
    <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
  );
