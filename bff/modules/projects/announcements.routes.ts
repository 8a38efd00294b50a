import type { Handlers } from '#bff/http/handlers.ts';
import { instant, wire } from '#bff/http/present.ts';
import { created, noContent, ok, streamed } from '#bff/http/reply.ts';
import { attachedFile } from '#bff/parts/files/attachedFile.service.ts';
import {
  byBoolean,
  byInstant,
  byText,
  fileOf,
  listBody,
  pageRequestOf,
  type Sorts,
} from '#bff/parts/lists/paging.ts';
import {
  type CountedAnnouncementView,
  listAnnouncementReceivers,
  listUserAnnouncements,
  readAllUserAnnouncements,
  readUserAnnouncement,
  type UserAnnouncementView,
} from './announcementReads.service.ts';
import {
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncement,
  listAnnouncements,
  updateAnnouncement,
} from './announcements.service.ts';
import type { AnnouncementView } from './announcementViews.service.ts';
import { exportReceivers } from './exportReceivers.service.ts';
import { remindAnnouncement } from './remindOfAnnouncements.service.ts';

const sorts: Sorts = { publishFrom: [byInstant('publishFrom')], createdAt: [byInstant('createdAt')] };

/** For readers: important ones first, then the newest. */
const readerSorts: Sorts = { importance: [byBoolean('isImportant'), byInstant('publishFrom')] };

const receiverSorts: Sorts = { nameKana: [byText('nameKana')], readAt: [byInstant('readAt', 'last')] };

const present = (view: CountedAnnouncementView) => ({ ...wire(view), files: view.files.map(attachedFile) });

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

/** The same for somebody of a business, with whether he has opened it. */
const presentOwn = (view: UserAnnouncementView) => ({
  ...presentPublicAnnouncement(view),
  isRead: view.isRead,
  renotifiedAt: view.renotifiedAt && instant(view.renotifiedAt),
  notifiedAt: instant(view.notifiedAt),
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
  remindAnnouncement: async ({ path }, scope) => {
    const view = await remindAnnouncement(scope, keyOf(path));
    return ok(present(view), { version: view.version });
  },
  listUserAnnouncements: async ({ path, query }, scope) => {
    const request = pageRequestOf(query, readerSorts, '-importance');
    const page = await listUserAnnouncements(scope, path.id, request);
    return ok(listBody(page, request, presentOwn));
  },
  readUserAnnouncement: async ({ path }, scope) =>
    ok(presentOwn(await readUserAnnouncement(scope, keyOf(path)))),
  readAllUserAnnouncements: async ({ path, body }, scope) => {
    await readAllUserAnnouncements(scope, path.id, new Date(body.until));
    return noContent();
  },
  listAnnouncementReceivers: async ({ path, query }, scope) => {
    const request = pageRequestOf(query, receiverSorts, 'nameKana');
    const search = { ...keyOf(path), q: query.q, isRead: query.isRead };
    return ok(listBody(await listAnnouncementReceivers(scope, search, request), request, wire));
  },
  exportAnnouncementReceivers: async ({ path, query }, scope) => {
    const { keys } = pageRequestOf({ sort: query.sort }, receiverSorts, 'nameKana');
    const search = { ...keyOf(path), q: query.q, isRead: query.isRead };
    return streamed(await exportReceivers(scope, { ...fileOf(query), search, keys }));
  },
} satisfies Partial<Handlers>;
