import * as client from 'openid-client';
import {
  type Identity,
  type IdentityProvider,
  ProviderError,
  type ProviderQuestion,
} from '#bff/core/identityProviders.ts';
import type { ProviderSettings } from '#bff/core/settings/oidcSettings.ts';

/** A clock of the provider's may be off by this. */
const CLOCK_TOLERANCE_SECONDS = 30;
/** What a provider tells of itself is asked again after an hour; its keys whenever one is unknown (the library). */
const KNOWN_FOR_MS = 3600_000;

const discover = ({
  issuer,
  clientId,
  clientSecret,
  timeoutSeconds,
}: ProviderSettings): Promise<client.Configuration> =>
  client.discovery(
    new URL(issuer),
    clientId,
    {
      ...(clientSecret !== undefined && { client_secret: clientSecret }),
      [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS,
    },
    clientSecret === undefined ? client.None() : client.ClientSecretBasic(clientSecret),
    {
      timeout: timeoutSeconds,
      // The settings refuse it in production.
      execute: issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
    },
  );

/** Asks a provider about itself, at most once in a while and once at a time; what failed is asked again. */
const createDiscovery = (settings: ProviderSettings) => {
  let known: { readonly at: number; readonly configuration: Promise<client.Configuration> } | undefined;
  return async (): Promise<client.Configuration> => {
    if (known === undefined || Date.now() - known.at > KNOWN_FOR_MS)
      known = { at: Date.now(), configuration: discover(settings) };
    const asked = known;
    try {
      return await asked.configuration;
    } catch (error) {
      if (known === asked) known = undefined;
      throw new ProviderError('unreachable', error);
    }
  };
};

/** What a person answers to a provider by turning back. */
const TURNED_BACK = new Set(['access_denied', 'login_required', 'interaction_required', 'consent_required']);

const OUT_OF_REACH = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

/** No answer at all, or one of a server that is broken. */
const isOutOfReach = (error: unknown): boolean => {
  if (error instanceof client.ResponseBodyError) return error.status >= 500;
  if (!(error instanceof client.ClientError)) return error instanceof TypeError;
  const { cause } = error;
  if (cause instanceof TypeError) return true;
  if (cause instanceof Response) return cause.status >= 500;
  return OUT_OF_REACH.has(error.code ?? '');
};

const failureOf = (error: unknown): ProviderError => {
  if (error instanceof ProviderError) return error;
  if (error instanceof client.AuthorizationResponseError)
    return new ProviderError(TURNED_BACK.has(error.error) ? 'turnedBack' : 'refused', error);
  return new ProviderError(isOutOfReach(error) ? 'unreachable' : 'refused', error);
};

type Claims = Readonly<Record<string, unknown>>;

const isAmong = (value: unknown, trusted: readonly string[]): boolean =>
  (Array.isArray(value) ? value : [value]).some((one) => typeof one === 'string' && trusted.includes(one));

const identityOf = (
  settings: ProviderSettings,
  { iss: issuer, sub: subject, ...token }: client.IDToken,
  named: Claims,
): Identity => {
  const { emailClaim, verifiedClaim, strongMethods, strongContexts } = settings;
  const email = emailClaim === null ? undefined : named[emailClaim];
  return {
    issuer,
    subject,
    email: typeof email === 'string' ? email : undefined,
    isEmailVerified: named[verifiedClaim] === true,
    // Of the signed token alone.
    isStrong: isAmong(token.amr, strongMethods) || isAmong(token.acr, strongContexts),
  };
};

/** The claims with the address: many providers put them in the token, the others answer them when asked. */
const namedClaims = async (
  configuration: client.Configuration,
  settings: ProviderSettings,
  { token, claims }: { readonly token: string; readonly claims: client.IDToken },
): Promise<Claims> => {
  const { emailClaim } = settings;
  const isThere = emailClaim === null || claims[emailClaim] !== undefined;
  if (isThere || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
  return client.fetchUserInfo(configuration, token, claims.sub);
};

/** The question that a person takes to the provider, and the address that it is asked at. */
const ask = async (configuration: client.Configuration, scope: string, redirectUri: string) => {
  const question: ProviderQuestion = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope,
    state: question.state,
    nonce: question.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(question.verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, question };
};

/** Authorization code with PKCE, state and nonce, by a library that OpenID has certified. */
export const openIdProvider = (settings: ProviderSettings): IdentityProvider => {
  const discovered = createDiscovery(settings);

  const identify = async (
    redirectUri: string,
    answer: string,
    { state, nonce, verifier }: ProviderQuestion,
  ): Promise<Identity> => {
    try {
      const configuration = await discovered();
      const address = new URL(redirectUri);
      address.search = answer;
      const tokens = await client.authorizationCodeGrant(configuration, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new ProviderError('refused', 'no id token');
      const named = await namedClaims(configuration, settings, { token: tokens.access_token, claims });
      return identityOf(settings, claims, named);
    } catch (error) {
      throw failureOf(error);
    }
  };

  return {
    settings,
    begin: async (redirectUri) => ask(await discovered(), settings.scope, redirectUri),
    identify,
  };
};
