import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#ui-kit/Button/index.ts';
import { ConfirmDialog } from '#ui-kit/Dialog/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import type { OfflineStore } from '#web/parts/offline/offlineStore.ts';
import { onsiteText as t } from './onsite.words.ts';

type RemoveButtonProps = { readonly store: OfflineStore; readonly id: number; readonly isSent: boolean };

/** Takes one report out of this phone. */
export const RemoveButton = ({ store, id, isSent }: RemoveButtonProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const [, go] = useLocation();
  const { show } = useSnackbar();
  const remove = async (): Promise<void> => {
    await store.removeReport(id);
    show({ message: t((w) => w.remove.done), severity: 'success' });
    go(adminPaths.onsite);
  };
  return (
    <>
      <Button variant="quiet" icon={Trash2} onClick={() => setIsAsking(true)}>
        {t((w) => w.remove.button)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger={!isSent}
        title={t((w) => w.remove.title)}
        confirmLabel={t((w) => w.remove.button)}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      >
        {t((w) => (isSent ? w.remove.text : w.remove.textUnsent))}
      </ConfirmDialog>
    </>
  );
};
