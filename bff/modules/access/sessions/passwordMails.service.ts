import type { SessionContext } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { mailFrameFor } from '#bff/parts/notices/mailFrames.service.ts';
import { passwordLink } from '#bff/parts/records/mailLinks.service.ts';
import {
  passwordInvitedMail,
  passwordResetMail,
  passwordSetMail,
} from '#bff/platform/mail/texts/passwordMails.ts';
import type { Account } from './accounts.data.ts';

/** Why somebody gets a link that sets his password. */
export type LinkOccasion =
  | { readonly kind: 'reset' }
  | { readonly kind: 'invited' }
  | { readonly kind: 'adopted'; readonly displayCode: string; readonly planName: string };

type PasswordLinkMail = {
  readonly account: Account;
  readonly context: SessionContext;
  readonly token: string;
  readonly occasion: LinkOccasion;
};

/** Mails a link; the token stands in this mail and nowhere else. */
export const sendPasswordLink = async (scope: Scope, mail: PasswordLinkMail): Promise<void> => {
  const { account, context, token, occasion } = mail;
  const { projectId, corporationId } = account;
  const frame = await mailFrameFor(scope, { personName: account.name, projectId, corporationId });
  const input = { ...frame, url: passwordLink(scope.config, { context, projectId }, token) };
  const texts = {
    reset: () => passwordResetMail(input),
    invited: () => passwordInvitedMail(input),
    adopted: () => passwordSetMail({ displayCode: '', planName: '', ...input, ...occasion }),
  };
  await scope.sendMail({
    person: { kind: account.kind, id: account.id },
    to: account.email,
    toName: account.name,
    ...texts[occasion.kind](),
  });
};
