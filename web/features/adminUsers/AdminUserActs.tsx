import { Ellipsis } from 'lucide-react';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Menu } from '#ui-kit/Menu/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { components } from '#web/api/generated/types.ts';
import { useChange } from '#web/api/query.tsx';
import { useAsk } from '#web/form/useAsk.tsx';
import { adminUsersText as t } from './adminUsersText.ts';

type AdminUser = components['schemas']['AdminUser'];
type AdminUserActsProps = { readonly user: AdminUser; readonly onEdit: () => void };

/** What can be done to one administrator, behind one button as for the people of corporations. */
export const AdminUserActs = ({ user, onEdit }: AdminUserActsProps) => {
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
        items={[{ id: 'edit', label: t((w) => w.edit), onSelect: onEdit }, ...(user.isActive ? [reset] : [])]}
        trigger={(props) => <IconButton {...props} icon={Ellipsis} name={t((w) => w.actsOf, { name })} />}
      />
      {dialog}
    </>
  );
};
