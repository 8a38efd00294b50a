import { Ellipsis } from 'lucide-react';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Menu, type MenuItem } from '#ui-kit/Menu/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { useRequestedRecord } from '#web/modules/access/office/personalRecord/useRequestedRecord.tsx';
import { etagOf } from '#web/parts/api/etags.ts';
import { PersonKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { useAsk } from '#web/parts/form/useAsk.tsx';
import { corporationsText as t } from './corporations.words.ts';

type CorporationUser = components['schemas']['CorporationUser'];

type UserActionsProps = { readonly user: CorporationUser; readonly onEdit: () => void };

/** What may be done to one person now. */
const useItems = ({ user, onEdit }: UserActionsProps, ask: Ask, more: readonly MenuItem[]): MenuItem[] => {
  const may = useMayCall();
  const sendReset = useResetMail(user);
  const remove = useDeleteUser(user);
  const edit = { id: 'edit', label: t((w) => w.users.edit), onSelect: onEdit };
  const reset = {
    id: 'reset',
    label: t((w) => (user.passwordSetAt === null ? w.users.resend : w.users.reset)),
    onSelect: () => void sendReset(ask),
  };
  const take = {
    id: 'delete',
    label: t((w) => w.users.delete),
    isDanger: true,
    hasDivider: true,
    onSelect: () => void remove(ask),
  };
  return [
    ...(may('updateCorporationUser') ? [edit] : []),
    ...(may('sendCorporationUserPasswordReset') && user.isActive ? [reset] : []),
    ...more,
    ...(may('deleteCorporationUser') ? [take] : []),
  ];
};

/** Everything that can be done to one person, behind one button: a row has no room for three. */
export const UserActions = (props: UserActionsProps) => {
  const { ask, dialog } = useAsk();
  const { id, name } = props.user;
  const record = useRequestedRecord({ personKind: PersonKind.User, id, name });
  const items = useItems(props, ask, record.items);
  if (items.length === 0) return null;
  const label = t((w) => w.users.actsOf, { name });
  return (
    <>
      <Menu
        label={label}
        placement="bottom-end"
        items={items}
        trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} name={label} />}
      />
      {dialog}
      {record.dialog}
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
      { ifMatch: etagOf(user) },
    );
    if (result.isOk) show({ message: t((w) => w.users.deleted, { name: user.name }), severity: 'success' });
  };
};
