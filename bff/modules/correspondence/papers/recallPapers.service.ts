import type { Scope } from '#bff/core/scope.ts';
import { recallPapers } from './issuedPapers.data.ts';

/**
 * The letters of an application are recalled with the decision that they told: what was read stays readable, what was
 * not made yet is not told any more. The caller holds the application.
 */
export const recallApplicantPapers = async (
  scope: Scope,
  { id: applicationId, projectId }: { readonly id: number; readonly projectId: number },
): Promise<void> => {
  for (const { id, number } of await recallPapers(scope.db, applicationId)) {
    const target = { kind: 'issuedPaper', id } as const;
    await scope.audit({ action: 'cancel', target, after: { number }, applicationId, projectId });
  }
};
