import { Ellipsis } from 'lucide-react';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Menu, type MenuItem } from '#ui-kit/Menu/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { PersonKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { useAsk } from '#web/parts/form/useAsk.tsx';
import { useRequestedRecord } from '../personalRecord/useRequestedRecord.tsx';
import { adminUsersText as t } from './adminUsers.words.ts';

type AdminUser = components['schemas']['AdminUser'];
type AdminUserActionsProps = { readonly user: AdminUser; readonly onEdit: () => void };

/** For who has lost what he proves himself with; nothing where it is not to be done. */
const useFactorReset = (user: AdminUser, ask: ReturnType<typeof useAsk>['ask']): MenuItem[] => {
  const { run } = useChange('post', '/api/admin/admin_user/{id}/second_factor/reset', { isQuiet: true });
  const { show } = useSnackbar();
  const { id, name } = user;
  const reset = async () => {
    const isSure = await ask({
      title: t((w) => w.factorsTitle, { name }),
      body: t((w) => w.factorsText),
      confirmLabel: t((w) => w.factorsConfirm),
      isDanger: true,
    });
    if (!isSure) return;
    const result = await run({ path: { id } });
    if (result.isOk) show({ message: t((w) => w.factorsDone, { name }), severity: 'success' });
    else show({ message: result.error?.detail ?? t((w) => w.factorsRefused), severity: 'error' });
  };
  const isOffered = user.availableActions.some(
    ({ action, allowed }) => action === 'resetSecondFactors' && allowed,
  );
  if (!isOffered) return [];
  return [{ id: 'factors', label: t((w) => w.factors), isDanger: true, onSelect: () => void reset() }];
};

/** For who has just been made or changed: he counts as a second person from now on. Nothing where it is not to be done. */
const useConfirming = (user: AdminUser, ask: ReturnType<typeof useAsk>['ask']): MenuItem[] => {
  const { run } = useChange('post', '/api/admin/admin_user/{id}/confirm', { isQuiet: true });
  const { show } = useSnackbar();
  const { id, name, availableActions } = user;
  const confirm = async () => {
    const isSure = await ask({
      title: t((w) => w.confirmTitle, { name }),
      body: t((w) => w.confirmText),
      confirmLabel: t((w) => w.confirmSend),
    });
    if (!isSure) return;
    const result = await run({ path: { id } });
    if (result.isOk) show({ message: t((w) => w.confirmDone, { name }), severity: 'success' });
    else show({ message: result.error?.detail ?? t((w) => w.confirmRefused), severity: 'error' });
  };
  const isOffered = availableActions.some(({ action, allowed }) => action === 'confirm' && allowed);
  return isOffered ? [{ id: 'confirm', label: t((w) => w.confirm), onSelect: () => void confirm() }] : [];
};

/** What can be done to one administrator, behind one button as for the people of corporations. */
export const AdminUserActions = ({ user, onEdit }: AdminUserActionsProps) => {
  const { ask, dialog } = useAsk();
  const send = useChange('post', '/api/admin/admin_user/{id}/password/reset_token/send');
  const { show } = useSnackbar();
  const { name, email } = user;
  const sendReset = async () => {
    const isSure = await ask({
      title: t((w) => w.resetTitle, { name }),
      body: t((w) => w.resetText, { email }),
      confirmLabel: t((w) => w.resetConfirm),
    });
    if (!isSure) return;
    const result = await send.run({ path: { id: user.id } });
    if (result.isOk) show({ message: t((w) => w.resetDone, { name }), severity: 'success' });
  };
  const factors = useFactorReset(user, ask);
  const confirming = useConfirming(user, ask);
  const record = useRequestedRecord({ personKind: PersonKind.Admin, id: user.id, name });
  const reset = {
    id: 'reset',
    label: t((w) => (user.passwordSetAt === null ? w.resend : w.reset)),
    onSelect: () => void sendReset(),
  };
  return (
    <>
      <Menu
        label={t((w) => w.actsOf, { name })}
        placement="bottom-end"
        items={[
          { id: 'edit', label: t((w) => w.edit), onSelect: onEdit },
          ...(user.isActive ? [reset] : []),
          ...confirming,
          ...record.items,
          ...factors,
        ]}
        trigger={(props) => <IconButton {...props} icon={Ellipsis} name={t((w) => w.actsOf, { name })} />}
      />
      {dialog}
      {record.dialog}
    </>
  );
};
