import type { Handlers } from '#bff/http/handlers.ts';
import { created, noContent, ok } from '#bff/http/reply.ts';
import { readAllUserAnnouncements, readUserAnnouncement } from './announcementReads.service.ts';
import { presentAnnouncement, presentOwnAnnouncement } from './announcements.list.ts';
import {
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncement,
  updateAnnouncement,
} from './announcements.service.ts';
import { remindAnnouncement } from './remindOfAnnouncements.service.ts';

const keyOf = ({ id, aid }: { id: number; aid: number }) => ({ projectId: id, id: aid });

export const announcementRoutes = {
  createAnnouncement: async ({ path, body }, scope) => {
    const view = await createAnnouncement(scope, path.id, body);
    return created(presentAnnouncement(view), {
      version: view.version,
      location: `/api/admin/project/${path.id}/announcement/${view.id}`,
    });
  },
  getAnnouncement: async ({ path }, scope) => {
    const view = await getAnnouncement(scope, keyOf(path));
    return ok(presentAnnouncement(view), { version: view.version });
  },
  updateAnnouncement: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateAnnouncement(scope, keyOf(path), body, ifMatchVersion);
    return ok(presentAnnouncement(view), { version: view.version });
  },
  deleteAnnouncement: async ({ path, ifMatchVersion }, scope) => {
    await deleteAnnouncement(scope, keyOf(path), ifMatchVersion);
    return noContent();
  },
  remindAnnouncement: async ({ path }, scope) => {
    const view = await remindAnnouncement(scope, keyOf(path));
    return ok(presentAnnouncement(view), { version: view.version });
  },
  readUserAnnouncement: async ({ path }, scope) =>
    ok(presentOwnAnnouncement(await readUserAnnouncement(scope, keyOf(path)))),
  readAllUserAnnouncements: async ({ path, body }, scope) => {
    await readAllUserAnnouncements(scope, path.id, new Date(body.until));
    return noContent();
  },
} satisfies Partial<Handlers>;
