import { ChevronDown, CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Badge } from '#ui-kit/Badge/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Page, Row, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { AttachedFiles } from '#web/parts/company/AttachedFiles.tsx';
import { Muted } from '#web/parts/company/LinedList.tsx';
import { Pages } from '#web/parts/company/Pages.tsx';
import { ReadAllButton } from '#web/parts/company/ReadAllButton.tsx';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useArrival } from '#web/parts/company/useArrival.ts';
import { useProjectId } from '#web/parts/company/useMyPage.ts';
import { usePages } from '#web/parts/company/usePages.ts';
import { useScrollToHash } from '#web/parts/company/useScrollToHash.ts';
import { formatDateTime, formatDay } from '#web/parts/text/format.ts';
import { userAnnouncementsText as tp } from './userAnnouncements.words.ts';

type Announcement = components['schemas']['UserAnnouncement'];
type Announcements = components['schemas']['UserAnnouncementList'];

const Body = styled(Text)`
  white-space: pre-line;
`;

const anchorOf = ({ id }: Announcement): string => `announcement-${id}`;

type AnnouncementCardProps = {
  readonly item: Announcement;
  /** Opened on this visit. */
  readonly isOpened: boolean;
  readonly onOpen: () => void;
};

/** Takes the focus of the button that opened it and is gone. */
const Words = ({ item: { body, files }, isOpened }: Pick<AnnouncementCardProps, 'item' | 'isOpened'>) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpened) box.current?.focus({ preventScroll: true });
  }, [isOpened]);
  return (
    <Stack gap={12} ref={box} tabIndex={-1}>
      <Body isMeasured>{body}</Body>
      <AttachedFiles files={files} />
    </Stack>
  );
};

/** What was read lies open; what is new opens when it is asked for, and has been read then. */
const AnnouncementCard = ({ item, isOpened, onOpen }: AnnouncementCardProps) => (
  <Card
    id={anchorOf(item)}
    title={item.title}
    aside={
      <Row gap={8}>
        {!item.isRead && <Badge tone="danger">{tp((w) => w.unread)}</Badge>}
        {item.isImportant && (
          <StatusTag tone="warning" icon={CircleAlert}>
            {tp((w) => w.important)}
          </StatusTag>
        )}
      </Row>
    }
  >
    <Stack gap={12}>
      <Muted>
        <time dateTime={item.publishFrom}>{formatDay(item.publishFrom)}</time>
        {item.renotifiedAt !== null && <> {tp((w) => w.again, { at: formatDateTime(item.renotifiedAt) })}</>}
      </Muted>
      {item.isRead || isOpened ? (
        <Words item={item} isOpened={isOpened} />
      ) : (
        <div>
          <Button size="small" iconAfter={ChevronDown} aria-expanded={false} onClick={onOpen}>
            {tp((w) => w.open)}
          </Button>
        </div>
      )}
    </Stack>
  </Card>
);

const Cards = ({ items }: { readonly items: readonly Announcement[] }) => {
  const projectId = useProjectId();
  const { run } = useChange('post', '/api/user/project/{id}/announcement/{aid}/read');
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const handleOpen = ({ id, isRead }: Announcement) => {
    setOpened((before) => new Set(before).add(id));
    if (!isRead) void run({ path: { id: projectId, aid: id } });
  };
  useArrival(items, anchorOf, handleOpen);
  return items.map((item) => (
    <AnnouncementCard
      key={item.id}
      item={item}
      isOpened={opened.has(item.id)}
      onOpen={() => handleOpen(item)}
    />
  ));
};

/** The instant up to which all that is shown was told of; later ones stay unread. */
const untilOf = (items: readonly Announcement[]): string =>
  items
    .map(({ notifiedAt }) => notifiedAt)
    .toSorted()
    .at(-1) ?? '';

const useReadAll = ({ items }: Announcements) => {
  const id = useProjectId();
  const { run, isBusy } = useChange('post', '/api/user/project/{id}/announcement_read');
  return { isBusy, onReadAll: () => run({ path: { id }, body: { until: untilOf(items) } }) };
};

const Head = ({ body }: { readonly body: Announcements }) => {
  const readAll = useReadAll(body);
  return (
    <PageHeader
      rhythm="business"
      title={tp((w) => w.title)}
      context={tp((w) => w.context)}
      actions={body.items.some(({ isRead }) => !isRead) && <ReadAllButton {...readAll} />}
    />
  );
};

const Nothing = () => <EmptyState title={tp((w) => w.empty)}>{tp((w) => w.emptyText)}</EmptyState>;

/** /user/{projectId}/announcement: what the desk tells everybody in the project, newest first. */
export const AnnouncementPage = () => {
  const id = useProjectId();
  const pages = usePages();
  const read = useRead(
    '/api/user/project/{id}/announcement',
    { path: { id }, query: { limit: pages.limit, ...pages.query } },
    { keepsPrevious: true },
  );
  const title = tp((w) => w.title);
  useScrollToHash(read.isSuccess);
  return (
    <Page width="form">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={3} />}>
        {({ body }) => (
          <>
            <Head body={body} />
            {body.items.length === 0 ? (
              <Nothing />
            ) : (
              <Stack gap={16}>
                <Cards items={body.items} />
                <Pages {...pages.props(body)} />
              </Stack>
            )}
          </>
        )}
      </ReadState>
    </Page>
  );
};
