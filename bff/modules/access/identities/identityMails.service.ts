import type { Scope } from '#bff/core/scope.ts';
import { mailFrameFor } from '#bff/parts/notices/mailFrames.service.ts';
import { type IdentityChange, identityChangedMail } from '#bff/platform/mail/texts/identityMails.ts';
import type { Account } from '../sessions/accounts.data.ts';

/** Tells somebody by mail that he logs in otherwise from now on: who did not do it himself reads of it. */
export const mailIdentityChange = async (
  scope: Scope,
  { kind, id, name, email, projectId, corporationId }: Account,
  change: IdentityChange,
): Promise<void> => {
  const frame = await mailFrameFor(scope, { personName: name, projectId, corporationId });
  await scope.sendMail({
    person: { kind, id },
    to: email,
    toName: name,
    ...identityChangedMail({ ...frame, at: scope.now, change }),
  });
};
