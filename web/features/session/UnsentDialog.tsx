import { ConfirmDialog } from '#ui-kit/Dialog/index.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/logOut.json' with { type: 'json' };

const t = texts('logOut', words);

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
