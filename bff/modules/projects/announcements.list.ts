import { instant, wire } from '#bff/http/present.ts';
import { attachedFile } from '#bff/parts/files/attachedFile.service.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import { byBoolean, byInstant, byText } from '#bff/parts/lists/paging.ts';
import {
  type CountedAnnouncementView,
  listAnnouncementReceivers,
  listUserAnnouncements,
  requireAnnouncement,
  type UserAnnouncementView,
} from './announcementReads.service.ts';
import { listAnnouncements } from './announcements.service.ts';
import type { AnnouncementView } from './announcementViews.service.ts';
import { receiverTexts as words } from './receivers.words.ts';

export const presentAnnouncement = (view: CountedAnnouncementView) => ({
  ...wire(view),
  files: view.files.map(attachedFile),
});

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
export const presentOwnAnnouncement = (view: UserAnnouncementView) => ({
  ...presentPublicAnnouncement(view),
  isRead: view.isRead,
  renotifiedAt: view.renotifiedAt && instant(view.renotifiedAt),
  notifiedAt: instant(view.notifiedAt),
});

/** The announcements of a round, with how many have opened each. */
export const announcementList = describeList({
  list: 'listAnnouncements',
  conditions: { id: 'projectId', publishedOnly: 'publishedOnly' },
  orders: { publishFrom: [byInstant('publishFrom')], createdAt: [byInstant('createdAt')] },
  firstOrder: '-publishFrom',
  read: listAnnouncements,
  present: presentAnnouncement,
});

/** For readers: important ones first, then the newest. */
export const ownAnnouncementList = describeList({
  list: 'listUserAnnouncements',
  conditions: { id: 'projectId' },
  orders: { importance: [byBoolean('isImportant'), byInstant('publishFrom')] },
  firstOrder: '-importance',
  read: listUserAnnouncements,
  present: presentOwnAnnouncement,
});

/** The corporations that an announcement is for. */
export const announcementReceiverList = describeList({
  list: 'listAnnouncementReceivers',
  file: 'exportAnnouncementReceivers',
  conditions: { id: 'projectId', aid: 'id', q: 'q', isRead: 'isRead' },
  orders: { nameKana: [byText('nameKana')], readAt: [byInstant('readAt', 'last')] },
  firstOrder: 'nameKana',
  read: listAnnouncementReceivers,
  present: wire,
  exported: async (scope, { projectId, id }) => ({
    name: words.file((await requireAnnouncement(scope, { projectId, id })).title),
    target: { kind: 'announcement', id },
    projectId,
    columns: [
      {
        of: 'nameKana',
        heading: exportTexts.undertaking.displayCode,
        cellOf: ({ displayCode }) => displayCode,
      },
      { of: 'nameKana', heading: words.name, width: 30, cellOf: ({ name }) => name },
      {
        of: 'nameKana',
        heading: words.role,
        cellOf: ({ isMember }) => (isMember ? words.member : words.representative),
      },
      { of: 'contact', heading: words.contactName, width: 16, cellOf: ({ contactName }) => contactName },
      { of: 'contact', heading: words.contactEmail, width: 30, cellOf: ({ contactEmail }) => contactEmail },
      { of: 'readAt', heading: words.readAt, width: 18, cellOf: ({ readAt }) => readAt },
      { of: 'readAt', heading: words.readByName, width: 16, cellOf: ({ readByName }) => readByName },
    ],
  }),
});
