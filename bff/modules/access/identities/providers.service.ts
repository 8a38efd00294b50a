import { ApiError } from '#bff/core/apiError.ts';
import type { IdentityProvider } from '#bff/core/identityProviders.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { ProviderSettings } from '#bff/core/settings/oidcSettings.ts';
import type { IdentityOwner } from './linkedIdentities.data.ts';

/** What a log-in page shows of a provider. */
export const viewOfProvider = ({ key, label, isForAdmins, isForUsers }: ProviderSettings) => ({
  key,
  label,
  isForAdmins,
  isForUsers,
});

/** In which ways people log in here. */
export const listLoginProviders = ({ identityProviders, config: { oidc } }: Scope) => ({
  items: identityProviders.all.map(viewOfProvider),
  hasAdminPasswords: oidc.hasPasswords.admin,
  hasUserPasswords: oidc.hasPasswords.user,
});

export const isFor = (settings: ProviderSettings, kind: IdentityOwner['kind']): boolean =>
  kind === 'admin' ? settings.isForAdmins : settings.isForUsers;

/** @throws NOT_FOUND for one that is not configured, or not for these people */
export const requireProvider = (scope: Scope, key: string, kind: IdentityOwner['kind']): IdentityProvider => {
  const provider = scope.identityProviders.find(key);
  if (provider === undefined || !isFor(provider.settings, kind)) throw new ApiError('NOT_FOUND');
  return provider;
};

/** What people call a provider; one that is not configured any more by its own address. */
export const labelOfIssuer = ({ identityProviders }: Scope, issuer: string): string =>
  identityProviders.all.find((settings) => settings.issuer === issuer)?.label ?? issuer;
