import { useState } from 'react';
import { styled } from 'styled-components';
import { Badge } from '#ui-kit/Badge/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Page, Row, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { NotificationKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { Muted } from '#web/parts/company/LinedList.tsx';
import { Pages } from '#web/parts/company/Pages.tsx';
import { ReadAllButton } from '#web/parts/company/ReadAllButton.tsx';
import { ReadError, ReadState } from '#web/parts/company/ReadState.tsx';
import { useArrival } from '#web/parts/company/useArrival.ts';
import { useMyPage, useProjectId } from '#web/parts/company/useMyPage.ts';
import { usePages } from '#web/parts/company/usePages.ts';
import { useScrollToHash } from '#web/parts/company/useScrollToHash.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { formatDateTime, formatDay } from '#web/parts/text/format.ts';
import { userNotificationsText as tp } from './userNotifications.words.ts';

type Notification = components['schemas']['Notification'];

const Body = styled(Text)`
  white-space: pre-line;
`;

const anchorOf = ({ id }: Notification): string => `notification-${id}`;

type NotificationCardProps = { item: Notification; onRead: (item: Notification) => void; isBusy: boolean };

const NotificationCard = ({ item, onRead, isBusy }: NotificationCardProps) => {
  const isUnread = item.readAt === null;
  return (
    <Card
      id={anchorOf(item)}
      title={item.title}
      aside={
        <Row gap={8}>
          {isUnread && <Badge tone="danger">{tp((w) => w.unread)}</Badge>}
          <Muted>{NotificationKindLabel[item.kind]}</Muted>
        </Row>
      }
    >
      <Stack gap={12}>
        <Muted>
          <time dateTime={item.createdAt}>{formatDateTime(item.createdAt)}</time>
        </Muted>
        <Body>{item.body}</Body>
        {item.dueOn !== null && <Text isBold>{tp((w) => w.due, { day: formatDay(item.dueOn) })}</Text>}
        <Acts {...{ item, onRead, isBusy }} />
      </Stack>
    </Card>
  );
};

const Acts = ({ item, onRead, isBusy }: NotificationCardProps) => {
  const projectId = useProjectId();
  const isUnread = item.readAt === null;
  return (
    <Row gap={16}>
      {item.sectionId !== null && (
        <TextLink
          as={Link}
          variant="arrow"
          href={userPaths.section(projectId, item.sectionId)}
          onClick={() => isUnread && onRead(item)}
        >
          {tp((w) => w.openSection)}
        </TextLink>
      )}
      {isUnread && (
        <Button size="small" isBusy={isBusy} onClick={() => onRead(item)}>
          {tp((w) => w.markRead)}
        </Button>
      )}
    </Row>
  );
};

/** Marks what is shown and all before it; what came meanwhile stays unread. */
const useReadAll = (mypageID: number, items: readonly Notification[]) => {
  const { run, isBusy } = useChange('post', '/api/user/my_page/notification_read');
  const lastId = Math.max(...items.map(({ id }) => id));
  return { isBusy, onReadAll: () => run({ body: { mypageID, lastId } }) };
};

const useReadOne = () => {
  const { run } = useChange('post', '/api/user/my_page/notification/{id}/read');
  const [busyId, setBusyId] = useState<number | null>(null);
  const read = async ({ id }: Notification): Promise<void> => {
    setBusyId(id);
    await run({ path: { id } });
    setBusyId(null);
  };
  return { busyId, handleRead: (item: Notification): void => void read(item) };
};

const Content = ({ mypageId }: { mypageId: number }) => {
  const pages = usePages();
  const read = useRead(
    '/api/user/my_page/notification',
    { query: { id: mypageId, limit: pages.limit, ...pages.query } },
    { keepsPrevious: true },
  );
  const { busyId, handleRead } = useReadOne();
  const items = read.data?.body.items ?? [];
  useScrollToHash(items.length > 0);
  useArrival(items, anchorOf, (item) => {
    if (item.readAt === null) handleRead(item);
  });
  const readAll = useReadAll(mypageId, items);
  if (read.isError && read.data === undefined) return <ReadError onRetry={() => void read.refetch()} />;
  if (read.isPending) return <Skeleton shape="card" rows={3} />;
  if (items.length === 0) {
    return <EmptyState title={tp((w) => w.empty)}>{tp((w) => w.emptyText)}</EmptyState>;
  }
  return (
    <Stack gap={16}>
      {items.some(({ readAt }) => readAt === null) && (
        <div>
          <ReadAllButton {...readAll} />
        </div>
      )}
      {items.map((item) => (
        <NotificationCard key={item.id} item={item} isBusy={busyId === item.id} onRead={handleRead} />
      ))}
      <Pages {...pages.props(read.data?.body)} />
    </Stack>
  );
};

/** /user/{projectId}/notification: what the desk wrote to this company, unread first. */
export const NotificationPage = () => {
  const read = useMyPage();
  const title = tp((w) => w.title);
  return (
    <Page width="form">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={3} />}>
        {({ body }) => (
          <>
            <PageHeader rhythm="business" title={title} context={tp((w) => w.context)} />
            <Content mypageId={body.id} />
          </>
        )}
      </ReadState>
    </Page>
  );
};
