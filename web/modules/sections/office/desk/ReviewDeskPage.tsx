import { useParams } from 'wouter';
import { useRead } from '#web/parts/api/query.tsx';
import { whileScanned } from '#web/parts/files/scanning.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { sectionName } from '#web/parts/text/sectionName.ts';
import { Desk } from './Desk.tsx';
import { useReviewQueue } from './queue/useReviewQueue.ts';

/** /admin/mypage/:id/section/:sectionId: the review desk of one document. */
export const ReviewDeskPage = () => {
  const params = useParams();
  const sectionId = idInPath(params.sectionId) ?? 0;
  const read = useRead(
    '/api/admin/section/{id}',
    { path: { id: sectionId } },
    { isEnabled: sectionId > 0, everyMs: whileScanned },
  );
  const section = read.data?.body;
  const queue = useReviewQueue(sectionId);
  usePageTitle(section === undefined ? null : sectionName(section));
  const isElsewhere = section !== undefined && section.mypage.id !== idInPath(params.id);
  if (sectionId === 0 || isElsewhere) return <NotFound />;
  return (
    <ReadPage read={read} isWholeRoom>
      {({ body, etag }) => (
        <Desk key={sectionId} section={body} etag={etag} queue={queue} onReload={() => void read.refetch()} />
      )}
    </ReadPage>
  );
};
