import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assignNextCode, ensureDisplayCodeCounters } from '#bff/modules/projects/index.ts';
import { codeRangesOf } from '#rules/displayCode.ts';
import { applicationMessage } from '../applications.words.ts';
import type { Dossier } from '../dossier.service.ts';
import type { ApplicationRow } from '../wholeApplication.data.ts';
import { isSubmittable } from './isSubmittable.service.ts';

type Uncoded = Pick<ApplicationRow, 'id' | 'project'>;

/** @returns the next code of the round's first range that has one; null when none is left, or it has its code already */
const nextCode = async (scope: Scope, { id, project }: Uncoded): Promise<string | null> => {
  const ranges = codeRangesOf(project);
  const code = await assignNextCode(scope.db, id, ranges);
  if (code !== null) return code;
  // Before it is taken for used up: a counter that another submission is just making is not seen yet.
  await ensureDisplayCodeCounters(scope.db, ranges);
  return assignNextCode(scope.db, id, ranges);
};

/**
 * Gives an application that is held the next code of its round, longer by a digit when a range is used up.
 * @throws TRANSITION_NOT_ALLOWED when even the longest codes are used up
 */
export const assignDisplayCode = async (scope: Scope, application: Uncoded): Promise<string> => {
  const code = await nextCode(scope, application);
  if (code !== null) return code;
  throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: applicationMessage('codesUsedUp') });
};

/**
 * Takes the code of a first submission before its transaction, in a moment of its own: on the last day of a call nobody
 * waits at the counter until another's submission is written. What then fails keeps its code for the next try, so that
 * no number is lost; what has not got one here gets it in the transaction.
 */
export const reserveDisplayCode = async (scope: Scope, dossier: Dossier): Promise<void> => {
  const { row } = dossier;
  if (row.displayCode === null && isSubmittable(dossier, scope.arrivedAt)) await nextCode(scope, row);
};
