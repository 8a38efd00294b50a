import { randomUUID } from 'node:crypto';
import { type AdminActor, adminOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import { StorageError } from '#bff/core/fileStorage.ts';
import type { Scope } from '#bff/core/scope.ts';
import { openClean } from '#bff/parts/files/releasedFile.service.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { contentDispositionOf } from '#bff/platform/files/fileNames.ts';
import {
  countOpenRuns,
  deleteExportRun,
  type ExportRunRow,
  findExportRun,
  hasLostMyPage,
  insertExportRun,
  listExportRuns,
} from './exportRuns.data.ts';
import { exportRunMessages } from './exportRuns.words.ts';
import { listTitle, orderedQuery, requireOrdered } from './orderedQuery.service.ts';

/** A file is kept for so long from its order on. */
export const KEPT_MS = 7 * 24 * 3600_000;

/** Of one person at a time. */
const MOST_OPEN = 5;

/** A file as its owner sees it. */
const viewOf = (row: ExportRunRow) => ({
  id: row.id,
  operation: row.operation,
  title: listTitle(row.operation),
  status: row.status,
  doneCount: row.doneCount,
  totalCount: row.totalCount,
  fileName: row.fileName,
  sizeBytes: row.sizeBytes,
  problem: row.problem,
  createdAt: row.createdAt,
  finishedAt: row.finishedAt,
  expiresAt: new Date(row.createdAt.getTime() + KEPT_MS),
});

export type ExportRunView = ReturnType<typeof viewOf>;

/** What somebody may see of lists: whose file it is as long as he may see the same. */
export const rightsOf = ({ role, prefectures }: Pick<AdminActor, 'role' | 'prefectures'>): string =>
  `${role}:${[...prefectures].sort((a, b) => a - b).join(',')}`;

/** The caller's own files, the newest first. */
export const ownExportRuns = async (scope: Scope): Promise<ExportRunView[]> =>
  (await listExportRuns(scope.db, adminOf(scope).adminUserId)).map(viewOf);

/**
 * Orders a list as a file; a job makes it.
 * @throws ACCESS_DENIED, INVALID_PARAMETER, LIMIT_REACHED when too many are being made
 */
export const orderExport = async (
  scope: Scope,
  { operation, search }: { readonly operation: string; readonly search: string },
): Promise<ExportRunView> => {
  const { adminUserId } = adminOf(scope);
  const query = orderedQuery(scope, operation, search);
  if ((await countOpenRuns(scope.db, adminUserId)) >= MOST_OPEN)
    throw new ApiError('LIMIT_REACHED', { detail: exportRunMessages.tooMany });
  const run = { id: randomUUID(), adminUserId, operation, createdAt: scope.now };
  return viewOf(await insertExportRun(scope.db, { ...run, query: JSON.parse(JSON.stringify(query)) }));
};

/** Stops the making of one's own, or deletes what was made; what is gone stays gone. */
export const removeExport = async (scope: Scope, id: string): Promise<void> => {
  const key = await deleteExportRun(scope.db, { id, adminUserId: adminOf(scope).adminUserId });
  if (key !== null) scope.afterCommit(() => scope.storage.remove(key));
};

const refuse = (detail: string): ApiError => new ApiError('TRANSITION_NOT_ALLOWED', { detail });

/**
 * The file that was made.
 * @throws NOT_FOUND for another's or one that is gone, TRANSITION_NOT_ALLOWED before it is made or when the caller may
 *   see other rows than he could, ACCESS_DENIED when he may not see the list any more
 */
export const openExport = async (scope: Scope, id: string) => {
  const actor = adminOf(scope);
  const row = await findExportRun(scope.db, { id, adminUserId: actor.adminUserId });
  if (row === null) throw new ApiError('NOT_FOUND');
  const { operation, storageKey, fileName, contentType, sizeBytes } = row;
  requireOrdered(actor.role, operation);
  if (storageKey === null || fileName === null || contentType === null || sizeBytes === null)
    throw refuse(exportRunMessages.notMade);
  if (row.rights !== rightsOf(actor) || (await hasLostMyPage(scope.db, row, myPageVisibility(scope))))
    throw refuse(exportRunMessages.otherRights);
  const content = await openClean(scope.storage, storageKey).catch((error: unknown) => {
    const isGone = error instanceof StorageError && error.failure === 'missing';
    throw isGone ? new ApiError('NOT_FOUND', { cause: error }) : error;
  });
  const target = { kind: 'operation', id: operation } as const;
  await scope.audit({ action: 'downloaded', target, after: { fileName } });
  return { content, contentType, sizeBytes, disposition: contentDispositionOf(fileName) };
};
