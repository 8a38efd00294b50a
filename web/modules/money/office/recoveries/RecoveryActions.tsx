import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { recoveriesText as t } from '#web/modules/money/shared/recoveries/recoveries.words.ts';
import type { Recovery } from '#web/modules/money/shared/recoveries/recovery.ts';
import { MoveButtons } from '#web/parts/form/MoveButtons.tsx';
import { ReasonDialog } from '#web/parts/form/ReasonDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { useRecoveryChange } from './useRecoveryChange.ts';

/** What moves a record on, back first, forward last. */
const ORDER = ['withdraw', 'return', 'submit', 'approve'] as const;

type Name = (typeof ORDER)[number];

/** What leads on. */
const ONWARDS: readonly Name[] = ['submit', 'approve'];

type Offer = Recovery['availableActions'][number];

export type ActionsProps = { readonly recovery: Recovery; readonly onReload: () => void };

/** The offer of an action; undefined where the caller does not have it. */
export const offerOf = ({ availableActions }: Pick<Recovery, 'availableActions'>, name: string) =>
  availableActions.find(({ action }) => action === name);

type OpenDialog = { readonly name: Name; readonly offer: Offer } | 'edit' | null;

/** Edit, submit, return, order, withdraw: what the server says is possible now, and why not. */
export const RecoveryActions = ({ recovery, onReload }: ActionsProps) => {
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  return (
    <>
      {offerOf(recovery, 'update') !== undefined && (
        <Button variant="plain" onClick={() => setOpen('edit')}>
          {t((w) => w.actions.edit)}
        </Button>
      )}
      <MoveButtons
        order={ORDER}
        offers={recovery.availableActions}
        onwards={ONWARDS}
        labelOf={(name) => t((w) => w.actions[name].label)}
        onChoose={(name, offer) => setOpen({ name, offer })}
      />
      {open === 'edit' && <EditDialog {...{ recovery, onReload }} onClose={close} />}
      {open !== null && open !== 'edit' && (
        <MoveDialog {...{ recovery, onReload, ...open }} onClose={close} />
      )}
    </>
  );
};

type MoveProps = ActionsProps & { readonly name: Name; readonly offer: Offer; readonly onClose: () => void };

const MoveDialog = ({ recovery, name, offer, onReload, onClose }: MoveProps) => {
  const { update, isBusy } = useRecoveryChange(recovery, onClose);
  return (
    <ReasonDialog
      title={t((w) => w.actions[name].title)}
      text={t((w) => w.actions[name].text)}
      sendLabel={t((w) => w.actions[name].label)}
      needsReason={offer.needsReason ?? false}
      isBusy={isBusy}
      keptAs={`recovery ${name}`}
      onSend={(given) => update({ action: name, ...given })}
      onClose={onClose}
      onReload={onReload}
    />
  );
};
