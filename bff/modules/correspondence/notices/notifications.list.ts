import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { byDay, byInstant } from '#bff/parts/lists/paging.ts';
import { listNotifications } from '#bff/parts/notices/notifications.service.ts';

/** The notices of a my page, as the office reads them. */
export const notificationList = describeList({
  list: 'listNotifications',
  conditions: { id: 'mypageId', notificationKind: 'kinds' },
  orders: { createdAt: [byInstant('createdAt')], dueOn: [byDay('dueOn', 'last')] },
  firstOrder: '-createdAt',
  read: listNotifications,
  present: wire,
});

/** The same for the business: what it has not read first, then the newest. */
export const ownNotificationList = describeList({
  list: 'listUserNotifications',
  conditions: { id: 'mypageId', unreadOnly: 'isUnread' },
  orders: { unread: [byInstant('readAt', 'first'), byInstant('createdAt')] },
  firstOrder: '-unread',
  read: listNotifications,
  present: wire,
});
