import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { CallProject } from '#bff/data/applications/applications.ts';
import { ensureDisplayCodeCounters } from '#bff/data/projects/displayCodeCounters.ts';
import { takeNextNumber } from '#bff/data/projects/displayCodes.ts';
import { applicationMessage } from '#bff/text/applications.ts';
import { type CodeRange, codeIn, codeRangesOf } from '#rules/displayCode.ts';

/** @returns the next code of the first range that has one; null when none is left, or none has a counter yet */
const takeCode = async (scope: Scope, ranges: readonly CodeRange[]): Promise<string | null> => {
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
  const [own] = ranges;
  const code = await takeCode(scope, [own]);
  if (code !== null) return code;
  // Before any other is asked: a counter that another submission is just making would look like one that is used up.
  await ensureDisplayCodeCounters(scope.db, ranges);
  const other = await takeCode(scope, ranges);
  if (other !== null) return other;
  throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: applicationMessage('codesUsedUp') });
};
