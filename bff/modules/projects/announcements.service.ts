import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { normaliseTexts } from '#bff/core/texts/textRules.ts';
import { attachRefusal } from '#bff/parts/files/scanStatus.service.ts';
import { noticeMessages } from '#bff/parts/notices/notices.words.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { type CountedAnnouncementView, countedViews } from './announcementReads.service.ts';
import {
  type AnnouncementKey,
  type AnnouncementRow,
  announcementRows,
  deleteAnnouncementRow,
  findAnnouncement,
  findAnnouncementUploads,
  insertAnnouncement,
  replaceAnnouncementFiles,
  updateAnnouncementRow,
} from './announcements.data.ts';
import { type AnnouncementView, auditable, viewOf } from './announcementViews.service.ts';
import { requireProject } from './projects.service.ts';

export type AnnouncementInput = {
  readonly title?: string;
  readonly body?: string;
  /** ISO 8601 */
  readonly publishFrom?: string;
  readonly publishTo?: string | null;
  readonly isImportant?: boolean;
  readonly fileIds?: readonly string[];
};

export type AnnouncementEdit = AnnouncementInput & {
  /** It is unread again for everybody. */
  readonly notifyAgain?: boolean;
};

export type NewAnnouncementInput = AnnouncementInput & {
  readonly title: string;
  readonly body: string;
  readonly publishFrom: string;
};

/** As many as the contract's PublicProject holds. */
const SHOWN_WITH_PROJECT = 50;

const requireAnnouncement = async (scope: Scope, key: AnnouncementKey): Promise<AnnouncementRow> => {
  const row = await findAnnouncement(scope.db, key);
  if (row === null) throw new ApiError('NOT_FOUND');
  return row;
};

const assertOrder = (publishFrom: Date, publishTo: Date | null): void => {
  if (publishTo !== null && publishTo <= publishFrom)
    throw invalidField('/publishTo', noticeMessages.publishOrder);
};

/** @throws INVALID_PARAMETER unless every file is uploaded for announcements, clean, and in no other one */
const assertUsableFiles = async (
  scope: Scope,
  fileIds: readonly string[],
  announcementId?: number,
): Promise<void> => {
  const files = await findAnnouncementUploads(scope.db, fileIds);
  if (files.length !== fileIds.length) throw invalidField('/fileIds', noticeMessages.filesUnknown);
  const [refusal] = files.flatMap((file) => attachRefusal(file) ?? []);
  if (refusal !== undefined) throw invalidField('/fileIds', refusal);
  const isElsewhere = files.some(
    ({ announcementFile }) => announcementFile !== null && announcementFile.announcementId !== announcementId,
  );
  if (isElsewhere) throw invalidField('/fileIds', noticeMessages.filesUsed);
};

/** Planned and past ones included. @throws NOT_FOUND when the project is not there */
export const listAnnouncements = async (
  scope: Scope,
  { projectId, publishedOnly }: { readonly projectId: number; readonly publishedOnly?: boolean | undefined },
  request: PageRequest,
): Promise<Page<CountedAnnouncementView>> => {
  await requireProject(scope, projectId);
  const filter = { projectId, publishedAt: publishedOnly ? scope.now : undefined };
  const page = await announcementRows.page(scope.db, filter, request);
  return { ...page, items: await countedViews(scope, projectId, page.items) };
};

/** One announcement with its counts. */
const countedView = async (scope: Scope, row: AnnouncementRow): Promise<CountedAnnouncementView> => {
  const [view] = await countedViews(scope, row.projectId, [row]);
  if (view === undefined) throw new ApiError('NOT_FOUND');
  return view;
};

/** Everything published now, important ones first, as the page of a project shows it. */
export const listPublishedAnnouncements = async (
  scope: Scope,
  projectId: number,
): Promise<AnnouncementView[]> => {
  const keys = [
    { column: 'isImportant', type: 'boolean', direction: 'desc' },
    { column: 'publishFrom', type: 'instant', direction: 'desc' },
  ] as const;
  const request = { limit: SHOWN_WITH_PROJECT, keys, after: undefined };
  const page = await announcementRows.page(scope.db, { projectId, publishedAt: scope.now }, request);
  return page.items.map((row) => viewOf(scope, row));
};

/** @throws NOT_FOUND, also for another project's announcement */
export const getAnnouncement = async (scope: Scope, key: AnnouncementKey): Promise<CountedAnnouncementView> =>
  countedView(scope, await requireAnnouncement(scope, key));

const dateOrNull = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** @throws NOT_FOUND, INVALID_PARAMETER */
export const createAnnouncement = async (
  scope: Scope,
  projectId: number,
  input: NewAnnouncementInput,
): Promise<CountedAnnouncementView> => {
  await requireProject(scope, projectId);
  const { fileIds = [], publishFrom, publishTo = null, ...texts } = normaliseTexts(input, {}, []);
  const dates = { publishFrom: new Date(publishFrom), publishTo: dateOrNull(publishTo) };
  assertOrder(dates.publishFrom, dates.publishTo);
  await assertUsableFiles(scope, fileIds);
  const createdById = adminOf(scope).adminUserId;
  const id = await insertAnnouncement(scope.db, { ...texts, ...dates, projectId, createdById });
  await replaceAnnouncementFiles(scope.db, id, fileIds);
  const row = await requireAnnouncement(scope, { projectId, id });
  await scope.audit({
    action: 'created',
    target: { kind: 'announcement', id },
    after: auditable(row),
    projectId,
  });
  return countedView(scope, row);
};

const changeOf = ({ fileIds: _fileIds, publishFrom, publishTo, ...texts }: AnnouncementInput) => ({
  ...texts,
  ...(publishFrom === undefined ? {} : { publishFrom: new Date(publishFrom) }),
  ...(publishTo === undefined ? {} : { publishTo: dateOrNull(publishTo) }),
});

/** Changes the properties that were sent, and tells of it again. @throws NOT_FOUND, RECORD_CHANGED, INVALID_PARAMETER */
export const updateAnnouncement = async (
  scope: Scope,
  key: AnnouncementKey,
  { notifyAgain = false, ...input }: AnnouncementEdit,
  ifMatchVersion: number | undefined,
): Promise<CountedAnnouncementView> => {
  const before = await requireAnnouncement(scope, key);
  assertVersion(before, ifMatchVersion);
  const change = {
    ...changeOf(normaliseTexts(input, {}, [])),
    ...(notifyAgain ? { renotifiedAt: scope.now } : {}),
  };
  const { publishFrom, publishTo } = { ...before, ...change };
  assertOrder(publishFrom, publishTo);
  if (input.fileIds) await assertUsableFiles(scope, input.fileIds, before.id);
  const { id } = before;
  await writeVersioned(ifMatchVersion, (version) => updateAnnouncementRow(scope.db, { id, version }, change));
  if (input.fileIds) await replaceAnnouncementFiles(scope.db, id, input.fileIds);
  const after = await requireAnnouncement(scope, key);
  const target = { kind: 'announcement', id } as const;
  const { projectId } = key;
  await scope.audit({
    action: 'updated',
    target,
    before: auditable(before),
    after: auditable(after),
    projectId,
  });
  return countedView(scope, after);
};

/** Takes it away for everybody; the audit trail keeps it. @throws NOT_FOUND, RECORD_CHANGED */
export const deleteAnnouncement = async (
  scope: Scope,
  key: AnnouncementKey,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const row = await requireAnnouncement(scope, key);
  assertVersion(row, ifMatchVersion);
  await writeVersioned(ifMatchVersion, (version) => deleteAnnouncementRow(scope.db, { id: row.id, version }));
  const target = { kind: 'announcement', id: row.id } as const;
  await scope.audit({ action: 'deleted', target, before: auditable(row), projectId: key.projectId });
};
