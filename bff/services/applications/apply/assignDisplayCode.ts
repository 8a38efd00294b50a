import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { CallProject } from '#bff/data/applications/applications.ts';
import { ensureDisplayCodeCounters } from '#bff/data/projects/displayCodeCounters.ts';
import { findNextOffset, takeNextNumber } from '#bff/data/projects/displayCodes.ts';
import { codeRangesOf } from '#bff/services/projects/projectCodes.ts';
import { applicationMessage } from '#bff/text/applications.ts';

const takeFrom = async (scope: Scope, offset: number): Promise<string> => {
  const taken = await takeNextNumber(scope.db, offset);
  if (taken !== null) return String(offset + taken.number).padStart(taken.width, '0');
  const next = await findNextOffset(scope.db, offset);
  if (next === null)
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: applicationMessage('codesUsedUp') });
  return takeFrom(scope, next);
};

/**
 * The next code of a round. Its counter stays locked until the submission is committed, so that no two
 * applications get one code and a failed submission leaves no gap.
 * @throws TRANSITION_NOT_ALLOWED when even the overflow is used up
 */
export const assignDisplayCode = async (
  scope: Scope,
  project: Pick<CallProject, 'displayCodeOffset' | 'displayCodeWidth'>,
): Promise<string> => {
  await ensureDisplayCodeCounters(scope.db, codeRangesOf(project));
  return takeFrom(scope, project.displayCodeOffset);
};
