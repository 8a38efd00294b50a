import { ApiError } from '#bff/core/apiError.ts';
import {
  type Identity,
  type IdentityProvider,
  ProviderError,
  type ProviderFailure,
} from '#bff/core/identityProviders.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { ProviderSettings } from '#bff/core/settings/oidcSettings.ts';
import { hashSecret } from '#bff/platform/secrets/secrets.ts';
import { isEmail, normaliseEmail } from '#rules/contact.ts';
import { countAttemptFromAddress } from '../sessions/loginLimits.service.ts';
import { type BegunLogIn, openBegunLogIn, type Purpose } from './beginLogIn.service.ts';
import { identityMessages as messages } from './identities.words.ts';
import { consumeLogInState } from './linkedIdentities.data.ts';
import { requireProvider } from './providers.service.ts';

/** A provider's word for somebody, and what for. */
export type ProviderAnswer = {
  readonly settings: ProviderSettings;
  readonly identity: Identity;
  readonly purpose: Purpose;
};

const beginAgain = (): ApiError => new ApiError('INVALID_PARAMETER', { detail: messages.beginAgain });

type Given = { readonly provider: string; readonly context: Purpose['context']; readonly answer: string };

/**
 * The log-in that an answer belongs to, which is used up by it. An answer with another state uses nothing up: somebody
 * else has led the browser here.
 */
const consumeBegunLogIn = async (scope: Scope, { provider, context, answer }: Given): Promise<BegunLogIn> => {
  const begun = openBegunLogIn(scope);
  if (begun === null || begun.provider !== provider || begun.context !== context) throw beginAgain();
  if (begun.expiresAt <= scope.now.getTime()) throw beginAgain();
  if (new URLSearchParams(answer).get('state') !== begun.question.state) throw beginAgain();
  const hash = hashSecret(begun.question.state);
  const isFirst = await consumeLogInState(scope.db, {
    hash,
    at: scope.now,
    expiresAt: new Date(begun.expiresAt),
  });
  if (!isFirst) throw beginAgain();
  return begun;
};

const errorOf = (failure: ProviderFailure, label: string, cause: unknown): ApiError => {
  if (failure === 'unreachable')
    return new ApiError('SERVICE_UNAVAILABLE', { detail: messages.unreachable(label), cause });
  return new ApiError('UNAUTHORIZED', { detail: messages[failure](label), cause });
};

const identify = async (
  scope: Scope,
  { settings, identify: ask }: IdentityProvider,
  { redirectUri, question }: BegunLogIn,
  answer: string,
): Promise<Identity> => {
  try {
    const identity = await ask(redirectUri, answer, question);
    const email = normaliseEmail(identity.email ?? '');
    return { ...identity, email: isEmail(email) ? email : undefined };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    scope.log.warn({ err: error.cause, provider: settings.key }, `a provider’s answer: ${error.failure}`);
    if (error.failure === 'refused')
      await scope.audit({
        action: 'loginFailed',
        outcome: 'refused',
        target: { kind: 'session', id: scope.requestId },
        actor: { kind: 'anonymous', name: settings.label },
      });
    throw errorOf(error.failure, settings.label, error);
  }
};

/**
 * Takes what a provider has answered, once. No transaction is open while it is asked; who dies in the middle begins anew.
 * Answers that do not fit count as wrong passwords from their place do.
 * @throws NOT_FOUND, INVALID_PARAMETER (begin again), UNAUTHORIZED, SERVICE_UNAVAILABLE, TOO_MANY_REQUESTS
 */
export const acceptProviderAnswer = async (scope: Scope, given: Given): Promise<ProviderAnswer> => {
  const provider = requireProvider(scope, given.provider, given.context);
  const attempt = await countAttemptFromAddress(scope);
  try {
    const begun = await consumeBegunLogIn(scope, given);
    const identity = await identify(scope, provider, begun, given.answer);
    await attempt.giveBack();
    return { settings: provider.settings, identity, purpose: begun };
  } catch (error) {
    if (error instanceof ApiError && error.failure !== 'SERVICE_UNAVAILABLE') throw error;
    await attempt.giveBack();
    throw error;
  }
};
