import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { listAnnouncementReceivers, type ReceiverSearch } from './announcementReads.service.ts';
import type { ReceiverRow } from './announcementReceivers.data.ts';
import { findAnnouncement } from './announcements.data.ts';
import { receiverTexts } from './receivers.words.ts';

const words = receiverTexts;

const columns: readonly ExportColumn<ReceiverRow>[] = [
  { of: 'nameKana', heading: exportTexts.undertaking.displayCode, cellOf: ({ displayCode }) => displayCode },
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
];

/** The corporations that an announcement is for, as a file. @throws NOT_FOUND */
export const exportReceivers = async (scope: Scope, { search, keys, ...file }: AskedFile<ReceiverSearch>) => {
  const { projectId, id } = search;
  const announcement = await findAnnouncement(scope.db, { projectId, id });
  if (announcement === null) throw new ApiError('NOT_FOUND');
  return exportList(scope, {
    ...file,
    name: words.file(announcement.title),
    columns,
    rows: allRows(keys, (request) => listAnnouncementReceivers(scope, search, request)),
    target: { kind: 'announcement', id },
    filter: search,
    projectId,
  });
};
