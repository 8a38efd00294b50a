import { Readable } from 'node:stream';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { StoredFileRow } from './storedFiles.data.ts';
import { assertClean } from './storedFiles.service.ts';
import { findThumbnail } from './thumbnails.data.ts';

/**
 * The small picture of a stored picture, for somebody who may see it. It leaves no line in the audit trail: a list shows
 * dozens of them, and whoever reads one opens the file.
 * @throws NOT_FOUND when it has none, TRANSITION_NOT_ALLOWED while the file is not known to be clean
 */
export const openThumbnail = async ({ db }: Pick<Scope, 'db'>, file: StoredFileRow) => {
  assertClean(file);
  const content = await findThumbnail(db, file.id);
  if (content === null) throw new ApiError('NOT_FOUND');
  return {
    content: Readable.from([content]),
    contentType: 'image/jpeg',
    disposition: 'inline',
    sizeBytes: content.length,
  };
};
