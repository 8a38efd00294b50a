import type { Scope } from '#bff/core/scope.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import type { PaperVisibility } from './issuedPapers.data.ts';

/** The papers that a caller may see: an applicant his own, all others those of the my pages that they see. */
export const paperVisibility = (scope: Pick<Scope, 'actor'>): PaperVisibility =>
  scope.actor?.kind === 'applicant'
    ? { kind: 'applicant', applicationId: scope.actor.applicationId }
    : myPageVisibility(scope);

/** Whose a paper is, as the audit trail and stored files name it. */
export const ownerOf = ({
  mypageId,
  applicationId,
}: {
  readonly mypageId: number | null;
  readonly applicationId: number | null;
}) => ({ mypageId: mypageId ?? undefined, applicationId: applicationId ?? undefined });
