import type { Scope } from '#bff/core/scope.ts';
import type { SectionDetail } from '#bff/data/sections/sections.ts';
import { nameFor } from '../common/officeName.ts';
import { scanStatusOf } from '../files/scanStatus.ts';

type StoredFile = SectionDetail['files'][number]['file'];

const fileFacts = (scope: Scope, file: StoredFile) => ({
  id: file.id,
  fileName: file.fileName,
  sizeBytes: file.sizeBytes,
  contentType: file.contentType,
  sha256: file.sha256,
  scanStatus: scanStatusOf(file.scanStatus),
  uploadedAt: file.createdAt,
  uploadedByName: nameFor(scope, {
    kind: file.uploadedByAdminUserId === null ? null : 'admin',
    name: file.uploadedByName,
  }),
  pageCount: file.pageCount,
});

export const fileView = (scope: Scope, { file, ...entry }: SectionDetail['files'][number]) => ({
  ...fileFacts(scope, file),
  versionNumber: entry.versionNumber,
  replacedFileId: entry.replaces?.fileId ?? null,
  isSubmitted: entry.receiptId !== null,
});

/** What the desk keeps as the ministry's answer; the business does not see it. */
export const evidenceView = (scope: Scope, file: SectionDetail['storedFiles'][number]) => ({
  ...fileFacts(scope, file),
  versionNumber: 1,
  replacedFileId: null,
  isSubmitted: true,
});
