import { useEffect, useRef } from 'react';
import { useParams } from 'wouter';
import { Button } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { DocumentCheckStatus } from '#web/api/generated/enums.ts';
import { useChange, useRead } from '#web/api/query.tsx';
import { whileScanned } from '#web/files/scanning.ts';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { usePageTitle } from '#web/navigation/usePageTitle.ts';
import { sectionName } from '#web/text/sectionName.ts';
import { shellText } from '#web/text/shellText.ts';
import type { Section } from '../types.ts';
import { Desk } from './Desk.tsx';
import { useReviewQueue } from './goOn/useReviewQueue.ts';

const positive = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;

/** Tells the server once that somebody of the secretariat has seen it: the business cannot take it back then. */
const useOpened = (section: Section | undefined): void => {
  const { run } = useChange('post', '/api/admin/section/{id}/open', { isQuiet: true });
  const told = useRef<number | null>(null);
  const isNew = section?.status === DocumentCheckStatus.Confirming && section.openedAt === null;
  const id = isNew ? section.id : null;
  useEffect(() => {
    if (id === null || told.current === id) return;
    told.current = id;
    void run({ path: { id } });
  });
};

/** /admin/mypage/:id/section/:sectionId: the review desk of one document. */
export const ReviewDeskPage = () => {
  const params = useParams();
  const sectionId = positive(params.sectionId);
  const read = useRead(
    '/api/admin/section/{id}',
    { path: { id: sectionId } },
    { isEnabled: sectionId > 0, everyMs: whileScanned },
  );
  const section = read.data?.body;
  const queue = useReviewQueue(sectionId);
  useOpened(section);
  usePageTitle(section === undefined ? null : sectionName(section));
  const isElsewhere = section !== undefined && section.mypage.id !== positive(params.id);
  if (sectionId === 0 || read.data === null || isElsewhere) return <NotFound />;
  if (read.data === undefined) {
    return read.isError ? (
      <Notice
        tone="danger"
        title={shellText((w) => w.generic)}
        actions={<Button onClick={() => void read.refetch()}>{shellText((w) => w.error.reload)}</Button>}
      />
    ) : (
      <Skeleton shape="card" rows={12} />
    );
  }
  return (
    <Desk
      key={sectionId}
      section={read.data.body}
      etag={read.data.etag}
      queue={queue}
      onReload={() => void read.refetch()}
    />
  );
};
