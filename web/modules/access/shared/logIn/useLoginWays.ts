import { useEffect, useState } from 'react';
import type { components } from '#web/parts/api/generated/types.ts';
import { useServices } from '#web/parts/api/services.ts';
import type { ProviderButtons } from './ProviderButtons.tsx';
import type { LoginProvider } from './providerCalls.ts';

/** In which ways one logs in on a page. */
type LoginWays = {
  readonly providers: readonly LoginProvider[];
  readonly hasPassword: boolean;
  /** Of an installation with providers alone: the log-in pages of the others are lighter. */
  readonly Buttons: typeof ProviderButtons | null;
};

const PASSWORD_ONLY: LoginWays = { providers: [], hasPassword: true, Buttons: null };

const waysOf = (
  { items, hasAdminPasswords, hasUserPasswords }: components['schemas']['LoginProviderCatalog'],
  area: 'admin' | 'user',
): Omit<LoginWays, 'Buttons'> => ({
  providers: items.filter(({ isForAdmins, isForUsers }) => (area === 'admin' ? isForAdmins : isForUsers)),
  hasPassword: area === 'admin' ? hasAdminPasswords : hasUserPasswords,
});

/**
 * Asks which ways there are, where there is more than one.
 * @param hasProviders what the page says of this installation: without any, nothing is asked
 * @returns null until the answer is there; without an answer, the password alone
 */
export const useLoginWays = (area: 'admin' | 'user', hasProviders: boolean): LoginWays | null => {
  const { api } = useServices();
  const [ways, setWays] = useState<LoginWays | null>(hasProviders ? null : PASSWORD_ONLY);
  useEffect(() => {
    if (!hasProviders) return;
    Promise.all([api.read('/api/login_provider', {}), import('./ProviderButtons.tsx')]).then(
      ([answer, { ProviderButtons: Buttons }]) =>
        setWays(answer === null ? PASSWORD_ONLY : { ...waysOf(answer.body, area), Buttons }),
      () => setWays(PASSWORD_ONLY),
    );
  }, [api, area, hasProviders]);
  return ways;
};
