import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { CallProject } from '#bff/data/applications/applications.ts';
import { ensureDisplayCodeCounters } from '#bff/data/projects/displayCodeCounters.ts';
import { takeNextNumber } from '#bff/data/projects/displayCodes.ts';
import { applicationMessage } from '#bff/text/applications.ts';
import { type CodeRange, codeIn, codeRangesOf } from '#rules/displayCode.ts';

const takeFrom = async (scope: Scope, ranges: readonly CodeRange[]): Promise<string | null> => {
  for (const range of ranges) {
    const number = await takeNextNumber(scope.db, range);
    if (number !== null) return codeIn(range, number);
  }
  return null;
};

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
  const code = await takeFrom(scope, ranges);
  if (code !== null) return code;
  // A round of an earlier release has no counters for its longer codes yet.
  await ensureDisplayCodeCounters(scope.db, ranges);
  const longer = await takeFrom(scope, ranges);
  if (longer === null)
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: applicationMessage('codesUsedUp') });
  return longer;
};
