import { userOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { searchTextOf } from '#bff/parts/records/searchText.service.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import {
  countReaders,
  countUnreadAnnouncements,
  findReads,
  markAnnouncementsRead,
  type ReadCounts,
  type Reader,
  type Which,
} from './announcementReads.data.ts';
import { listReceiverRows, type ReceiverRow } from './announcementReceivers.data.ts';
import {
  type AnnouncementKey,
  type AnnouncementRow,
  announcementRows,
  findAnnouncement,
} from './announcements.data.ts';
import { type AnnouncementView, isPublishedAt, notifiedAtOf, viewOf } from './announcementViews.service.ts';

/** An announcement as somebody of a business reads it. */
export type UserAnnouncementView = AnnouncementView & {
  readonly notifiedAt: Date;
  /** Whether he has opened it since. */
  readonly isRead: boolean;
};

/** An announcement as the office keeps it, with how many corporations have opened it. */
export type CountedAnnouncementView = AnnouncementView & ReadCounts;

/** The views of one round’s announcements with their counts. */
export const countedViews = async (
  scope: Scope,
  projectId: number,
  rows: readonly AnnouncementRow[],
): Promise<CountedAnnouncementView[]> => {
  const countsOf = await countReaders(scope.db, projectId, {
    announcementIds: rows.map(({ id }) => id),
    visibility: myPageVisibility(scope),
  });
  return rows.map((row) => ({ ...viewOf(scope, row), ...countsOf(row.id) }));
};

/** @throws NOT_FOUND for any project but the caller’s */
const readerOf = (scope: Scope, projectId: number): Reader => {
  const user = userOf(scope);
  if (user.projectId !== projectId) throw new ApiError('NOT_FOUND');
  return { projectId, corporationUserId: user.corporationUserId };
};

const withReading = (scope: Scope, row: AnnouncementRow, readAt: Date | undefined): UserAnnouncementView => ({
  ...viewOf(scope, row),
  notifiedAt: notifiedAtOf(row),
  isRead: readAt !== undefined && (row.renotifiedAt === null || readAt >= row.renotifiedAt),
});

/** What is published now in the caller's own project. @throws NOT_FOUND for any other project */
export const listUserAnnouncements = async (
  scope: Scope,
  { projectId }: { readonly projectId: number },
  request: PageRequest,
): Promise<Page<UserAnnouncementView>> => {
  const { corporationUserId } = readerOf(scope, projectId);
  const page = await announcementRows.page(scope.db, { projectId, publishedAt: scope.now }, request);
  const reads = await findReads(
    scope.db,
    corporationUserId,
    page.items.map(({ id }) => id),
  );
  return mapPage(page, (row) => withReading(scope, row, reads.get(row.id)));
};

/** How many announcements of his round the caller has not opened. */
export const countOwnUnread = (scope: Scope, projectId: number): Promise<number> =>
  countUnreadAnnouncements(scope.db, readerOf(scope, projectId), scope.now);

const mark = (scope: Scope, reader: Reader, which: Which): Promise<number[]> =>
  markAnnouncementsRead(scope.db, reader, { which, now: scope.now });

/** The caller has opened it; again changes nothing. @throws NOT_FOUND for what he does not see */
export const readUserAnnouncement = async (
  scope: Scope,
  key: AnnouncementKey,
): Promise<UserAnnouncementView> => {
  const reader = readerOf(scope, key.projectId);
  const row = await findAnnouncement(scope.db, key);
  if (row === null || !isPublishedAt(row, scope.now)) throw new ApiError('NOT_FOUND');
  const { id, projectId } = key;
  const marked = await mark(scope, reader, { id });
  if (marked.length > 0)
    await scope.audit({ action: 'read', target: { kind: 'announcement', id }, projectId });
  const reads = await findReads(scope.db, reader.corporationUserId, [id]);
  return withReading(scope, row, reads.get(id));
};

/** Marks all notified up to a time as read, with one entry in the trail. @throws NOT_FOUND */
export const readAllUserAnnouncements = async (
  scope: Scope,
  projectId: number,
  until: Date,
): Promise<void> => {
  const ids = await mark(scope, readerOf(scope, projectId), { until });
  if (ids.length === 0) return;
  const target = { kind: 'project', id: projectId } as const;
  await scope.audit({ action: 'read', target, after: { announcementIds: ids }, projectId });
};

/** @throws NOT_FOUND, also for another project's announcement */
export const requireAnnouncement = async (scope: Scope, key: AnnouncementKey) => {
  const announcement = await findAnnouncement(scope.db, key);
  if (announcement === null) throw new ApiError('NOT_FOUND');
  return announcement;
};

export type ReceiverSearch = AnnouncementKey & {
  readonly q?: string | undefined;
  readonly isRead?: boolean | undefined;
};

/** Who has opened an announcement, and who has not, of the undertakings that the caller sees. @throws NOT_FOUND, also for another project's announcement */
export const listAnnouncementReceivers = async (
  scope: Scope,
  { q, ...search }: ReceiverSearch,
  request: PageRequest,
): Promise<Page<ReceiverRow>> => {
  const { projectId, id } = search;
  await requireAnnouncement(scope, { projectId, id });
  const visibility = myPageVisibility(scope);
  return listReceiverRows(scope.db, { ...search, search: searchTextOf(q), visibility }, request);
};
