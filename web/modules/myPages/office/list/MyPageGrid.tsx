import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { FilterBar } from '#ui-kit/FilterBar/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { useSessions } from '#web/parts/api/services.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { useFilters } from '#web/parts/list/conditions/useFilters.ts';
import { ListTools } from '#web/parts/list/ListTools.tsx';
import { FIRST_CHOICE, myPageColumns } from './myPageColumns.tsx';
import { myPageList } from './myPages.list.ts';
import { myPagesText as t } from './myPages.words.ts';
import { useRememberedColumns } from './rememberedColumns.ts';
import { useMyPageList } from './useMyPageList.ts';

// Whoever looks at one of the two does not wait for the other.
const MyPageRows = createLazy(async () => (await import('./MyPageRows.tsx')).MyPageRows);
const MyPageMatrix = createLazy(async () => (await import('./MyPageMatrix.tsx')).MyPageMatrix);

const waiting = <Skeleton shape="card" rows={8} />;

type List = ReturnType<typeof useMyPageList>;

/** Inspectors see no amounts. */
const useSeesAmounts = () => useSessions().adminSession.adminUser?.type !== AdminType.Inspector;

/** The columns that are shown, and how they are chosen. */
const useColumns = ({ columnChoice, toolsProps }: List['list']) => {
  const { choice, remember } = useRememberedColumns(FIRST_CHOICE, columnChoice);
  const columns = myPageColumns(useSeesAmounts());
  const hasOwn = Object.keys(columnChoice).length > 0;
  return {
    columns,
    columnChoice: choice,
    tools: {
      columns,
      ...toolsProps,
      columnChoice: choice,
      ...(hasOwn ? {} : { onColumnChoiceChange: remember }),
    },
  };
};

/** The list of my pages, or the same rows as 書類の表. */
export const MyPageGrid = ({ isMatrix }: { readonly isMatrix: boolean }) => {
  const searchRef = useRef<HTMLInputElement>(null);
  const { list, read } = useMyPageList(isMatrix);
  const { columns, columnChoice, tools } = useColumns(list);
  const body = read.data?.body;
  const empty = <Nothing isNarrowed={list.isConditionSet} onClear={list.filterProps.onClear} />;
  return (
    <Stack gap={16}>
      <Conditions
        {...{ list, searchRef }}
        total={body?.total}
        end={isMatrix ? undefined : <ListTools {...tools} />}
      />
      {isMatrix && body !== undefined ? (
        <Lazy
          key="matrix"
          part={MyPageMatrix}
          props={{ rows: body.items, paging: list.pagingOf(body), empty }}
          meanwhile={waiting}
        />
      ) : isMatrix && !read.isError ? (
        waiting
      ) : (
        <Lazy
          key="rows"
          part={MyPageRows}
          props={{ list, read, columns, columnChoice, empty, searchRef }}
          meanwhile={waiting}
        />
      )}
    </Stack>
  );
};

type ConditionsProps = Pick<List, 'list'> & {
  searchRef: RefObject<HTMLInputElement | null>;
  total: number | undefined;
  end: ReactNode;
};

const Conditions = ({ list, searchRef, total, end }: ConditionsProps) => (
  <FilterBar
    search={{
      label: t((w) => w.list.searchLabel),
      placeholder: t((w) => w.list.search),
      ref: searchRef,
      ...list.search,
    }}
    filters={useFilters(myPageList.conditions, list)}
    {...list.filterProps}
    total={total}
    end={end}
  />
);

const Nothing = ({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }): ReactNode =>
  isNarrowed ? (
    <EmptyState
      title={t((w) => w.list.nothingTitle)}
      action={<Button onClick={onClear}>{t((w) => w.list.clear)}</Button>}
    >
      {t((w) => w.list.nothingText)}
    </EmptyState>
  ) : (
    <EmptyState title={t((w) => w.list.emptyTitle)}>{t((w) => w.list.emptyText)}</EmptyState>
  );
