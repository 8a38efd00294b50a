import type { AdminActor } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { mailFrameFor } from '#bff/parts/notices/mailFrames.service.ts';
import { type FactorChange, factorsChangedMail } from '#bff/platform/mail/texts/passwordMails.ts';

/** Tells an administrator by mail what was done to his second factors: who did not do it himself reads of it. */
export const mailFactorChange = async (
  scope: Scope,
  { adminUserId, name, email }: Pick<AdminActor, 'adminUserId' | 'name' | 'email'>,
  change: FactorChange,
): Promise<void> => {
  const frame = await mailFrameFor(scope, { personName: name });
  await scope.sendMail({
    person: { kind: 'admin', id: adminUserId },
    to: email,
    toName: name,
    ...factorsChangedMail({ ...frame, at: scope.now, change }),
  });
};
