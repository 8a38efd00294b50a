import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { AddAuthenticatorApp } from '#web/modules/access/shared/secondFactor/AddAuthenticatorApp.tsx';
import { AddPasskey } from '#web/modules/access/shared/secondFactor/AddPasskey.tsx';
import { type AddedFactor, factorCallsOn } from '#web/modules/access/shared/secondFactor/factorCalls.ts';
import { RecoveryCodes } from '#web/modules/access/shared/secondFactor/RecoveryCodes.tsx';
import { useServices } from '#web/parts/api/services.ts';
import { securityText as t } from './security.words.ts';

export type FactorWay = 'app' | 'passkey';

type AddFactorDialogProps = { readonly way: FactorWay; readonly onClose: () => void };

/** Registers an app or a passkey; with the first one, the codes for who loses it. Mount it to open it. */
export const AddFactorDialog = ({ way, onClose }: AddFactorDialogProps) => {
  const { api } = useServices();
  const queries = useQueryClient();
  const { show } = useSnackbar();
  const [calls] = useState(() => factorCallsOn(api));
  const [added, setAdded] = useState<AddedFactor | null>(null);
  const finish = ({ factor }: AddedFactor) => {
    onClose();
    show({ message: t((w) => w.factors.added, { name: factor.name }), severity: 'success' });
  };
  const handleAdded = (next: AddedFactor) => {
    void queries.invalidateQueries();
    if (next.recoveryCodes === null) finish(next);
    else setAdded(next);
  };
  const Add = way === 'app' ? AddAuthenticatorApp : AddPasskey;
  const codes = added?.recoveryCodes ?? null;
  return (
    <Dialog
      isOpen
      hasCloseButton={codes === null}
      // The codes are shown once: an Esc too many would lose them.
      isBusy={codes !== null}
      title={t((w) => (way === 'app' ? w.factors.addApp : w.factors.addPasskey))}
      onClose={onClose}
    >
      {added === null || codes === null ? (
        <Add calls={calls} onAdded={handleAdded} />
      ) : (
        <RecoveryCodes codes={codes} doneLabel={t((w) => w.codes.close)} onDone={() => finish(added)} />
      )}
    </Dialog>
  );
};
