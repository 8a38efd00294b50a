import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { CallProject } from '#bff/data/applications/applications.ts';
import { ensureDisplayCodeCounters } from '#bff/data/projects/displayCodeCounters.ts';
import { takeNextNumber } from '#bff/data/projects/displayCodes.ts';
import { applicationMessage } from '#bff/text/applications.ts';
import { codeIn, codeRangesOf } from '#rules/displayCode.ts';

/**
 * The next code of a round, longer by a digit when a range is used up. Its counter stays locked until the submission is
 * committed, so that no two applications get one code and a failed submission leaves no gap.
 * @throws TRANSITION_NOT_ALLOWED when even the longest codes are used up
 */
export const assignDisplayCode = async (
  scope: Scope,
  project: Pick<CallProject, 'displayCodeOffset' | 'displayCodeWidth'>,
): Promise<string> => {
  const ranges = codeRangesOf(project);
  // Before any is asked: a counter that another submission is just making would look like one that is used up.
  await ensureDisplayCodeCounters(scope.db, ranges);
  for (const range of ranges) {
    const number = await takeNextNumber(scope.db, range);
    if (number !== null) return codeIn(range, number);
  }
  throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: applicationMessage('codesUsedUp') });
};
