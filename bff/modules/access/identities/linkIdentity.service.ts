import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { recordAudit } from '#bff/modules/trail/index.ts';
import type { Account } from '../sessions/accounts.data.ts';
import { findPresentedSession } from '../sessions/presentedSessions.data.ts';
import { actorOf } from '../sessions/sessions.service.ts';
import type { ProviderAnswer } from './acceptProviderAnswer.service.ts';
import { identityMessages as messages } from './identities.words.ts';
import { mailIdentityChange } from './identityMails.service.ts';
import { type IdentityOwner, listLinksOfPerson } from './linkedIdentities.data.ts';
import { linkTo } from './peopleOf.service.ts';

/** The person of the session that asked for a link, if it is open still. @throws UNAUTHORIZED */
const personOf = async (scope: Scope, kind: IdentityOwner['kind'], sessionId: string): Promise<Account> => {
  const session = await findPresentedSession(scope.db, kind, sessionId);
  const isOpen =
    session !== null &&
    session.endedAt === null &&
    !session.awaitsFactor &&
    session.account.isActive &&
    session.idleExpiresAt > scope.now &&
    session.expiresAt > scope.now;
  if (!isOpen) throw new ApiError('UNAUTHORIZED', { detail: messages.beginAgain });
  return session.account;
};

const refuse = (detail: string): never => {
  throw new ApiError('TRANSITION_NOT_ALLOWED', { detail });
};

/**
 * Links the account that a provider has named to the person whose open session asked for it.
 * @throws UNAUTHORIZED (the session is over), TRANSITION_NOT_ALLOWED (he has one, or it is another person's)
 */
export const linkBegun = (
  scope: Scope,
  { settings, identity, purpose: { context } }: ProviderAnswer,
  sessionId: string,
): Promise<void> =>
  scope.transaction(async (inner) => {
    const person = await personOf(inner, context, sessionId);
    const links = await listLinksOfPerson(inner.db, { kind: context, id: person.id });
    if (links.some(({ issuer }) => issuer === identity.issuer))
      refuse(messages.alreadyLinked(settings.label));
    const id = await linkTo(inner, context, person, identity);
    if (id === null) return refuse(messages.ofAnother(settings.label));
    await recordAudit(
      { ...inner, actor: actorOf(person, sessionId) },
      {
        action: 'created',
        target: { kind: 'linkedIdentity', id },
        after: { provider: settings.label },
        projectId: person.projectId,
      },
    );
    await mailIdentityChange(inner, person, { kind: 'linked', label: settings.label });
  });
