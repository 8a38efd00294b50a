import type { Account } from '../data/accounts.ts';
import { passwordInvitedMail, passwordResetMail, passwordSetMail } from '../mail/texts/passwordMails.ts';
import type { SessionContext } from './actor.ts';
import { passwordLink } from './links.ts';
import { mailFrameFor } from './mailFrames.ts';
import type { Scope } from './scope.ts';

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
  await scope.sendMail({ to: account.email, toName: account.name, ...texts[occasion.kind]() });
};
