import type { Db } from '#bff/core/database.ts';

/** A row that names a stored file, for tests of what happens to files with and without one. */
export const makeStoredFileRow = (db: Db, storageKey: string) =>
  db.storedFile.create({
    data: {
      storageKey,
      fileName: 'a.pdf',
      extension: '.pdf',
      contentType: 'application/pdf',
      sizeBytes: 1,
      sha256: 'a'.repeat(64),
      purpose: 'section',
      uploadedByName: '架空',
    },
  });
