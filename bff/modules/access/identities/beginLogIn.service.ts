import { ApiError } from '#bff/core/apiError.ts';
import { type IdentityProvider, ProviderError, type ProviderQuestion } from '#bff/core/identityProviders.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SessionCookie } from '#bff/core/sessionCookie.ts';
import { identityMessages as messages } from './identities.words.ts';
import type { IdentityOwner } from './linkedIdentities.data.ts';
import { requireProvider } from './providers.service.ts';

/*
 * What a log-in at a provider has begun with lies in a sealed cookie of the browser that began it: nobody fills a table by
 * beginning, and an answer that another browser was led to is not taken.
 */

/** What a log-in is for. */
export type Purpose = {
  readonly context: IdentityOwner['kind'];
  /** The round of a user; null: found by the account. */
  readonly projectId: number | null;
  readonly returnUrl: string | null;
  /** Whose account is linked: an open session. null: it is for logging in. */
  readonly sessionId: string | null;
};

/** A log-in at a provider that awaits its answer. */
export type BegunLogIn = Purpose & {
  readonly provider: string;
  readonly redirectUri: string;
  readonly question: ProviderQuestion;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

/** Time for a password, a phone and a forgotten one of the two. */
const LOG_IN_LIVES_MS = 10 * 60_000;

const PLACE = 'providerLogIn';

const cookieOf = (value: string, expiresAt: Date): SessionCookie => ({
  name: 'providerLogIn',
  value,
  expiresAt,
});

/** Removes what a log-in that is finished has begun with. */
export const finishedCookie = cookieOf('', new Date(0));

const sealed = ({ secrets }: Scope, begun: BegunLogIn): SessionCookie => {
  const value = Buffer.from(secrets.seal(JSON.stringify(begun), PLACE)).toString('base64url');
  return cookieOf(value, new Date(begun.expiresAt));
};

/** @returns null without one, and for what this server has not sealed */
export const openBegunLogIn = ({ secrets, caller }: Scope): BegunLogIn | null => {
  if (!caller.providerLogIn) return null;
  try {
    return JSON.parse(secrets.open(Buffer.from(caller.providerLogIn, 'base64url'), PLACE));
  } catch {
    return null;
  }
};

/** @throws INVALID_PARAMETER from a page whose origin is not registered with the provider */
const redirectUriOf = ({ caller, config }: Scope, context: Purpose['context'], key: string): string => {
  const origin = caller.origin ?? new URL(config.publicOrigin).origin;
  if (!config.oidc.origins.includes(origin))
    throw new ApiError('INVALID_PARAMETER', { detail: messages.foreignPage });
  return `${origin}/${context}/login/${key}`;
};

/** @throws SERVICE_UNAVAILABLE */
const ask = async (scope: Scope, provider: IdentityProvider, redirectUri: string) => {
  try {
    return await provider.begin(redirectUri);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { key, label } = provider.settings;
    scope.log.warn({ err: error.cause, provider: key }, 'a provider cannot be reached');
    throw new ApiError('SERVICE_UNAVAILABLE', { detail: messages.unreachable(label), cause: error });
  }
};

/**
 * Begins a log-in at a provider.
 * @returns where the browser goes, and the cookie that it takes along
 * @throws NOT_FOUND, INVALID_PARAMETER (a page elsewhere), SERVICE_UNAVAILABLE (no answer from the provider)
 */
export const beginLogIn = async (scope: Scope, key: string, purpose: Purpose) => {
  const provider = requireProvider(scope, key, purpose.context);
  const redirectUri = redirectUriOf(scope, purpose.context, key);
  const { url, question } = await ask(scope, provider, redirectUri);
  const expiresAt = scope.now.getTime() + LOG_IN_LIVES_MS;
  const begun: BegunLogIn = { ...purpose, provider: key, redirectUri, question, expiresAt };
  return { url, cookies: [sealed(scope, begun)] };
};
