import { Ellipsis } from 'lucide-react';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Menu } from '#ui-kit/Menu/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { ActorKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { useAsk } from '#web/parts/form/useAsk.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { machineKeysText as t } from './machineKeys.words.ts';

type MachineKey = components['schemas']['MachineKey'];

type MachineKeyActionsProps = {
  readonly machineKey: MachineKey;
  readonly onEdit: () => void;
  readonly onRotate: () => void;
};

const useStop = ({ id, name }: MachineKey) => {
  const { ask, dialog } = useAsk();
  const { run } = useChange('post', '/api/admin/machine_key/{id}/stop');
  const { show } = useSnackbar();
  const stop = async () => {
    const isSure = await ask({
      title: t((w) => w.stopping.title, { name }),
      body: t((w) => w.stopping.text),
      confirmLabel: t((w) => w.stopping.confirm),
      isDanger: true,
    });
    if (!isSure) return;
    const result = await run({ path: { id } });
    if (result.isOk) show({ message: t((w) => w.stopping.done, { name }), severity: 'success' });
  };
  return { stop, dialog };
};

/** What can be done to one key; one that was stopped has its calls in the trail and nothing else. */
export const MachineKeyActions = ({ machineKey, onEdit, onRotate }: MachineKeyActionsProps) => {
  const { stop, dialog } = useStop(machineKey);
  const { id, name, availableActions } = machineKey;
  const calls = adminPaths.auditOf({ actorKind: String(ActorKind.Machine), actorId: String(id) });
  const isOffered = (act: string) =>
    availableActions.some(({ action, allowed }) => action === act && allowed);
  const items = [
    { id: 'update', label: t((w) => w.edit), onSelect: onEdit },
    { id: 'rotate', label: t((w) => w.rotate), onSelect: onRotate },
    { id: 'history', label: t((w) => w.history), href: calls },
    { id: 'stop', label: t((w) => w.stop), onSelect: () => void stop(), isDanger: true, hasDivider: true },
  ].filter((item) => item.id === 'history' || isOffered(item.id));
  return (
    <>
      <Menu
        label={t((w) => w.actsOf, { name })}
        placement="bottom-end"
        items={items}
        trigger={(props) => <IconButton {...props} icon={Ellipsis} name={t((w) => w.actsOf, { name })} />}
      />
      {dialog}
    </>
  );
};
