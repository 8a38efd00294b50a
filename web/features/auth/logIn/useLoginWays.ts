import { useEffect, useState } from 'react';
import type { components } from '#web/api/generated/types.ts';
import { useServices } from '#web/api/services.ts';

export type LoginProvider = components['schemas']['LoginProvider'];

/** In which ways one logs in on a page. */
type LoginWays = { readonly providers: readonly LoginProvider[]; readonly hasPassword: boolean };

const PASSWORD_ONLY: LoginWays = { providers: [], hasPassword: true };

const waysOf = (
  { items, hasAdminPasswords, hasUserPasswords }: components['schemas']['LoginProviderCatalog'],
  area: 'admin' | 'user',
): LoginWays => ({
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
    api.read('/api/login_provider', {}).then(
      (answer) => setWays(answer === null ? PASSWORD_ONLY : waysOf(answer.body, area)),
      () => setWays(PASSWORD_ONLY),
    );
  }, [api, area, hasProviders]);
  return ways;
};
