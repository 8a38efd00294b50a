import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { auditActionOf } from '#bff/modules/trail/index.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { assertVersion, returnVersioned } from '#bff/parts/records/versioned.service.ts';
import { findMyPageIdOfSection, findSection, type SectionDetail } from './sections.data.ts';
import { insertSectionHistory, type SectionChange, updateSectionRow } from './sectionWrites.data.ts';

/** A section that the caller may see. @throws NOT_FOUND, also for one of somebody else */
export const requireSection = async (scope: Scope, id: number): Promise<SectionDetail> => {
  const section = await findSection(scope.db, id, myPageVisibility(scope));
  if (section === null) throw new ApiError('NOT_FOUND');
  return section;
};

/**
 * The same, held until the end of the transaction together with its my page.
 * @param ifMatchVersion the caller's If-Match; undefined: whatever version it has
 * @throws NOT_FOUND, RECORD_CHANGED
 */
export const holdSection = async (
  scope: Scope,
  id: number,
  ifMatchVersion?: number | undefined,
): Promise<SectionDetail> => {
  const mypageId = await findMyPageIdOfSection(scope.db, id, myPageVisibility(scope));
  if (mypageId === null) throw new ApiError('NOT_FOUND');
  await lockMyPage(scope.db, mypageId);
  const section = await requireSection(scope, id);
  assertVersion(section, ifMatchVersion);
  return section;
};

/**
 * Writes a held section's own columns.
 * @returns the section with them; what hangs on it is as it was read
 */
export const writeSection = async (
  scope: Scope,
  section: SectionDetail,
  change: SectionChange,
): Promise<SectionDetail> => {
  const { id, version } = section;
  const columns = await returnVersioned(version, () => updateSectionRow(scope.db, { id, version }, change));
  return { ...section, ...columns };
};

export type Step = {
  readonly action: string;
  readonly to: number;
  readonly comment?: string | null | undefined;
  readonly isOnBehalf?: boolean;
  readonly fileName?: string;
};

/** One line of a section's history; what is done is written to the audit trail apart. */
export const recordHistory = (scope: Scope, section: SectionDetail, step: Step): Promise<void> => {
  const { action, to, comment = null, isOnBehalf = false, fileName } = step;
  return insertSectionHistory(scope.db, {
    sectionId: section.id,
    action,
    fromStatus: section.status,
    toStatus: to,
    ...historyActorOf(scope),
    onBehalf: isOnBehalf,
    comment,
    fileName,
    createdAt: scope.now,
  });
};

/** One line of a section's history, and one of the audit trail. */
export const recordStep = async (scope: Scope, section: SectionDetail, step: Step): Promise<void> => {
  const { action, to, comment = null, isOnBehalf = false, fileName } = step;
  await recordHistory(scope, section, step);
  await scope.audit({
    action: auditActionOf(action.charAt(0).toLowerCase() + action.slice(1)),
    target: { kind: 'section', id: section.id },
    before: { status: section.status },
    after: { status: to, ...(fileName === undefined ? {} : { fileName }) },
    reason: comment ?? undefined,
    onBehalfOf: isOnBehalf ? section.myPage.corporation.name : undefined,
    mypageId: section.mypageId,
    projectId: section.myPage.projectId,
  });
};
