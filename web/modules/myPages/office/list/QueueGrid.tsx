import { ListChecks } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
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
import { hasConditions, idOf } from '#web/parts/list/listAddress.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { useList } from '#web/parts/list/useList.ts';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import { documentList } from './myPages.list.ts';
import { myPagesText as t } from './myPages.words.ts';

const { Confirming, MAFFConfirming, Rejected } = DocumentCheckStatus;

/** What is worked through document by document. */
const PILES: readonly DocumentCheckStatus[] = [Confirming, MAFFConfirming];

/** The pile in its order, and where a row of it leads: to the desk, with the pile around it. */
const useQueue = () => {
  const shown = useList(documentList);
  const { list, query, page } = shown;
  const rows = page?.items ?? [];
  const deskHref = (row: SectionQueueItem): string => {
    const { q, cursor, from } = list;
    const { sort = documentList.firstOrder } = query;
    const [status, ...others] = query.status ?? [];
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
  return { shown, rows, deskHref };
};

type Queue = ReturnType<typeof useQueue>;

/** What narrows the list, with its status: without one it has the documents of every status. */
const conditionsOf = ({ shown: { list, query } }: Queue): string => {
  const search = new URLSearchParams(list.conditions);
  if (!search.has('status')) for (const status of query.status ?? []) search.append('status', String(status));
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
const useMarked = (queue: Queue) => {
  const conditions = conditionsOf(queue);
  // The address says that documents are meant; the state of the list does not.
  const state = { from: queue.shown.list.from, conditions: `list=sections&${conditions}` };
  const { marked, selection, ...shown } = useMarkedFiles({
    ...{ list: 'myPages', kinds: useKindsFor(KINDS), operation: 'exportSectionFiles' },
    ...{ rows: queue.rows, total: queue.shown.page?.total ?? 0, state, conditions },
  });
  const pile = useChosenPile(marked);
  return { ...shown, selection: selection && { ...selection, actions: [...pile, ...selection.actions] } };
};

/** Documents over all my pages, by whose turn it is; a row opens the review desk, marked rows a pile of them. */
export const QueueGrid = () => {
  const queue = useQueue();
  const { selection, dialog, notice } = useMarked(queue);
  return (
    <RecordList
      shown={queue.shown}
      rowHref={queue.deskHref}
      selection={selection}
      notice={
        <>
          {dialog}
          {notice}
        </>
      }
      empty={<EmptyQueue list={queue.shown.list} />}
    />
  );
};

const EMPTY_WORDS: Partial<Record<string, { readonly title: string; readonly text: string }>> = {
  [Confirming]: { title: t((w) => w.queue.emptyTitle), text: t((w) => w.queue.emptyText) },
  [MAFFConfirming]: { title: t((w) => w.queue.emptyTitle), text: t((w) => w.queue.emptyMinistryText) },
  [Rejected]: { title: t((w) => w.queue.noneReturnedTitle), text: t((w) => w.queue.noneReturnedText) },
};

/** A whole pile that is empty says what would bring a document; narrower conditions can be taken away. */
const EmptyQueue = ({ list }: Pick<Queue['shown'], 'list'>) => {
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
