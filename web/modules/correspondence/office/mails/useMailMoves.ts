import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { mailsText as t } from './mails.words.ts';

type Mail = components['schemas']['Mail'];
type Result = Awaited<ReturnType<ReturnType<typeof useChange<'post', '/api/admin/mail/{id}/resend'>>['run']>>;

/** Sends one mail again or gives it up, and says so, or why not. Each resolves with whether it was done. */
export const useMailMoves = () => {
  const again = useChange('post', '/api/admin/mail/{id}/resend', { isQuiet: true });
  const never = useChange('post', '/api/admin/mail/{id}/give_up', { isQuiet: true });
  const { show } = useSnackbar();
  const tell = (result: Result, done: (mail: Mail) => string): boolean => {
    if (result.isOk) show({ message: done(result.body), severity: 'success' });
    else if (result.error !== null) show({ message: result.error.message, severity: 'error' });
    return result.isOk;
  };
  return {
    resend: async ({ id }: Mail) =>
      tell(await again.run({ path: { id } }), ({ to }) => t((w) => w.resent, { to })),
    giveUp: async ({ id }: Mail) => tell(await never.run({ path: { id } }), () => t((w) => w.givenUp)),
    isBusy: again.isBusy || never.isBusy,
  };
};

/** Whether the caller may do this with it now. */
export const may = ({ availableActions }: Mail, wanted: 'resend' | 'giveUp'): boolean =>
  availableActions.some(({ action, allowed }) => action === wanted && allowed);
