import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { Count } from '#ui-kit/Count/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text, TextPart } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { color, size, space } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { Muted, NewsList } from '#web/parts/company/LinedList.tsx';
import { ReadError } from '#web/parts/company/ReadState.tsx';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { formatDate, formatDateTime } from '#web/parts/text/format.ts';
import { userMyPageText as t } from '../userMyPage.words.ts';

const SHOWN = 3;

const DotList = styled(NewsList)`
  > li { grid-template-columns: ${size.icon14} minmax(0, 1fr); }
  a[data-read] { font-weight: inherit; }
`;

const Dot = styled.span<{ $isUnread: boolean }>`
  width: ${space[8]};
  height: ${space[8]};
  margin-top: ${space[8]};
  border-radius: 50%;
  background: ${({ $isUnread }) => ($isUnread ? color.dangerAction : 'transparent')};
`;

const More = styled.div`
  margin-top: ${space[12]};
`;

const Unread = ({ count, label }: { count: number; label: string }) =>
  count === 0 ? null : (
    <Row gap={8}>
      <Count value={count} variant="alert" label={label} />
      <Muted aria-hidden>{t((w) => w.notifications.unread)}</Muted>
    </Row>
  );

type NotificationsCardProps = Pick<MyPageBody, 'id' | 'projectId' | 'unreadNotificationCount'>;

/** The newest notifications, unread first; the whole list reads and marks them. */
export const NotificationsCard = ({ id, projectId, unreadNotificationCount }: NotificationsCardProps) => {
  const read = useRead('/api/user/my_page/notification', { query: { id, limit: SHOWN } });
  const items = read.data?.body.items ?? [];
  const href = userPaths.notifications(projectId);
  return (
    <Card
      title={t((w) => w.notifications.title)}
      aside={
        <Unread
          count={unreadNotificationCount}
          label={t((w) => w.notifications.unreadCount, { count: unreadNotificationCount })}
        />
      }
    >
      {read.isPending && <Skeleton rows={SHOWN} />}
      {read.isError && read.data === undefined && <ReadError onRetry={() => void read.refetch()} />}
      {read.isSuccess && items.length === 0 && <Text tone="muted">{t((w) => w.notifications.empty)}</Text>}
      <DotList>
        {items.map((item) => (
          <NotificationLine key={item.id} item={item} href={`${href}#notification-${item.id}`} />
        ))}
      </DotList>
      <More>
        <TextLink as={Link} variant="arrow" href={href}>
          {t((w) => w.notifications.all)}
        </TextLink>
      </More>
    </Card>
  );
};

type NotificationLineProps = { item: components['schemas']['Notification']; href: string };

const NotificationLine = ({ item: { title, readAt, createdAt }, href }: NotificationLineProps) => (
  <li>
    <Dot $isUnread={readAt === null} />
    <span>
      <Link href={href} data-read={readAt !== null || undefined}>
        {readAt === null && <VisuallyHidden>{t((w) => w.notifications.unread)} </VisuallyHidden>}
        <TextPart>{title}</TextPart>
      </Link>
      <br />
      <Muted>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </Muted>
    </span>
  </li>
);

/** What the desk tells everybody in the project. */
export const AnnouncementsCard = ({
  projectId,
  unreadAnnouncementCount: count = 0,
}: Pick<MyPageBody, 'projectId' | 'unreadAnnouncementCount'>) => {
  const read = useRead('/api/user/project/{id}/announcement', {
    path: { id: projectId },
    query: { limit: SHOWN },
  });
  const items = read.data?.body.items ?? [];
  const href = userPaths.announcements(projectId);
  return (
    <Card
      title={t((w) => w.announcements.title)}
      aside={<Unread count={count} label={t((w) => w.announcements.unreadCount, { count })} />}
    >
      {read.isPending && <Skeleton rows={2} />}
      {read.isError && read.data === undefined && <ReadError onRetry={() => void read.refetch()} />}
      {!read.isPending && !read.isError && items.length === 0 && (
        <Text tone="muted">{t((w) => w.announcements.empty)}</Text>
      )}
      <DotList>
        {items.map((item) => (
          <AnnouncementLine key={item.id} {...item} href={`${href}#announcement-${item.id}`} />
        ))}
      </DotList>
      {items.length > 0 && (
        <More>
          <TextLink as={Link} variant="arrow" href={href}>
            {t((w) => w.announcements.all)}
          </TextLink>
        </More>
      )}
    </Card>
  );
};

type AnnouncementLineProps = {
  href: string;
  title: string;
  isImportant: boolean;
  isRead: boolean;
  publishFrom: string;
};

const AnnouncementLine = ({ href, title, isImportant, isRead, publishFrom }: AnnouncementLineProps) => (
  <li>
    <Dot $isUnread={!isRead} />
    <span>
      {isImportant && (
        <>
          <StatusTag tone="warning" icon={CircleAlert}>
            {t((w) => w.announcements.important)}
          </StatusTag>
          <br />
        </>
      )}
      <Link href={href} data-read={isRead || undefined}>
        {!isRead && <VisuallyHidden>{t((w) => w.notifications.unread)} </VisuallyHidden>}
        <TextPart>{title}</TextPart>
      </Link>
      <br />
      <Muted>
        <time dateTime={publishFrom}>{formatDate(publishFrom)}</time>
      </Muted>
    </span>
  </li>
);
