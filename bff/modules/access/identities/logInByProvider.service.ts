import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { recordAudit } from '#bff/modules/trail/index.ts';
import type { Account } from '../sessions/accounts.data.ts';
import { completeLogIn, type LoggedIn } from '../sessions/logIn.service.ts';
import { findLoginMyPages } from '../sessions/sessionPeople.data.ts';
import { acceptProviderAnswer, type ProviderAnswer } from './acceptProviderAnswer.service.ts';
import { identityMessages as messages } from './identities.words.ts';
import { mailIdentityChange } from './identityMails.service.ts';
import { listLinksOf, recordLinkUse } from './linkedIdentities.data.ts';
import { linkBegun } from './linkIdentity.service.ts';
import { type Known, linkTo, peopleOf } from './peopleOf.service.ts';

/** Where a log-in at a provider has led to. */
export type LogInResult = {
  readonly returnUrl: string | null;
  /** null: an account was linked to a session that there was, or a round has to be chosen. */
  readonly session: LoggedIn | null;
  /** What a user of several rounds chooses from. */
  readonly projects: Awaited<ReturnType<typeof findLoginMyPages>>;
};

/** @throws UNAUTHORIZED */
const refuse = async (scope: Scope, { settings, identity, purpose }: ProviderAnswer): Promise<never> => {
  const { email, isEmailVerified } = identity;
  await scope.audit({
    action: 'loginFailed',
    outcome: 'refused',
    target: { kind: 'session', id: purpose.context },
    actor: { kind: 'anonymous', name: email ?? settings.label },
    ...(purpose.projectId !== null && { projectId: purpose.projectId }),
  });
  const isKnown = (await listLinksOf(scope.db, identity, purpose.context)).length > 0;
  const isUnverified = !isKnown && email !== undefined && !isEmailVerified;
  const detail = isUnverified ? messages.unverified(settings.label) : messages.unknown;
  throw new ApiError('UNAUTHORIZED', { detail });
};

const auditProof = (
  scope: Scope,
  id: number,
  { account: { name, projectId }, label }: { readonly account: Account; readonly label: string },
): Promise<void> =>
  recordAudit(scope, {
    action: 'identityProven',
    target: { kind: 'linkedIdentity', id },
    actor: { kind: 'anonymous', name },
    after: { provider: label },
    projectId,
  });

/** The link is made the first time; @returns null when another log-in of this moment has made it */
const linkOf = async (
  scope: Scope,
  { account, linkId }: Known,
  { settings, identity, purpose: { context } }: ProviderAnswer,
): Promise<number | null> => {
  if (linkId !== null) return linkId;
  const made = await linkTo(scope, context, account, identity);
  if (made === null) return null;
  await recordAudit(scope, {
    action: 'created',
    target: { kind: 'linkedIdentity', id: made },
    actor: { kind: 'anonymous', name: account.name },
    after: { provider: settings.label },
    projectId: account.projectId,
  });
  await mailIdentityChange(scope, account, { kind: 'linked', label: settings.label });
  return made;
};

const beginAgain = (): ApiError => new ApiError('INVALID_PARAMETER', { detail: messages.beginAgain });

/** Link, session and trail are kept together or not at all. */
const letIn = (scope: Scope, known: Known, answer: ProviderAnswer): Promise<LoggedIn> =>
  scope.transaction(async (inner) => {
    const { account } = known;
    const { settings, identity, purpose } = answer;
    const linkId = await linkOf(inner, known, answer);
    if (linkId === null) throw beginAgain();
    await recordLinkUse(inner.db, linkId, inner.now);
    await auditProof(inner, linkId, { account, label: settings.label });
    return completeLogIn(inner, purpose.context, account, identity.isStrong);
  });

const chooseFrom = (scope: Scope, people: readonly Known[]) =>
  findLoginMyPages(
    scope.db,
    people.flatMap(({ account: { projectId, corporationId } }) =>
      projectId === undefined || corporationId === undefined ? [] : [{ projectId, corporationId }],
    ),
  );

const logInAs = async (scope: Scope, answer: ProviderAnswer): Promise<Omit<LogInResult, 'returnUrl'>> => {
  const people = await peopleOf(scope, answer.identity, answer.purpose);
  const [only, ...others] = people;
  if (only === undefined) return refuse(scope, answer);
  if (others.length > 0) return { session: null, projects: await chooseFrom(scope, people) };
  return { session: await letIn(scope, only, answer), projects: [] };
};

/**
 * Takes a provider's answer: logs in whom it means, or links its account to the session that asked for it. Nobody is made
 * by it, and who is stopped stays outside.
 * @throws NOT_FOUND, INVALID_PARAMETER (begin again), UNAUTHORIZED, SERVICE_UNAVAILABLE, TOO_MANY_REQUESTS,
 * TRANSITION_NOT_ALLOWED (linked otherwise)
 */
export const finishLogIn = async (
  scope: Scope,
  given: Parameters<typeof acceptProviderAnswer>[1],
): Promise<LogInResult> => {
  const answer = await acceptProviderAnswer(scope, given);
  const { returnUrl, sessionId } = answer.purpose;
  if (sessionId === null) return { returnUrl, ...(await logInAs(scope, answer)) };
  await linkBegun(scope, answer, sessionId);
  return { returnUrl, session: null, projects: [] };
};
