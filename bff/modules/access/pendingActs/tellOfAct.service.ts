import type { Scope } from '#bff/core/scope.ts';
import { mailJmac } from '#bff/parts/notices/mailJmac.service.ts';
import { pendingActLink } from '#bff/parts/records/mailLinks.service.ts';
import { actDecidedMail, actProposedMail } from '#bff/platform/mail/texts/fourEyesMails.ts';
import type { PendingActRow } from './pendingActs.data.ts';

const factsOf = (scope: Scope, { id, title, proposedBy }: PendingActRow) => ({
  title,
  proposedByName: proposedBy.name,
  url: pendingActLink(scope.config, id),
});

/** Tells everybody of JMAC that something waits for a second person. */
export const tellOfProposal = (scope: Scope, row: PendingActRow): Promise<void> =>
  mailJmac(scope, (frame) => actProposedMail({ ...frame, ...factsOf(scope, row), endsAt: row.endsAt }));

/** Tells everybody of JMAC what became of it. */
export const tellOfDecision = (
  scope: Scope,
  row: PendingActRow,
  decision: {
    readonly action: 'approve' | 'decline' | 'withdraw';
    readonly decidedByName: string;
    readonly reason: string | null;
  },
): Promise<void> =>
  mailJmac(scope, (frame) => actDecidedMail({ ...frame, ...factsOf(scope, row), ...decision }));
