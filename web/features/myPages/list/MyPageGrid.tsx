import { FolderDown } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { DataGrid } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { FilterBar, type FilterDefinition } from '#ui-kit/FilterBar/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { ProgressBar } from '#ui-kit/ProgressBar/index.ts';
import { AdminType } from '#web/api/generated/enums.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { useSessions } from '#web/api/services.ts';
import { useBulkSelection } from '#web/bulk/useBulkSelection.tsx';
import { createLater } from '#web/later/createLater.ts';
import { Later } from '#web/later/Later.tsx';
import { addressFilters } from '#web/list/addressFilters.ts';
import { ListTools } from '#web/list/ListTools.tsx';
import { amountFilter, daysFilter } from '#web/list/rangeFilters.tsx';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/myPages.json' with { type: 'json' };
import { myPagePaths } from '../myPagePaths.ts';
import type { MyPageSummary } from '../types.ts';
import { MY_PAGE_LIST } from './listViews.ts';
import { FIRST_CHOICE, myPageColumns } from './myPageColumns.tsx';
import { useRememberedColumns } from './rememberedColumns.ts';
import { type ArchiveProgress, useArchives } from './useArchives.ts';
import { useMyPageList } from './useMyPageList.ts';

const MyPageMatrix = createLater(async () => (await import('./MyPageMatrix.tsx')).MyPageMatrix);

const t = texts('myPages', words);

type MyPageGridProps = { isMatrix: boolean; filters: readonly FilterDefinition[] };

type List = ReturnType<typeof useMyPageList>;

/** Marked rows and what is done with them: their files are saved one after the other. */
const useMarked = (rows: readonly MyPageSummary[], total: number, list: List['list']) => {
  const mayTry = useMayCall()('createBulkRun');
  const kinds = mayTry ? (['assignMyPages'] as const) : [];
  const bulk = useBulkSelection({ list: 'myPages', kinds, rows, total, state: list });
  const { marked, selection, isAllMatching, dialog } = bulk;
  const { save, progress, stop } = useArchives();
  const targets = marked.map(({ id, corporationName }) => ({ id, name: corporationName }));
  const archive = {
    id: 'archive',
    label: t((w) => w.archive.action),
    icon: FolderDown,
    onSelect: () => void save(targets),
  };
  // The files of rows on other pages are not known here: all that match are only assigned.
  const own = isAllMatching ? [] : [archive];
  return { selection: { ...selection, actions: [...own, ...selection.actions] }, dialog, progress, stop };
};

/** Inspectors see no amounts. */
const useSeesAmounts = () => useSessions().adminSession.adminUser?.type !== AdminType.Inspector;

const GRANT = { from: 'grantAmountFrom', to: 'grantAmountTo' };

/** The list of my pages, or the same rows as 書類の表. */
export const MyPageGrid = ({ isMatrix, filters }: MyPageGridProps) => {
  const searchRef = useRef<HTMLInputElement>(null);
  const { list, read } = useMyPageList(isMatrix);
  const { choice, remember } = useRememberedColumns(FIRST_CHOICE, list.columnChoice);
  const seesAmounts = useSeesAmounts();
  const columns = myPageColumns(seesAmounts);
  const body = read.data?.body;
  const rows = body?.items ?? [];
  const { selection, dialog, progress, stop } = useMarked(rows, body?.total ?? 0, list);
  const empty = <Nothing isNarrowed={list.isConditionSet} onClear={list.filterProps.onClear} />;
  const hasOwn = Object.keys(list.columnChoice).length > 0;
  const tools = {
    columns,
    ...list.toolsProps,
    columnChoice: choice,
    ...(hasOwn ? {} : { onColumnChoiceChange: remember }),
  };
  return (
    <Stack gap={16}>
      <Conditions
        {...{ list, filters, searchRef, seesAmounts }}
        total={body?.total}
        end={isMatrix ? undefined : <ListTools {...tools} />}
      />
      {dialog}
      {progress !== null && <Saving progress={progress} onStop={stop} />}
      {isMatrix && body !== undefined ? (
        <Later part={MyPageMatrix} props={{ rows, paging: list.pagingOf(body), empty }} />
      ) : (
        <DataGrid
          aria-label={t((w) => w.list.name)}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowLabel={({ corporationName }) => corporationName}
          rowHref={({ id }) => myPagePaths.detail(id)}
          status={read.isError ? 'error' : body === undefined ? 'loading' : 'ready'}
          onRetry={() => void read.refetch()}
          empty={empty}
          {...list.sortProps}
          density={list.density}
          columnChoice={choice}
          selection={selection}
          {...(body === undefined ? {} : { paging: list.pagingOf(body) })}
          searchRef={searchRef}
        />
      )}
    </Stack>
  );
};

type ConditionsProps = Pick<List, 'list'> & {
  filters: readonly FilterDefinition[];
  searchRef: RefObject<HTMLInputElement | null>;
  seesAmounts: boolean;
  total: number | undefined;
  end: ReactNode;
};

const Conditions = ({ list, filters, searchRef, seesAmounts, total, end }: ConditionsProps) => (
  <FilterBar
    search={{
      label: t((w) => w.list.searchLabel),
      placeholder: t((w) => w.list.search),
      ref: searchRef,
      ...list.search,
    }}
    filters={[
      ...filters
        .filter(({ id }) => MY_PAGE_LIST.filters.some((name) => name === id))
        // One's own are a tab here: the condition leaves its room to the others.
        .map((filter) => (filter.id === 'mine' ? { ...filter, isRare: true } : filter)),
      daysFilter(list, { name: t((w) => w.filters.due), from: 'dueFrom', to: 'dueBefore' }),
      ...(seesAmounts ? [amountFilter(list, { ...GRANT, name: t((w) => w.filters.amount) })] : []),
      ...addressFilters(list),
    ]}
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

const Saving = ({ progress, onStop }: { progress: ArchiveProgress; onStop: () => void }) => {
  const text = t((w) => w.archive.working, progress);
  return (
    <Notice
      tone="info"
      title={text}
      actions={
        <Row>
          <Button size="small" onClick={onStop}>
            {t((w) => w.archive.stop)}
          </Button>
        </Row>
      }
    >
      <ProgressBar label={text} value={progress.done} max={progress.total} />
    </Notice>
  );
};
