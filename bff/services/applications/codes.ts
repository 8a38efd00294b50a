import type { CallProject } from '../../data/applications.ts';
import { type CodeRange, ensureCounters, findNextOffset, takeNextNumber } from '../../data/displayCodes.ts';
import { applicationMessage } from '../../text/applications.ts';
import { ApiError } from '../apiError.ts';
import { displayCodeRanges } from '../rules/displayCode.ts';
import type { Scope } from '../scope.ts';

/** Codes of a round whose offset is its own and not one of the table (domain 5). */
const OWN_CAPACITY = 999;

/** A round's range and the one of five digits that goes on when it is full. */
export const codeRangesOf = (
  project: Pick<CallProject, 'displayCodeOffset' | 'displayCodeWidth'>,
): CodeRange[] => {
  const { displayCodeOffset: offset, displayCodeWidth: width } = project;
  const listed = displayCodeRanges.find((range) => range.offset === offset);
  if (listed === undefined) return [{ offset, width, capacity: OWN_CAPACITY, nextOffset: null }];
  const { from, to } = listed.overflow;
  const overflow = { offset: from - 1, width: 5, capacity: to - from + 1, nextOffset: null };
  return [overflow, { offset, width, capacity: listed.capacity, nextOffset: overflow.offset }];
};

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
  await ensureCounters(scope.db, codeRangesOf(project));
  return takeFrom(scope, project.displayCodeOffset);
};
