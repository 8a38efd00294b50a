import { useSearchParams } from 'wouter';
import { AdminType, DocumentCheckStatus } from '#web/api/generated/enums.ts';
import { useRead } from '#web/api/query.tsx';
import { useSessions } from '#web/api/services.ts';
import { type Place, positionOf } from '#web/desk/goOn/position.ts';
import { useNavigate } from '#web/router/shown.ts';
import { myPagePaths } from '../../myPagePaths.ts';
import type { SectionQueueItem } from '../../types.ts';
import { queueQuery, queueSearch, readQueue } from './reviewQueue.ts';

/** The pile around the document on the desk, and the ways to its neighbours. */
export const useReviewQueue = (sectionId: number) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isMinistry = useSessions().adminSession.adminUser?.type === AdminType.MAFF;
  const { Confirming, MAFFConfirming } = DocumentCheckStatus;
  const queue = readQueue(params, isMinistry ? MAFFConfirming : Confirming);
  const read = useRead('/api/admin/my_page/section', { query: queueQuery(queue) }, { keepsPrevious: true });
  const body = read.data?.body;
  const position = positionOf(body?.items ?? [], sectionId, queue);
  // The pile goes on behind what was read: its next part begins with the cursor.
  const cursor = position.next === null ? (body?.nextCursor ?? null) : null;
  const further = { ...queue, cursor, from: queue.from + (body?.items.length ?? 0) };
  const more = useRead(
    '/api/admin/my_page/section',
    { query: { ...queueQuery(further), limit: 1 } },
    { isEnabled: cursor !== null },
  ).data?.body.items[0];
  const hrefOf = ({ item, at }: Place<SectionQueueItem>, from = queue): string =>
    myPagePaths.desk(item.mypage.id, item.id, queueSearch({ ...from, at }));
  /** Once the document on the desk has left the pile, everything behind it moves up by one. */
  const nextHref = (movesUp: boolean): string | null => {
    const step = movesUp && position.at !== null ? 1 : 0;
    if (position.next !== null) return hrefOf({ ...position.next, at: position.next.at - step });
    return more === undefined ? null : hrefOf({ item: more, at: further.from }, further);
  };
  return {
    queue,
    total: body?.total ?? null,
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
