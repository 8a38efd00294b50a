import { Readable } from 'node:stream';
import type { StoredFile } from '#bff/core/fileStorage.ts';
import type { PrintedPaper } from '#bff/core/paper.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { MadeDocument } from './madeDocuments.service.ts';

/** A printed document that lies in quarantine until the row that names it is committed. */
export type StoredPaper = {
  readonly document: MadeDocument;
  readonly stored: StoredFile;
  readonly pageCount: number;
};

const store = ({ storage }: Scope, { bytes }: PrintedPaper): Promise<StoredFile> =>
  storage.put(Readable.from([bytes]), { maxBytes: bytes.length });

/** Takes papers out of the storage again, when they were not put to use. */
export const removePapers = async ({ storage }: Scope, papers: readonly StoredPaper[]): Promise<void> => {
  await Promise.all(papers.map(({ stored }) => storage.remove(stored.key)));
};

/**
 * Puts printed documents into the storage, several at once; all or none of them stay.
 * @throws StorageError
 */
export const storePapers = async (
  scope: Scope,
  documents: readonly MadeDocument[],
  printed: readonly PrintedPaper[],
): Promise<readonly StoredPaper[]> => {
  const results = await Promise.allSettled(printed.map((paper) => store(scope, paper)));
  const papers = results.flatMap((result, index): StoredPaper[] => {
    const [document, paper] = [documents[index], printed[index]];
    if (result.status === 'rejected' || !document || !paper) return [];
    return [{ document, stored: result.value, pageCount: paper.pageCount }];
  });
  const failed = results.find((result) => result.status === 'rejected');
  if (failed === undefined) return papers;
  await removePapers(scope, papers);
  throw failed.reason;
};
