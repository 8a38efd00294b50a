import { adminOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { findSectionHistory, hideSectionHistory } from './sectionWrites.data.ts';

/** Hides an entry of a section's history; the audit trail keeps it. @throws NOT_FOUND */
export const hideHistoryEntry = async (scope: Scope, id: number): Promise<void> => {
  const entry = await findSectionHistory(scope.db, id);
  if (entry === null) throw new ApiError('NOT_FOUND');
  const hidden = { deletedAt: scope.now, deletedByName: adminOf(scope).name };
  if (!(await hideSectionHistory(scope.db, id, hidden))) throw new ApiError('NOT_FOUND');
  await scope.audit({
    action: 'historyHidden',
    target: { kind: 'section', id: entry.sectionId },
    before: { historyId: id, action: entry.action, comment: entry.comment },
    mypageId: entry.section.mypageId,
  });
};
