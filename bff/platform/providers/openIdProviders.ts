import type { IdentityProvider, IdentityProviders } from '#bff/core/identityProviders.ts';
import type { OidcSettings, ProviderSettings } from '#bff/core/settings/oidcSettings.ts';

/**
 * Loaded when the first person logs in by a provider: an installation without any never needs the library. One object for
 * each provider, which remembers what it has learnt of it.
 */
const lazyProvider = (settings: ProviderSettings): IdentityProvider => {
  let made: Promise<IdentityProvider> | undefined;
  const provider = (): Promise<IdentityProvider> => {
    made ??= import('./openIdProvider.ts').then(({ openIdProvider }) => openIdProvider(settings));
    return made;
  };
  return {
    settings,
    begin: async (redirectUri) => (await provider()).begin(redirectUri),
    identify: async (redirectUri, answer, question) =>
      (await provider()).identify(redirectUri, answer, question),
  };
};

/** The providers of the configuration. */
export const openIdProviders = ({ providers }: Pick<OidcSettings, 'providers'>): IdentityProviders => {
  const byKey = new Map(providers.map((settings) => [settings.key, lazyProvider(settings)]));
  return { all: providers, find: (key) => byKey.get(key) };
};
