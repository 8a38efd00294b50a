import type { Scope } from '#bff/core/scope.ts';
import { nameFor } from '#bff/parts/records/officeName.service.ts';
import { officeNames } from '#bff/parts/records/offices.words.ts';
import type { AnnouncementRow } from './announcements.data.ts';

/** An announcement as administrators see it. */
export type AnnouncementView = Omit<
  AnnouncementRow,
  'files' | 'createdBy' | 'createdById' | 'remindAfter'
> & {
  readonly files: AnnouncementRow['files'][number]['file'][];
  readonly isPublished: boolean;
  /** Those who have not opened it are being written to. */
  readonly isReminding: boolean;
  readonly createdByName: string;
};

/** Whether everybody of its round sees it at an instant. */
export const isPublishedAt = (
  { publishFrom, publishTo }: Pick<AnnouncementRow, 'publishFrom' | 'publishTo'>,
  at: Date,
): boolean => publishFrom <= at && (publishTo === null || publishTo > at);

/** Time of the last notification: the publication, or a later one by the office. */
export const notifiedAtOf = ({
  publishFrom,
  renotifiedAt,
}: Pick<AnnouncementRow, 'publishFrom' | 'renotifiedAt'>): Date =>
  renotifiedAt !== null && renotifiedAt > publishFrom ? renotifiedAt : publishFrom;

/** The view of a row. */
export const viewOf = (scope: Scope, row: AnnouncementRow): AnnouncementView => {
  const { files, createdBy, createdById: _id, remindAfter, ...facts } = row;
  return {
    ...facts,
    files: files.map(({ file }) => file),
    isPublished: isPublishedAt(row, scope.now),
    isReminding: remindAfter !== null,
    createdByName: nameFor(scope, { kind: 'admin', name: createdBy?.name ?? officeNames.desk }),
  };
};

/** What the audit trail keeps of an announcement. */
export const auditable = ({
  files,
  createdBy: _c,
  version: _v,
  createdAt: _ca,
  updatedAt: _u,
  remindAfter: _ra,
  remindedAt: _r,
  remindedCount: _rc,
  ...facts
}: AnnouncementRow) => ({
  ...facts,
  files: files.map(({ file }) => ({ id: file.id, fileName: file.fileName })),
});
