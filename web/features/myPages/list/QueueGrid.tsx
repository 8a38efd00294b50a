import { useRef } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { DataGrid, type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { FilterBar, type FilterDefinition } from '#ui-kit/FilterBar/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { DocumentCheckStatus } from '#web/api/generated/enums.ts';
import { useRead } from '#web/api/query.tsx';
import { ListTools } from '#web/list/ListTools.tsx';
import { idOf } from '#web/list/listAddress.ts';
import { useListState } from '#web/list/useListState.ts';
import { DocumentCheckStatusTag, PriorityTag } from '#web/status/index.ts';
import { formatDate, formatText } from '#web/text/format.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/myPages.json' with { type: 'json' };
import { sectionName } from '#web/text/sectionName.ts';
import { queueSearch } from '../desk/goOn/reviewQueue.ts';
import { myPagePaths } from '../myPagePaths.ts';
import type { SectionQueueItem } from '../types.ts';
import { DueLines } from './DueLines.tsx';
import { documentQuery, QUEUE_LIST } from './listViews.ts';

const t = texts('myPages', words);

const { Confirming, MAFFConfirming, Rejected } = DocumentCheckStatus;

/** What is worked through document by document. */
const PILES: readonly DocumentCheckStatus[] = [Confirming, MAFFConfirming];

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
    cell: ({ mypage, ...section }, density) => (
      <GridTwoLines
        first={<GridLink isClipped>{sectionName(section)}</GridLink>}
        second={density === 'compact' ? undefined : mypage.corporationName}
      />
    ),
  },
  {
    id: 'projectName',
    header: t((w) => w.columns.project),
    hideBelow: 'lg',
    phoneSlot: 'none',
    width: '10rem',
    cell: ({ mypage }) => mypage.projectName,
  },
  {
    id: 'status',
    header: t((w) => w.queue.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <DocumentCheckStatusTag status={status} />,
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
    cell: ({ dueOn, returnDueOn, status, daysLeft }, density) => (
      <DueLines
        day={status === Rejected ? (returnDueOn ?? dueOn) : dueOn}
        daysLeft={daysLeft}
        density={density}
      />
    ),
  },
  {
    id: 'assigneeName',
    header: t((w) => w.columns.assignee),
    hideBelow: 'lg',
    phoneSlot: 'none',
    width: '7rem',
    cell: ({ assigneeName }) => <ClipText>{formatText(assigneeName)}</ClipText>,
  },
];

type QueueGridProps = { filters: readonly FilterDefinition[] };

/** The pile in its order, and where a row of it leads: to the desk, with the pile around it. */
const useQueue = () => {
  const list = useListState(QUEUE_LIST);
  const query = documentQuery(list);
  const read = useRead('/api/admin/my_page/section', { query }, { keepsPrevious: true });
  const rows = read.data?.body.items ?? [];
  const deskHref = (row: SectionQueueItem): string => {
    const { sort, q, cursor, from } = list;
    const [status, ...others] = query.status;
    // A pile to work through is of one status that waits for somebody in the office.
    if (status === undefined || others.length > 0 || !PILES.includes(status)) {
      return myPagePaths.desk(row.mypage.id, row.id);
    }
    const projectId = idOf(list.values, 'project_id') ?? null;
    const isMine = (list.values.mine ?? []).includes('true');
    const pile = { status, sort, projectId, q, isMine, cursor, from };
    return myPagePaths.desk(row.mypage.id, row.id, queueSearch({ ...pile, at: from + rows.indexOf(row) }));
  };
  return { list, read, rows, deskHref };
};

/** Documents over all my pages, by whose turn it is; a row opens the review desk. */
export const QueueGrid = ({ filters }: QueueGridProps) => {
  const searchRef = useRef<HTMLInputElement>(null);
  const { list, read, rows, deskHref } = useQueue();
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
        filters={filters.filter(({ id }) => QUEUE_LIST.filters.some((name) => name === id))}
        {...list.filterProps}
        end={<ListTools columns={columns} {...list.toolsProps} />}
      />
      <DataGrid
        aria-label={t((w) => w.queue.name)}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={sectionName}
        rowHref={deskHref}
        status={read.isError ? 'error' : body === undefined ? 'loading' : 'ready'}
        onRetry={() => void read.refetch()}
        empty={<EmptyQueue list={list} />}
        {...list.sortProps}
        density={list.density}
        columnChoice={list.columnChoice}
        {...(body === undefined ? {} : { paging: list.pagingOf(body) })}
        searchRef={searchRef}
      />
    </Stack>
  );
};

const EMPTY_WORDS: Partial<Record<string, { readonly title: string; readonly text: string }>> = {
  [Confirming]: { title: t((w) => w.queue.emptyTitle), text: t((w) => w.queue.emptyText) },
  [MAFFConfirming]: { title: t((w) => w.queue.emptyTitle), text: t((w) => w.queue.emptyMinistryText) },
  [Rejected]: { title: t((w) => w.queue.noneReturnedTitle), text: t((w) => w.queue.noneReturnedText) },
};

/** A whole pile that is empty says what would bring a document; narrower conditions can be taken away. */
const EmptyQueue = ({ list }: Pick<ReturnType<typeof useQueue>, 'list'>) => {
  const { status = [], project_id: projects = [], mine = [] } = list.values;
  const isWhole = list.q === '' && status.length === 1 && projects.length === 0 && mine.length === 0;
  const words = isWhole ? EMPTY_WORDS[status[0] ?? ''] : undefined;
  return words === undefined ? (
    <EmptyState
      title={t((w) => w.queue.nothingTitle)}
      action={<Button onClick={list.filterProps.onClear}>{t((w) => w.list.clear)}</Button>}
    >
      {t((w) => w.list.nothingText)}
    </EmptyState>
  ) : (
    <EmptyState title={words.title}>{words.text}</EmptyState>
  );
};
