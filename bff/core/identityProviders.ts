import type { ProviderSettings } from './settings/oidcSettings.ts';

/** What a log-in at a provider has to be answered with, known to this server and the browser that it began in. */
export type ProviderQuestion = {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE: its hash goes to the provider first. */
  readonly verifier: string;
};

/** Whom a provider means. */
export type Identity = {
  readonly issuer: string;
  readonly subject: string;
  /** In small letters; undefined where the provider names none. */
  readonly email: string | undefined;
  /** The provider has seen that the address is his. */
  readonly isEmailVerified: boolean;
  /** The provider has asked for more than a password, in a way that the configuration trusts. */
  readonly isStrong: boolean;
};

/** A provider of OpenID Connect. */
export type IdentityProvider = {
  readonly settings: ProviderSettings;
  /**
   * Where the browser goes, and what its answer is held against.
   * @throws ProviderError
   */
  readonly begin: (redirectUri: string) => Promise<{ url: string; question: ProviderQuestion }>;
  /**
   * @param answer what the provider has added to `redirectUri`
   * @throws ProviderError
   */
  readonly identify: (redirectUri: string, answer: string, question: ProviderQuestion) => Promise<Identity>;
};

/** The providers of this installation, in the order of its configuration. */
export type IdentityProviders = {
  readonly all: readonly ProviderSettings[];
  readonly find: (key: string) => IdentityProvider | undefined;
};

/** Why a provider has named nobody: it cannot be reached, the person has turned back, or its answer does not fit. */
export type ProviderFailure = 'unreachable' | 'turnedBack' | 'refused';

export class ProviderError extends Error {
  readonly failure: ProviderFailure;

  constructor(failure: ProviderFailure, cause: unknown) {
    super(failure, { cause });
    this.name = 'ProviderError';
    this.failure = failure;
  }
}
