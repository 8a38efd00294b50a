import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { operationsWorld } from '../../world/world.ts';

type Schemas = components['schemas'];

const provider = (key: string, label: string): Schemas['LoginProvider'] => ({
  key,
  label,
  isForAdmins: true,
  isForUsers: true,
});

/** Two providers, as an installation may name them. */
export const providers: readonly Schemas['LoginProvider'][] = [
  provider('workspace', '組織アカウント'),
  provider('gbiz', 'gBizID'),
];

/** How one logs in. */
export const ways = (facts: Partial<Schemas['LoginProviderCatalog']> = {}) =>
  reply({ items: [...providers], hasAdminPasswords: true, hasUserPasswords: true, ...facts });

/** An installation that names no provider. */
export const noIdentities = reply(operationsWorld.saw('listOwnIdentities'));

export const linkedIdentity: Schemas['LinkedIdentity'] = {
  id: 7,
  providerLabel: '組織アカウント',
  email: 'jmac@example.jp',
  createdAt: '2026-11-02T00:15:00.000Z',
  lastUsedAt: '2026-11-20T00:02:00.000Z',
};

/** One account is linked, another may be. */
export const ownIdentities = reply({ items: [linkedIdentity], providers: providers.slice(1) });

export const PROVIDER_URL = 'https://sso.example.jp/authorize?client_id=hojo';

/** Log-in pages of an installation with providers. */
export const providerHandlers = {
  listLoginProviders: ways(),
  startAdminProviderLogIn: reply({ url: PROVIDER_URL }),
  startUserProviderLogIn: reply({ url: PROVIDER_URL }),
  startIdentityLink: reply({ url: PROVIDER_URL }),
  deleteOwnIdentity: reply(null),
} satisfies MockHandlers;
