import { useSearchParams } from 'wouter';
import { AdminType, DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { useSessions } from '#web/parts/api/services.ts';
import { neighboursOf, queueLinksOf } from '#web/parts/desk/queue/queueNeighbours.ts';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import type { SectionQueueItem } from '../../sectionTypes.ts';
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
  const { isChosen, ...read } = usePile(queue);
  const around = neighboursOf(queue, read, sectionId);
  const { further } = around;
  const more = useRead(
    '/api/admin/my_page/section',
    { query: { ...queueQuery(further), limit: 1 } },
    { isEnabled: further.cursor !== null },
  ).data?.body.items[0];
  const hrefOf = ({ id, mypageId }: QueuedDocument, at: Queue): string =>
    myPagePaths.desk(mypageId, id, queueSearch(at));
  return {
    ...queueLinksOf(around, more === undefined ? undefined : queued(more), hrefOf, isChosen),
    isChosen,
    go: (href: string | null): void => {
      if (href !== null) void navigate(href);
    },
  };
};

export type ReviewQueue = ReturnType<typeof useReviewQueue>;
