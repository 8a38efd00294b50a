import { adminOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ApplicationStatus, DocumentCheckStatus } from '#bff/generated/contract/enums.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { findMyPageIdOfSection } from '../sections.data.ts';
import {
  type DraftTarget,
  deleteFindingDraftsOf,
  findOtherAuthor,
  holdApplicationForDraft,
  holdSectionForDraft,
  isApplication,
} from './findingDrafts.data.ts';
import { colleagueIsWriting, findingMessages } from './findings.words.ts';

/** A target as the contract names it: exactly one of the two. */
export type NamedTarget = {
  readonly sectionId?: number | null | undefined;
  readonly applicationId?: number | null | undefined;
};

/** @throws NOT_ENOUGH_PARAMETERS for none or both, NOT_FOUND for one that the caller may not see */
export const requireTarget = async (
  scope: Scope,
  { sectionId, applicationId }: NamedTarget,
): Promise<DraftTarget> => {
  const isSection = typeof sectionId === 'number';
  if (isSection === (typeof applicationId === 'number')) {
    throw new ApiError('NOT_ENOUGH_PARAMETERS', { detail: findingMessages.oneTarget });
  }
  const isThere = isSection
    ? (await findMyPageIdOfSection(scope.db, sectionId, myPageVisibility(scope))) !== null
    : await isApplication(scope.db, Number(applicationId));
  if (!isThere) throw new ApiError('NOT_FOUND');
  return isSection ? { sectionId } : { applicationId: Number(applicationId) };
};

/** The states from which one is sent back. */
const RETURNABLE_APPLICATIONS: readonly number[] = [
  ApplicationStatus.FormChecking,
  ApplicationStatus.UnderReview,
];

/**
 * Keeps a decision about the target waiting until this transaction ends.
 * @throws TRANSITION_NOT_ALLOWED while it cannot be returned
 */
export const holdWhileReturnable = async (scope: Scope, target: DraftTarget): Promise<void> => {
  const isReturnable =
    'sectionId' in target
      ? (await holdSectionForDraft(scope.db, target.sectionId))?.status === DocumentCheckStatus.Confirming
      : RETURNABLE_APPLICATIONS.includes(
          (await holdApplicationForDraft(scope.db, target.applicationId))?.status ?? -1,
        );
  if (!isReturnable) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: findingMessages.notNow });
};

/**
 * A decision is made: what was being written about it is over. Nobody's decision throws away, or speaks for, what a
 * colleague has begun.
 * @throws TRANSITION_NOT_ALLOWED with the colleague's name
 */
export const endFindingDrafts = async (scope: Scope, target: DraftTarget): Promise<void> => {
  const other = await findOtherAuthor(scope.db, { target, authorId: adminOf(scope).adminUserId });
  if (other !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: colleagueIsWriting(other) });
  await deleteFindingDraftsOf(scope.db, target);
};
