import { Readable } from 'node:stream';
import type { StoredFile } from '#bff/core/fileStorage.ts';
import type { PrintedPaper } from '#bff/core/paper.ts';
import type { Scope } from '#bff/core/scope.ts';
import { stable } from '../apply/answers.ts';
import { submitRefusal } from '../apply/callWindow.ts';
import { type Dossier, shownAnswers } from '../dossier.ts';
import { isStatus } from '../statuses.ts';
import { attachedTypes, documentsToMake, type MadeDocument } from './madeDocuments.ts';
import { printDocuments } from './printDocuments.ts';

/** A printed document that lies in the storage, released; no row names it yet. */
export type PreparedPaper = {
  readonly document: MadeDocument;
  readonly stored: StoredFile;
  readonly pageCount: number;
};

/** The papers of a submission, and what they were made of. */
export type PreparedPapers = {
  readonly madeOf: string;
  readonly papers: readonly PreparedPaper[];
  /** Takes them out of the storage again, when the submission did not come about. */
  readonly abandon: () => Promise<void>;
};

/** One text for what papers are made of: the answers, and of which documents there are files. */
export const madeOf = (dossier: Dossier, now: Date): string =>
  stable([shownAnswers(dossier, now), attachedTypes(dossier).toSorted((a, b) => a - b)]);

/** Whether the papers are worth their time: what is sure to be refused needs none. */
const mayBeHandedIn = ({ row, findings }: Dossier, now: Date): boolean => {
  if (findings.length > 0) return false;
  if (isStatus(row, 'Returned')) return true;
  return isStatus(row, 'Draft') && submitRefusal(row.project, row, now) === null;
};

const store = async ({ storage }: Scope, { bytes }: PrintedPaper): Promise<StoredFile> => {
  const stored = await storage.put(Readable.from([bytes]), { maxBytes: bytes.length });
  await storage.release(stored.key);
  return stored;
};

const removerOf =
  ({ storage }: Scope, stored: readonly StoredFile[]) =>
  async (): Promise<void> => {
    await Promise.all(stored.map(({ key }) => storage.remove(key)));
  };

/** Several files at once; all or none of them stay. */
const storeAll = async (scope: Scope, printed: readonly PrintedPaper[]): Promise<StoredFile[]> => {
  const results = await Promise.allSettled(printed.map((paper) => store(scope, paper)));
  const stored = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed === undefined) return stored;
  await removerOf(scope, stored)();
  throw failed.reason;
};

/**
 * Makes the papers of a submission before its transaction, and puts them into the storage.
 * @param dossier with everything that the same request changes
 * @throws SERVICE_UNAVAILABLE saying what to do, StorageError; nothing is left behind
 */
export const preparePapers = async (scope: Scope, dossier: Dossier): Promise<PreparedPapers> => {
  const documents = mayBeHandedIn(dossier, scope.now) ? documentsToMake(dossier) : [];
  const printed = await printDocuments(scope, dossier, documents, false);
  const stored = await storeAll(scope, printed);
  return {
    madeOf: madeOf(dossier, scope.now),
    papers: stored.flatMap((file, index) => {
      const [document, paper] = [documents[index], printed[index]];
      return document && paper ? [{ document, stored: file, pageCount: paper.pageCount }] : [];
    }),
    abandon: removerOf(scope, stored),
  };
};
