import { useRef } from 'react';
import { DataGrid, type GridColumn, GridLink, GridTools, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { FilterBar, type FilterDefinition } from '#ui-kit/FilterBar/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { DocumentCheckStatus } from '#web/api/generated/enums.ts';
import { useRead } from '#web/api/query.tsx';
import { idOf } from '#web/list/listAddress.ts';
import { useListState } from '#web/list/useListState.ts';
import { PriorityTag } from '#web/status/index.ts';
import { formatDate, formatText } from '#web/text/format.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/myPages.json' with { type: 'json' };
import { queueSearch } from '../desk/goOn/reviewQueue.ts';
import { myPagePaths } from '../myPagePaths.ts';
import type { SectionQueueItem } from '../types.ts';
import { DueLines } from './DueLines.tsx';
import { QUEUE_LIST } from './listViews.ts';

const t = texts('myPages', words);

const columns: readonly GridColumn<SectionQueueItem>[] = [
  {
    id: 'code',
    header: t((w) => w.columns.code),
    isFixed: true,
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ mypage }) => <GridLink kind="code">{mypage.displayCode}</GridLink>,
  },
  {
    id: 'title',
    header: t((w) => w.queue.title),
    isFixed: true,
    isRowHeader: true,
    phoneSlot: 'title',
    width: 'clamp(11rem, 24vw, 26rem)',
    cell: ({ title, mypage }, density) => (
      <GridTwoLines
        first={<GridLink isClipped>{title}</GridLink>}
        second={density === 'compact' ? undefined : mypage.corporationName}
      />
    ),
  },
  {
    id: 'projectName',
    header: t((w) => w.columns.project),
    hideBelow: 'lg',
    phoneSlot: 'none',
    width: '14rem',
    cell: ({ mypage }) => mypage.projectName,
  },
  {
    id: 'priority',
    header: t((w) => w.columns.priority),
    isSortable: true,
    hideBelow: 'lg',
    phoneSlot: 'tag',
    cell: ({ priority }) => <PriorityTag status={priority} />,
  },
  {
    id: 'submittedAt',
    header: t((w) => w.queue.submitted),
    isNumeric: true,
    isSortable: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ submittedAt }) => formatDate(submittedAt),
  },
  {
    id: 'ageBusinessDays',
    header: t((w) => w.queue.age),
    isNumeric: true,
    isSortable: true,
    phoneSlot: 'none',
    cell: ({ ageBusinessDays }) => t((w) => w.queue.ageDays, { days: ageBusinessDays }),
  },
  {
    id: 'dueOn',
    header: t((w) => w.queue.due),
    isFixed: true,
    isNumeric: true,
    isSortable: true,
    phoneSlot: 'due',
    cell: ({ dueOn, daysLeft }, density) => <DueLines day={dueOn} daysLeft={daysLeft} density={density} />,
  },
  {
    id: 'assigneeName',
    header: t((w) => w.columns.assignee),
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ assigneeName }) => formatText(assigneeName),
  },
];

type QueueGridProps = { status: DocumentCheckStatus; filters: readonly FilterDefinition[] };

/** The pile in its order, and where a row of it leads: to the desk, with the pile around it. */
const useQueue = (status: DocumentCheckStatus) => {
  const list = useListState(QUEUE_LIST);
  const projectId = idOf(list.values, 'project_id');
  const project = projectId === undefined ? {} : { project_id: projectId };
  const read = useRead(
    '/api/admin/my_page/section',
    { query: { ...list.query, status: [status], ...project } },
    { keepsPrevious: true },
  );
  const rows = read.data?.body.items ?? [];
  const deskHref = (row: SectionQueueItem): string => {
    const { sort, q, cursor, from } = list;
    const pile = { status, sort, projectId: projectId ?? null, q, isMine: false, cursor, from };
    return myPagePaths.desk(row.mypage.id, row.id, queueSearch({ ...pile, at: from + rows.indexOf(row) }));
  };
  return { list, read, rows, deskHref };
};

/** Documents that wait for the desk or for the ministry, over all my pages; a row opens the review desk. */
export const QueueGrid = ({ status, filters }: QueueGridProps) => {
  const searchRef = useRef<HTMLInputElement>(null);
  const { list, read, rows, deskHref } = useQueue(status);
  const body = read.data?.body;
  return (
    <Stack gap={16}>
      <FilterBar
        search={{
          label: t((w) => w.list.searchLabel),
          placeholder: t((w) => w.list.search),
          ref: searchRef,
          ...list.search,
        }}
        filters={filters.filter(({ id }) => id === 'project_id')}
        {...list.filterProps}
        end={<GridTools columns={columns} {...list.toolsProps} />}
      />
      <DataGrid
        aria-label={t((w) => w.queue.name)}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        rowHref={deskHref}
        status={read.isError ? 'error' : body === undefined ? 'loading' : 'ready'}
        onRetry={() => void read.refetch()}
        empty={<EmptyQueue isMinistry={status === DocumentCheckStatus.MAFFConfirming} />}
        {...list.sortProps}
        density={list.density}
        columnChoice={list.columnChoice}
        {...(body === undefined ? {} : { paging: list.pagingOf(body) })}
        searchRef={searchRef}
      />
    </Stack>
  );
};

const EmptyQueue = ({ isMinistry }: { isMinistry: boolean }) => (
  <EmptyState title={t((w) => w.queue.emptyTitle)}>
    {isMinistry ? t((w) => w.queue.emptyMinistryText) : t((w) => w.queue.emptyText)}
  </EmptyState>
);
