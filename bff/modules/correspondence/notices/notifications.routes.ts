import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok } from '#bff/http/reply.ts';
import { byDay, byInstant, listBody, pageRequestOf, type Sorts } from '#bff/parts/lists/paging.ts';
import {
  createNotification,
  deleteNotification,
  getNotification,
  listNotifications,
  type NotificationView,
  readAllUserNotifications,
  readUserNotification,
  updateNotification,
} from '#bff/parts/notices/notifications.service.ts';

const sorts: Sorts = { createdAt: [byInstant('createdAt')], dueOn: [byDay('dueOn', 'last')] };

/** For the business: what it has not read first, then the newest. */
const readerSorts: Sorts = { unread: [byInstant('readAt', 'first'), byInstant('createdAt')] };

const present = (view: NotificationView) => wire(view);

const keyOf = ({ id, nid }: { id: number; nid: number }) => ({ mypageId: id, id: nid });

export const notificationRoutes = {
  listNotifications: async ({ path, query }, scope) => {
    const request = pageRequestOf(query, sorts, '-createdAt');
    const filter = { mypageId: path.id, kinds: query.notificationKind };
    return ok(listBody(await listNotifications(scope, filter, request), request, present));
  },
  createNotification: async ({ path, body }, scope) => {
    const view = await createNotification(scope, path.id, body);
    return created(present(view), {
      version: view.version,
      location: `/api/admin/my_page/${path.id}/notification/${view.id}`,
    });
  },
  getNotification: async ({ path }, scope) => {
    const view = await getNotification(scope, keyOf(path));
    return ok(present(view), { version: view.version });
  },
  updateNotification: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateNotification(scope, keyOf(path), body, ifMatchVersion);
    return ok(present(view), { version: view.version });
  },
  deleteNotification: async ({ path, ifMatchVersion }, scope) => {
    await deleteNotification(scope, keyOf(path), ifMatchVersion);
    return noContent();
  },
  listUserNotifications: async ({ query }, scope) => {
    const request = pageRequestOf(query, readerSorts, '-unread');
    const filter = { mypageId: query.id, isUnread: query.unreadOnly };
    return ok(listBody(await listNotifications(scope, filter, request), request, present));
  },
  readAllUserNotifications: async ({ body }, scope) => {
    await readAllUserNotifications(scope, body.mypageID, body.lastId);
    return noContent();
  },
  readUserNotification: async ({ path }, scope) => {
    const view = await readUserNotification(scope, path.id);
    return ok(present(view), { version: view.version });
  },
} satisfies Partial<Handlers>;
