import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { ChangeResult } from '#web/parts/api/query.tsx';
import { useServices } from '#web/parts/api/services.ts';
import { useAsk } from '#web/parts/form/useAsk.tsx';
import type { OwnIdentity } from './IdentitiesCard.tsx';
import { identitiesText as t } from './identities.words.ts';

type Calls = {
  readonly start: (provider: string) => Promise<ChangeResult<{ readonly url: string }>>;
  readonly remove: (id: number) => Promise<ChangeResult<unknown>>;
};

/** Linking an account, which leads to its provider and back, and ending a link, which is asked once more. */
export const useIdentityActions = ({ start, remove }: Calls) => {
  const { goToProvider } = useServices();
  const { show } = useSnackbar();
  const { ask, dialog } = useAsk();
  const link = async (provider: string): Promise<void> => {
    const result = await start(provider);
    if (result.isOk) goToProvider(result.body.url);
    else show({ message: result.error?.detail ?? t((w) => w.notStarted), severity: 'error' });
  };
  const unlink = async ({ id, providerLabel: label }: OwnIdentity): Promise<void> => {
    const isSure = await ask({
      title: t((w) => w.unlinkTitle, { label }),
      body: t((w) => w.unlinkText),
      confirmLabel: t((w) => w.unlink),
      isDanger: true,
    });
    if (!isSure) return;
    const result = await remove(id);
    if (result.isOk) show({ message: t((w) => w.unlinked, { label }), severity: 'success' });
    else show({ message: result.error?.detail ?? t((w) => w.notUnlinked), severity: 'error' });
  };
  return { link, unlink, dialog };
};
