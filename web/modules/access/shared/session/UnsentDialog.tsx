import { ConfirmDialog } from '#ui-kit/Dialog/index.ts';
import { logOutText as t } from './logOut.words.ts';

type UnsentDialogProps = {
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before a log-out takes what was typed and not saved out of this browser. */
export const UnsentDialog = ({ isBusy, onConfirm, onCancel }: UnsentDialogProps) => (
  <ConfirmDialog
    isOpen
    isDanger
    isBusy={isBusy}
    title={t((w) => w.title)}
    confirmLabel={t((w) => w.confirm)}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    {t((w) => w.text)}
  </ConfirmDialog>
);
