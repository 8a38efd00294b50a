import { ListChecks } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { DataGrid } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { FilterBar, type FilterDefinition } from '#ui-kit/FilterBar/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import type { ActKind } from '#web/modules/office/office/bulk/bulkTypes.ts';
import { useKindsFor } from '#web/modules/office/office/bulk/useKindsFor.ts';
import { useMarkedFiles } from '#web/modules/office/office/bulk/useMarkedFiles.ts';
import {
  chosenSearch,
  QUEUE_LIMIT,
  queueSearch,
} from '#web/modules/sections/office/desk/queue/reviewQueue.ts';
import { documentConditions } from '#web/modules/sections/office/documentConditions.ts';
import type { SectionQueueItem } from '#web/modules/sections/office/sectionTypes.ts';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ListTools } from '#web/parts/list/ListTools.tsx';
import { hasConditions, idOf } from '#web/parts/list/listAddress.ts';
import { daysFilter } from '#web/parts/list/rangeFilters.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import { sectionName } from '#web/parts/text/sectionName.ts';
import { documentQuery, QUEUE_LIST } from './listViews.ts';
import { myPagesText as t } from './myPages.words.ts';
import { queueColumns } from './queueColumns.tsx';

const { Confirming, MAFFConfirming, Rejected } = DocumentCheckStatus;

/** What is worked through document by document. */
const PILES: readonly DocumentCheckStatus[] = [Confirming, MAFFConfirming];

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
    const narrowed = documentConditions(list);
    const pile = { chosen: [], status, sort, projectId, q, isMine, narrowed, cursor, from };
    return myPagePaths.desk(row.mypage.id, row.id, queueSearch({ ...pile, at: from + rows.indexOf(row) }));
  };
  return { list, query, read, rows, deskHref };
};

type Queue = ReturnType<typeof useQueue>;

/** What narrows the list, with its status: without one it has the documents of every status. */
const conditionsOf = ({ list, query }: Queue): string => {
  const search = new URLSearchParams(list.conditions);
  if (!search.has('status')) for (const status of query.status) search.append('status', String(status));
  return search.toString();
};

/** Marked documents, worked through as a pile of their own in the order of the list. */
const useChosenPile = (marked: Queue['rows']) => {
  const navigate = useNavigate();
  const chosen = marked.slice(0, QUEUE_LIMIT).map(({ id, mypage }) => ({ id, mypageId: mypage.id }));
  const [first] = chosen;
  // All that match are not seen one by one: their pile is opened by a row of it.
  if (first === undefined) return [];
  const values = { count: chosen.length };
  const isAll = chosen.length === marked.length;
  const label = isAll ? t((w) => w.queue.checkChosen, values) : t((w) => w.queue.checkFirstChosen, values);
  const open = () => void navigate(myPagePaths.desk(first.mypageId, first.id, chosenSearch(chosen)));
  return [{ id: 'check', label, icon: ListChecks, onSelect: open }];
};

const KINDS: readonly ActKind[] = ['assignSections', 'changeSectionDates', 'notifySections'];

/** Marked documents, or all that match, and what is done with them. */
const useMarked = (queue: Queue, total: number) => {
  const conditions = conditionsOf(queue);
  // The address says that documents are meant; the state of the list does not.
  const state = { from: queue.list.from, conditions: `list=sections&${conditions}` };
  const { marked, selection, ...shown } = useMarkedFiles({
    ...{ list: 'myPages', kinds: useKindsFor(KINDS), operation: 'exportSectionFiles' },
    ...{ rows: queue.rows, total, state, conditions },
  });
  const pile = useChosenPile(marked);
  return { ...shown, selection: selection && { ...selection, actions: [...pile, ...selection.actions] } };
};

/** When they are due, when they were handed in, and when they were sent back. */
const rangesOf = (list: Queue['list']): FilterDefinition[] => [
  daysFilter(list, { name: t((w) => w.filters.documentDue), from: 'dueFrom', to: 'dueBefore' }),
  daysFilter(list, {
    name: t((w) => w.filters.submitted),
    from: 'submittedFrom',
    to: 'submittedTo',
    isRare: true,
  }),
  daysFilter(list, {
    name: t((w) => w.filters.returned),
    from: 'returnedFrom',
    to: 'returnedTo',
    isRare: true,
  }),
];

/** Documents over all my pages, by whose turn it is; a row opens the review desk, marked rows a pile of them. */
export const QueueGrid = ({ filters }: QueueGridProps) => {
  const searchRef = useRef<HTMLInputElement>(null);
  const queue = useQueue();
  const { list, read, rows, deskHref } = queue;
  const body = read.data?.body;
  const { selection, dialog, notice } = useMarked(queue, body?.total ?? 0);
  return (
    <Stack gap={16}>
      {dialog}
      <FilterBar
        search={{
          label: t((w) => w.list.searchLabel),
          placeholder: t((w) => w.list.search),
          ref: searchRef,
          ...list.search,
        }}
        filters={[
          ...filters.filter(({ id }) => QUEUE_LIST.filters.some((name) => name === id)),
          ...rangesOf(list),
        ]}
        {...list.filterProps}
        total={body?.total}
        end={<ListTools columns={queueColumns} {...list.toolsProps} />}
      />
      {notice}
      <DataGrid
        aria-label={t((w) => w.queue.name)}
        columns={queueColumns}
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
        {...(selection === undefined ? {} : { selection })}
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
const EmptyQueue = ({ list }: Pick<Queue, 'list'>) => {
  const { status = [], ...others } = list.values;
  const isNarrowed = hasConditions({ q: list.q, others: list.others, values: others });
  const isWhole = status.length === 1 && !isNarrowed;
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
