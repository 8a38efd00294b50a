import { useSearchParams } from 'wouter';
import { AdminType, DocumentCheckStatus } from '#web/api/generated/enums.ts';
import { useRead } from '#web/api/query.tsx';
import { useSessions } from '#web/api/services.ts';
import { type Place, positionOf } from '#web/desk/goOn/position.ts';
import { useNavigate } from '#web/router/shown.ts';
import { myPagePaths } from '../../myPagePaths.ts';
import type { SectionQueueItem } from '../../types.ts';
import { type Queue, type QueuedDocument, queueQuery, queueSearch, readQueue } from './reviewQueue.ts';

const queued = ({ id, mypage }: SectionQueueItem): QueuedDocument => ({ id, mypageId: mypage.id });

/** The pile as far as it was read; one that was chosen stands in the address, whatever has become of its documents. */
const usePile = (queue: Queue) => {
  const isChosen = queue.chosen.length > 0;
  const read = useRead(
    '/api/admin/my_page/section',
    { query: queueQuery(queue) },
    { keepsPrevious: true, isEnabled: !isChosen },
  );
  if (isChosen) return { isChosen, items: queue.chosen, nextCursor: null, total: queue.chosen.length };
  const { items = [], nextCursor = null, total = null } = read.data?.body ?? {};
  return { isChosen, items: items.map(queued), nextCursor, total };
};

/** The pile around the document on the desk, and the ways to its neighbours. */
export const useReviewQueue = (sectionId: number) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isMinistry = useSessions().adminSession.adminUser?.type === AdminType.MAFF;
  const { Confirming, MAFFConfirming } = DocumentCheckStatus;
  const queue = readQueue(params, isMinistry ? MAFFConfirming : Confirming);
  const { isChosen, items, nextCursor, total } = usePile(queue);
  const position = positionOf(items, sectionId, queue);
  // The pile goes on behind what was read: its next part begins with the cursor.
  const cursor = position.next === null ? nextCursor : null;
  const further = { ...queue, cursor, from: queue.from + items.length };
  const more = useRead(
    '/api/admin/my_page/section',
    { query: { ...queueQuery(further), limit: 1 } },
    { isEnabled: cursor !== null },
  ).data?.body.items[0];
  const hrefOf = ({ item, at }: Place<QueuedDocument>, from = queue): string =>
    myPagePaths.desk(item.mypageId, item.id, queueSearch({ ...from, at }));
  /** Once the document on the desk has left the pile, everything behind it moves up by one; a chosen one stays. */
  const nextHref = (movesUp: boolean): string | null => {
    const step = movesUp && position.at !== null && !isChosen ? 1 : 0;
    if (position.next !== null) return hrefOf({ ...position.next, at: position.next.at - step });
    return more === undefined ? null : hrefOf({ item: queued(more), at: further.from }, further);
  };
  return {
    queue,
    isChosen,
    total,
    at: position.at,
    previousHref: position.previous === null ? null : hrefOf(position.previous),
    nextHref: nextHref(false),
    nextHrefAfterLeaving: nextHref(true),
    go: (href: string | null): void => {
      if (href !== null) void navigate(href);
    },
  };
};

export type ReviewQueue = ReturnType<typeof useReviewQueue>;
