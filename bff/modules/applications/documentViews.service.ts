import type { Scope } from '#bff/core/scope.ts';
import { scanStatusOf } from '#bff/parts/files/scanStatus.service.ts';
import { nameFor } from '#bff/parts/records/officeName.service.ts';
import type { FormDefinition } from '#bff/programmes/familyTypes.ts';
import { versionOf } from './apply/fileVersions.service.ts';
import { type ApplicationFileRow, type Dossier, documentsOf } from './dossier.service.ts';
import { isMadeFile } from './papers/madeDocuments.service.ts';
import { papersInMaking } from './papers/orderPapers.service.ts';

/*
 * The documents of an application as people see them.
 */

/** Of the documents with the same content (contract, ApplicationFile.alsoIn). */
const MOST_NAMES = 20;

const documentLabel = (definition: FormDefinition, { type, documentList }: ApplicationFileRow): string =>
  definition.documents.find(({ value }) => value === type)?.label ?? documentList;

/** The documents that hold the same content once more: it may be the wrong file. */
const alsoIn = (
  file: ApplicationFileRow,
  files: readonly ApplicationFileRow[],
  definition: FormDefinition,
): string[] => {
  const others = files.filter(({ id, file: { sha256 } }) => id !== file.id && sha256 === file.file.sha256);
  return [...new Set(others.map((other) => documentLabel(definition, other)))].slice(0, MOST_NAMES);
};

/** The files, each with the name of its document. */
export const filesOf = (scope: Scope, { files, row, definition }: Dossier) =>
  files.map((file) => ({
    id: file.fileId,
    fileName: file.file.fileName,
    sizeBytes: file.file.sizeBytes,
    contentType: file.file.contentType,
    sha256: file.file.sha256,
    ...versionOf(file, row.files),
    scanStatus: scanStatusOf(file.file.scanStatus),
    uploadedAt: file.file.createdAt,
    uploadedByName: nameFor(scope, {
      kind: file.file.uploadedByAdminUserId === null ? null : 'admin',
      name: file.file.uploadedByName,
    }),
    isSubmitted: file.receiptId !== null,
    pageCount: file.file.pageCount,
    alsoIn: alsoIn(file, files, definition),
    type: file.type,
    typeLabel: documentLabel(definition, file),
    isOnBehalf: file.file.uploadedByAdminUserId !== null,
    isMadeFromAnswers: isMadeFile(file),
  }));

/** The names of documents that are being made of the answers; nothing while none is. */
export const inMaking = ({ row }: Dossier) => {
  const labels = papersInMaking(row);
  return labels.length > 0 ? { papersInMaking: labels } : {};
};

/** The documents that this applicant may hand in; one that he is not asked for stays while it has a file. */
export const offeredDocuments = (dossier: Dossier) =>
  documentsOf(dossier)
    .map((document) => ({
      ...document,
      fileCount: dossier.files.filter(({ type }) => type === document.value).length,
    }))
    .filter(({ isOffered, fileCount }) => isOffered || fileCount > 0)
    .map(({ key, value, label, isRequired, fileCount }) => ({
      key,
      type: value,
      label,
      isRequired,
      fileCount,
    }));
