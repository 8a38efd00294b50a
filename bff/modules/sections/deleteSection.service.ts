import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { lockReason } from './documentKinds.service.ts';
import { holdSection, recordStep, writeSection } from './holdSection.service.ts';
import { sectionMessages } from './sections.words.ts';

/**
 * Takes a section away that was never handed in; the business only one that it added itself.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED
 */
export const deleteSection = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const section = await holdSection(scope, id, ifMatchVersion);
  const isForeign = scope.actor?.kind === 'user' && section.createdByKind !== 'user';
  const refusal = isForeign
    ? sectionMessages.notOwn
    : section.submissionCount > 0
      ? sectionMessages.submittedOnce
      : section.requiredBecause === null
        ? null
        : sectionMessages.conditionHolds(section.requiredBecause);
  const detail = refusal ?? lockReason(section);
  if (detail !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail });
  await writeSection(scope, section, { deletedAt: scope.now });
  await recordStep(scope, section, { action: 'Deleted', to: section.status });
  await scope.tell('demandsChanged', [{ mypageId: section.mypageId, projectId: section.myPage.projectId }]);
  await scope.tell('myPagesChanged', [section.mypageId]);
};
