import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { eachOnce, safeFileName, zipOf } from '#bff/parts/files/zipOf.service.ts';
import { contentDispositionOf } from '#bff/platform/files/fileNames.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { type IssuedPaperFile, listIssuedPaperFiles } from './issuedPaperFiles.data.ts';
import { paperArchive as words } from './papers.words.ts';
import { filterOf, type IssuedPaperSearch } from './readPapers.service.ts';

/** More at once than anybody unpacks. */
const MOST = 1_000;

const refuse = (detail: string): ApiError => new ApiError('INVALID_PARAMETER', { detail });

const pathOf = ({ displayCode, receiver, number, title }: IssuedPaperFile): string =>
  safeFileName(words.path(displayCode, receiver, number, title));

/**
 * The PDFs of a list as one zip that is made while it is sent; those that are still being made are not in it.
 * @throws INVALID_PARAMETER for more than one zip should hold, or nothing
 */
export const exportIssuedPaperFiles = async (scope: Scope, search: IssuedPaperSearch) => {
  const files = await listIssuedPaperFiles(scope.db, filterOf(scope, search), MOST + 1);
  if (files.length === 0) throw refuse(words.none);
  if (files.length > MOST) throw refuse(words.tooMany(MOST));
  const entries = eachOnce(files.map((file) => ({ ...file, path: pathOf(file), at: file.createdAt })));
  const fileName = `${words.name}_${tokyoDayOf(scope.now)}.zip`;
  const after = { fileName, files: entries.length, ...search };
  await scope.audit({ action: 'exported', target: { kind: 'issuedPaper', id: 0 }, after });
  let begun = 0;
  const onBegun = (count: number): void => {
    begun = count;
  };
  return {
    content: zipOf(scope.storage, entries, { onBegun }),
    contentType: 'application/zip',
    disposition: contentDispositionOf(fileName),
    made: { fileName, doneRows: () => begun },
  };
};
