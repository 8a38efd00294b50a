import type { Scope } from '#bff/core/scope.ts';
import { scanStatusOf } from '#bff/parts/files/scanStatus.service.ts';
import { isPassbookHidden } from '#bff/parts/ownership/access.service.ts';
import { nameFor } from '#bff/parts/records/officeName.service.ts';
import type { SectionDetail } from './sections.data.ts';
import { sectionName } from './sections.words.ts';

/** Of the contract (SectionFile.alsoIn). */
const MOST_NAMES = 20;

type StoredFile = SectionDetail['files'][number]['file'];

const fileFacts = (scope: Scope, file: StoredFile, { documentType }: SectionDetail) => ({
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
  isHidden: isPassbookHidden(scope, documentType),
});

/** The papers of the my page that hold the same content once more: it may be the wrong file. */
const alsoIn = ({ id, sha256 }: StoredFile, { sameContents }: SectionDetail): string[] => {
  const others = sameContents.filter((other) => other.sha256 === sha256 && other.fileId !== id);
  return [...new Set(others.map(({ section }) => sectionName(section)))].slice(0, MOST_NAMES);
};

export const fileView = (
  scope: Scope,
  { file, ...entry }: SectionDetail['files'][number],
  section: SectionDetail,
) => ({
  ...fileFacts(scope, file, section),
  alsoIn: entry.removedAt === null ? alsoIn(file, section) : [],
  versionNumber: entry.versionNumber,
  replacedFileId: entry.replaces?.fileId ?? null,
  isSubmitted: entry.receiptId !== null,
});

/** What the desk keeps as the ministry's answer; the business does not see it. */
export const evidenceView = (
  scope: Scope,
  file: SectionDetail['storedFiles'][number],
  section: SectionDetail,
) => ({
  ...fileFacts(scope, file, section),
  alsoIn: [],
  versionNumber: 1,
  replacedFileId: null,
  isSubmitted: true,
});
