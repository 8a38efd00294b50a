import type { Family } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { applicationMessage, requireApplicationFile } from '#bff/modules/applications/index.ts';
import { openFile, type Wanted } from '#bff/parts/files/storedFiles.service.ts';
import { findOwnThreadFile } from '../threads/threadFiles.service.ts';

/** A file on its way to somebody who may see it. @throws NOT_FOUND, ACCESS_DENIED for inspectors */
export const downloadApplicationFile = async (scope: Scope, family: Family, id: string, wanted: Wanted) => {
  if (scope.actor?.kind === 'admin' && scope.actor.role === 'Inspector') {
    throw new ApiError('ACCESS_DENIED', { detail: applicationMessage('inspectorContent') });
  }
  const said = scope.actor?.kind === 'applicant' ? await findOwnThreadFile(scope, family, id) : null;
  return openFile(scope, said ?? (await requireApplicationFile(scope, family, id)).file, wanted);
};
