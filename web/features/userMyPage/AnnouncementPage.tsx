import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { components } from '#web/api/generated/types.ts';
import { useRead } from '#web/api/query.tsx';
import { formatDay } from '#web/text/format.ts';
import { useProjectId } from './hooks/useMyPage.ts';
import { usePages } from './hooks/usePages.ts';
import { useScrollToHash } from './hooks/useScrollToHash.ts';
import { tp } from './pageTexts.ts';
import { AttachedFiles } from './parts/AttachedFiles.tsx';
import { Muted } from './parts/LinedList.tsx';
import { Pages } from './parts/Pages.tsx';
import { ReadState } from './parts/ReadState.tsx';

const Body = styled(Text)`
  white-space: pre-line;
`;

const AnnouncementCard = ({ item }: { item: components['schemas']['PublicAnnouncement'] }) => (
  <Card
    id={`announcement-${item.id}`}
    title={item.title}
    aside={
      item.isImportant && (
        <StatusTag tone="warning" icon={CircleAlert}>
          {tp((w) => w.announcements.important)}
        </StatusTag>
      )
    }
  >
    <Stack gap={12}>
      <Muted>
        <time dateTime={item.publishFrom}>{formatDay(item.publishFrom)}</time>
      </Muted>
      <Body isMeasured>{item.body}</Body>
      <AttachedFiles files={item.files} />
    </Stack>
  </Card>
);

/** /user/{projectId}/announcement: what the desk tells everybody in the project, newest first. */
export const AnnouncementPage = () => {
  const id = useProjectId();
  const pages = usePages();
  const read = useRead(
    '/api/user/project/{id}/announcement',
    { path: { id }, query: { limit: pages.limit, ...pages.query } },
    { keepsPrevious: true },
  );
  const title = tp((w) => w.announcements.title);
  useScrollToHash(read.isSuccess);
  return (
    <Page width="form">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={3} />}>
        {({ body }) => (
          <>
            <PageHeader rhythm="business" title={title} context={tp((w) => w.announcements.context)} />
            {body.items.length === 0 ? (
              <EmptyState title={tp((w) => w.announcements.empty)}>
                {tp((w) => w.announcements.emptyText)}
              </EmptyState>
            ) : (
              <Stack gap={16}>
                {body.items.map((item) => (
                  <AnnouncementCard key={item.id} item={item} />
                ))}
                <Pages {...pages.props(body)} />
              </Stack>
            )}
          </>
        )}
      </ReadState>
    </Page>
  );
};
