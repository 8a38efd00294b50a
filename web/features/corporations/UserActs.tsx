import { Ellipsis } from 'lucide-react';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Menu, type MenuItem } from '#ui-kit/Menu/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { components } from '#web/api/generated/types.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { useChange } from '#web/api/query.tsx';
import { useAsk } from '#web/form/useAsk.tsx';
import { corporationsText as t } from './corporationsText.ts';

type CorporationUser = components['schemas']['CorporationUser'];

type UserActsProps = { readonly user: CorporationUser; readonly onEdit: () => void };

/** Everything that can be done to one person, behind one button: a row has no room for three. */
export const UserActs = ({ user, onEdit }: UserActsProps) => {
  const may = useMayCall();
  const { ask, dialog } = useAsk();
  const sendReset = useResetMail(user);
  const remove = useDeleteUser(user);
  const items: MenuItem[] = [
    ...(may('updateCorporationUser')
      ? [{ id: 'edit', label: t((w) => w.users.edit), onSelect: onEdit }]
      : []),
    ...(may('sendCorporationUserPasswordReset') && user.isActive
      ? [
          {
            id: 'reset',
            label: t((w) => (user.passwordSetAt === null ? w.users.resend : w.users.reset)),
            onSelect: () => void sendReset(ask),
          },
        ]
      : []),
    ...(may('deleteCorporationUser')
      ? [
          {
            id: 'delete',
            label: t((w) => w.users.delete),
            isDanger: true,
            hasDivider: true,
            onSelect: () => void remove(ask),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label={t((w) => w.users.actsOf, { name: user.name })}
        placement="bottom-end"
        items={items}
        trigger={(props) => (
          <IconButton {...props} icon={Ellipsis} name={t((w) => w.users.actsOf, { name: user.name })} />
        )}
      />
      {dialog}
    </>
  );
};

type Ask = ReturnType<typeof useAsk>['ask'];

const useResetMail = (user: CorporationUser) => {
  const send = useChange('post', '/api/admin/corporation/{corpId}/user/{userId}/password/reset_token/send');
  const { show } = useSnackbar();
  return async (ask: Ask): Promise<void> => {
    const isSure = await ask({
      title: t((w) => w.users.resetTitle, { name: user.name }),
      body: t((w) => w.users.resetText, { email: user.email }),
      confirmLabel: t((w) => w.users.resetConfirm),
    });
    if (!isSure) return;
    const result = await send.run({
      path: { corpId: user.corporationId, userId: user.id },
      body: { projectID: user.projectId },
    });
    if (result.isOk) show({ message: t((w) => w.users.resetDone, { name: user.name }), severity: 'success' });
  };
};

const useDeleteUser = (user: CorporationUser) => {
  const remove = useChange('delete', '/api/admin/corporation/{corpId}/user/{userId}');
  const { show } = useSnackbar();
  return async (ask: Ask): Promise<void> => {
    const isSure = await ask({
      title: t((w) => w.users.deleteTitle, { name: user.name }),
      body: t((w) => w.users.deleteText),
      confirmLabel: t((w) => w.users.delete),
      isDanger: true,
    });
    if (!isSure) return;
    const result = await remove.run(
      { path: { corpId: user.corporationId, userId: user.id } },
      { ifMatch: `"v${user.version}"` },
    );
    if (result.isOk) show({ message: t((w) => w.users.deleted, { name: user.name }), severity: 'success' });
  };
};
