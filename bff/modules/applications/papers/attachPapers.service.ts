import { randomUUID } from 'node:crypto';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { uploaderOf } from '#bff/parts/files/receiveUpload.service.ts';
import { releaseFile } from '#bff/parts/files/releasedFile.service.ts';
import type { NewStoredFile } from '#bff/parts/files/storedFiles.data.ts';
import { insertStoredFiles } from '#bff/parts/files/storedFiles.data.ts';
import { cleanFileName } from '#bff/platform/files/fileNames.ts';
import { insertApplicationFiles, removeApplicationFiles } from '../applicationFiles.data.ts';
import { nextSequence } from '../apply/fileVersions.service.ts';
import type { Dossier } from '../dossier.service.ts';
import { documentsToMake, isMadeFile } from './madeDocuments.service.ts';
import { cancelPapers } from './orderPapers.service.ts';
import { madeOf, type PreparedPapers } from './preparePapers.service.ts';
import type { StoredPaper } from './storePapers.service.ts';

const EXTENSION = '.pdf';

/** Who handed the papers in, as the rows of their files keep him. */
type Uploader = Pick<
  NewStoredFile,
  'uploadedByName' | 'uploadedByAdminUserId' | 'uploadedByApplicationUserId'
>;

const storedRowOf = (scope: Scope, { row }: Dossier, { document, stored, pageCount }: StoredPaper) => ({
  id: randomUUID(),
  storageKey: stored.key,
  fileName: cleanFileName(`${document.label}${EXTENSION}`) ?? `${document.key}${EXTENSION}`,
  extension: EXTENSION,
  contentType: 'application/pdf',
  sizeBytes: stored.sizeBytes,
  sha256: stored.sha256,
  pageCount,
  // Nobody brought it: there is nothing to look for in it.
  scanStatus: 'clean',
  scannedAt: scope.now,
  createdAt: scope.now,
  purpose: 'paper',
  applicationId: row.id,
});

/** The place of the paper that was made before, so that this one is its next version. */
const sequenceOf = ({ row }: Dossier, { document }: StoredPaper): number => {
  const place = { documentList: document.enumeration, type: document.value };
  const before = row.files.findLast((file) => isMadeFile(file) && file.type === document.value);
  return before?.sequence ?? nextSequence(row.files, place);
};

/**
 * Writes the rows of papers, in the transaction that puts them to use: files like those that people upload.
 * @param receiptId the receipt that they belong to, when it is there already
 */
export const insertPapers = async (
  scope: Scope,
  dossier: Dossier,
  papers: readonly StoredPaper[],
  { uploader, receiptId = null }: { readonly uploader: Uploader; readonly receiptId?: string | null },
): Promise<void> => {
  if (papers.length === 0) return;
  const rows = papers.map((paper) => ({ paper, stored: storedRowOf(scope, dossier, paper) }));
  await insertStoredFiles(
    scope.db,
    rows.map(({ stored }) => ({ ...stored, ...uploader })),
  );
  await insertApplicationFiles(
    scope.db,
    rows.map(({ paper, stored }) => ({
      applicationId: dossier.row.id,
      fileId: stored.id,
      documentList: paper.document.enumeration,
      type: paper.document.value,
      sequence: sequenceOf(dossier, paper),
      receiptId,
      createdAt: scope.now,
    })),
  );
  scope.afterCommit(async () => {
    await Promise.all(papers.map(({ stored }) => releaseFile(scope.storage, stored.key)));
  });
};

const withoutPapers = (dossier: Dossier): boolean => documentsToMake(dossier).length === 0;

/**
 * Puts the papers of a submission to use, in its transaction, in the place of the papers of the submission before.
 * Those that follow by a job are made of the answers as this transaction keeps them.
 * @returns whether there was anything to put to use or to put aside
 * @throws RECORD_CHANGED when the answers are no longer those that the papers were made of
 */
export const attachPapers = async (
  scope: Scope,
  dossier: Dossier,
  prepared: PreparedPapers | undefined,
): Promise<boolean> => {
  const isLater = prepared?.papers === null;
  const papers = prepared?.papers ?? [];
  const isMadeOfThis = prepared?.madeOf === madeOf(dossier, scope.now) || withoutPapers(dossier);
  const isComplete = isMadeOfThis && papers.length === documentsToMake(dossier).length;
  if (!isLater && !isComplete) throw new ApiError('RECORD_CHANGED');
  const isCanceled = await cancelPapers(scope, dossier);
  const outdated = dossier.files.filter(isMadeFile).map(({ id }) => id);
  if (outdated.length > 0) await removeApplicationFiles(scope.db, outdated, scope.now);
  await insertPapers(scope, dossier, papers, { uploader: uploaderOf(scope.actor) });
  return isCanceled || outdated.length > 0 || papers.length > 0;
};
