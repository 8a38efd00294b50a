import { Mail, MailOpen, Send } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, space } from '#ui-kit/tokens/index.ts';
import type { MyPage } from '#web/modules/sections/office/sectionTypes.ts';
import { ActivityHistory } from '#web/modules/trail/office/activity/ActivityHistory.tsx';
import { TrailLink } from '#web/modules/trail/office/activity/TrailLink.tsx';
import { ActivityTopic, ActorKind, NotificationKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { useServices } from '#web/parts/api/services.ts';
import { useFurther } from '#web/parts/list/useFurther.ts';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { formatDateTime, formatDay } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import { ComingReminders } from './ComingReminders.tsx';
import { myPageText as t } from './myPage.words.ts';

type Notification = components['schemas']['Notification'];

const Items = styled.ul`
  display: grid;
  & > li { display: grid; gap: ${space[4]}; padding: ${space[16]} 0; border-top: ${border.normal}; }
  & > li:first-child { padding-top: 0; border-top: 0; }
  & > li:last-child { padding-bottom: 0; }
`;

/** Rows that a log reads at once, and how many more with each もっと. Behind 200, the contract's most, by cursor. */
const STEP = 50;
const MOST = 200;

type Reading = { isError: boolean; refetch: () => unknown };

const Broken = ({ read }: { read: Reading }) => (
  <Notice
    tone="danger"
    title={shellText((w) => w.generic)}
    actions={<Button onClick={() => void read.refetch()}>{shellText((w) => w.error.reload)}</Button>}
  />
);

const readState = ({ readAt }: Notification) =>
  readAt === null ? (
    <StatusTag tone="neutral" icon={Mail} isQuiet>
      {t((w) => w.notifications.unread)}
    </StatusTag>
  ) : (
    <StatusTag tone="success" icon={MailOpen} isQuiet>
      {t((w) => w.notifications.read, { at: formatDateTime(readAt) })}
    </StatusTag>
  );

const mailState = ({ sendEmail, emailedAt }: Notification): string => {
  if (!sendEmail) return '';
  return emailedAt === null
    ? t((w) => w.notifications.mailWaiting)
    : t((w) => w.notifications.mailed, { at: formatDateTime(emailedAt) });
};

const NotificationItem = ({ notification }: { notification: Notification }) => {
  const { kind, title, body, dueOn, createdAt, createdByName, member } = notification;
  const notes = [
    NotificationKindLabel[kind],
    member === null ? '' : t((w) => w.notifications.toMember, { name: member.name }),
    formatDateTime(createdAt),
    createdByName,
    dueOn === null ? '' : t((w) => w.notifications.due, { day: formatDay(dueOn) }),
    mailState(notification),
  ];
  return (
    <li>
      <Row isBetween>
        <Text isBold>{title}</Text>
        {readState(notification)}
      </Row>
      <Text size={14} style={{ whiteSpace: 'pre-line' }}>
        {body}
      </Text>
      <Text size={14} tone="muted">
        {notes.filter((note) => note !== '').join(marks.gap)}
      </Text>
    </li>
  );
};

type NotificationsTabProps = { myPage: MyPage; onSend: (() => void) | null };

/** Tab 通知: what will be told, and what was written to the business. */
export const NotificationsTab = (props: NotificationsTabProps) => {
  const seesReminders = useMayCall()('listReminders');
  return (
    <Stack gap={24}>
      {seesReminders && <ComingReminders mypageId={props.myPage.id} />}
      <Written {...props} />
    </Stack>
  );
};

/** What was written to the business, and whether it was read. */
const Written = ({ myPage, onSend }: NotificationsTabProps) => {
  const [limit, setLimit] = useState(STEP);
  const read = useRead(
    '/api/admin/my_page/{id}/notification',
    { path: { id: myPage.id }, query: { limit, sort: '-createdAt' } },
    { keepsPrevious: true },
  );
  if (read.isError) return <Broken read={read} />;
  if (read.data === undefined) return <Skeleton shape="card" rows={4} />;
  const first = read.data?.body ?? null;
  const send = onSend !== null && (
    <Button icon={Send} onClick={onSend}>
      {t((w) => w.notifications.send)}
    </Button>
  );
  if (first === null || first.items.length === 0) {
    return (
      <EmptyState title={t((w) => w.notifications.none)} action={send}>
        {t((w) => w.notifications.noneText)}
      </EmptyState>
    );
  }
  return (
    <Card title={t((w) => w.notifications.title)} aside={send}>
      <WrittenItems
        id={myPage.id}
        first={first}
        onMore={limit < MOST ? () => setLimit(Math.min(limit + STEP, MOST)) : null}
      />
    </Card>
  );
};

type WrittenItemsProps = {
  id: number;
  first: components['schemas']['NotificationList'];
  /** Reads a longer first part; null once it is as long as the contract gives. */
  onMore: (() => void) | null;
};

/** What was written, and the way to what is older. */
const WrittenItems = ({ id, first, onMore }: WrittenItemsProps) => {
  const { api } = useServices();
  const { items, hasMore, isBusy, readMore } = useFurther(first, async (cursor) => {
    const query = { limit: MOST, sort: '-createdAt' as const, cursor };
    const answer = await api.read('/api/admin/my_page/{id}/notification', { path: { id }, query });
    return answer?.body ?? null;
  });
  return (
    <Stack gap={16}>
      <Items>
        {items.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} />
        ))}
      </Items>
      {hasMore && (
        <Button isBusy={isBusy} onClick={onMore ?? (() => void readMore())}>
          {t((w) => w.notifications.more)}
        </Button>
      )}
    </Stack>
  );
};

/** Tab 履歴: who did what and when, newest first. */
export const HistoryTab = ({ myPage }: { myPage: MyPage }) => (
  <Card title={t((w) => w.history.title)}>
    <Stack gap={24}>
      <ActivityHistory
        target={{ mypageId: myPage.id }}
        others={{ kind: ActorKind.User, label: t((w) => w.history.business) }}
        topics={Object.values(ActivityTopic)}
        noneText={t((w) => w.history.noneText)}
        hrefOf={documentOf}
      />
      <TrailLink of={{ mypage_id: myPage.id }} />
    </Stack>
  </Card>
);

type Activity = components['schemas']['Activity'];

/** The document that was acted on; everything else is on this page. */
const documentOf = ({ targetKind, targetId, mypageId }: Activity): string | null =>
  targetKind === 'Section' && targetId !== null && mypageId !== null
    ? myPagePaths.desk(mypageId, Number(targetId))
    : null;
