import type { SectionDetail } from '#bff/data/sections/sections.ts';
import { scanStatusOf } from '../files/scanStatus.ts';

type StoredFile = SectionDetail['files'][number]['file'];

const fileFacts = (file: StoredFile) => ({
  id: file.id,
  fileName: file.fileName,
  sizeBytes: file.sizeBytes,
  contentType: file.contentType,
  sha256: file.sha256,
  scanStatus: scanStatusOf(file.scanStatus),
  uploadedAt: file.createdAt,
  uploadedByName: file.uploadedByName,
  pageCount: file.pageCount,
});

export const fileView = ({ file, ...entry }: SectionDetail['files'][number]) => ({
  ...fileFacts(file),
  versionNumber: entry.versionNumber,
  replacedFileId: entry.replaces?.fileId ?? null,
  isSubmitted: entry.receiptId !== null,
});

/** What the desk keeps as the ministry's answer; the business does not see it. */
export const evidenceView = (file: SectionDetail['storedFiles'][number]) => ({
  ...fileFacts(file),
  versionNumber: 1,
  replacedFileId: null,
  isSubmitted: true,
});
