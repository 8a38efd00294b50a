import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok } from '#bff/http/reply.ts';
import {
  createNotification,
  deleteNotification,
  getNotification,
  type NotificationView,
  readAllUserNotifications,
  readUserNotification,
  updateNotification,
} from '#bff/parts/notices/notifications.service.ts';

const present = (view: NotificationView) => wire(view);

const keyOf = ({ id, nid }: { id: number; nid: number }) => ({ mypageId: id, id: nid });

export const notificationRoutes = {
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
  readAllUserNotifications: async ({ body }, scope) => {
    await readAllUserNotifications(scope, body.mypageID, body.lastId);
    return noContent();
  },
  readUserNotification: async ({ path }, scope) => {
    const view = await readUserNotification(scope, path.id);
    return ok(present(view), { version: view.version });
  },
} satisfies Partial<Handlers>;
