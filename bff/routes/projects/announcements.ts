import type { Handlers } from '#bff/contract/handlers.ts';
import { created, noContent, ok } from '#bff/contract/reply.ts';
import { attachedFile } from '#bff/services/files/attachedFile.ts';
import {
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncement,
  listAnnouncements,
  listUserAnnouncements,
  updateAnnouncement,
} from '#bff/services/projects/announcements.ts';
import type { AnnouncementView } from '#bff/services/projects/announcementViews.ts';
import { byBoolean, byInstant, listBody, pageRequestOf, type Sorts } from '../paging.ts';
import { instant, wire } from '../present.ts';

const sorts: Sorts = { publishFrom: [byInstant('publishFrom')], createdAt: [byInstant('createdAt')] };

/** For readers: important ones first, then the newest. */
const readerSorts: Sorts = { importance: [byBoolean('isImportant'), byInstant('publishFrom')] };

const present = (view: AnnouncementView) => ({ ...wire(view), files: view.files.map(attachedFile) });

/** An announcement for everybody outside the secretariat. */
export const presentPublicAnnouncement = ({
  id,
  title,
  body,
  publishFrom,
  isImportant,
  files,
}: AnnouncementView) => ({
  id,
  title,
  body,
  publishFrom: instant(publishFrom),
  isImportant,
  files: files.map(attachedFile),
});

const keyOf = ({ id, aid }: { id: number; aid: number }) => ({ projectId: id, id: aid });

export const announcementRoutes = {
  listAnnouncements: async ({ path, query }, scope) => {
    const request = pageRequestOf(query, sorts, '-publishFrom');
    const filter = { projectId: path.id, publishedOnly: query.publishedOnly };
    return ok(listBody(await listAnnouncements(scope, filter, request), request, present));
  },
  createAnnouncement: async ({ path, body }, scope) => {
    const view = await createAnnouncement(scope, path.id, body);
    return created(present(view), {
      version: view.version,
      location: `/api/admin/project/${path.id}/announcement/${view.id}`,
    });
  },
  getAnnouncement: async ({ path }, scope) => {
    const view = await getAnnouncement(scope, keyOf(path));
    return ok(present(view), { version: view.version });
  },
  updateAnnouncement: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateAnnouncement(scope, keyOf(path), body, ifMatchVersion);
    return ok(present(view), { version: view.version });
  },
  deleteAnnouncement: async ({ path, ifMatchVersion }, scope) => {
    await deleteAnnouncement(scope, keyOf(path), ifMatchVersion);
    return noContent();
  },
  listUserAnnouncements: async ({ path, query }, scope) => {
    const request = pageRequestOf(query, readerSorts, '-importance');
    const page = await listUserAnnouncements(scope, path.id, request);
    return ok(listBody(page, request, presentPublicAnnouncement));
  },
} satisfies Partial<Handlers>;
