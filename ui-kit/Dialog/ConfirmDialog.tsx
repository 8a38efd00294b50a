import type { ReactNode } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { jaShell } from '#ui-kit/text/ja.shell.ts';
import { Dialog } from './Dialog.tsx';

export type ConfirmDialogProps = {
  isOpen: boolean;
  /** The question: 発注書（1-2）を差し戻しますか */
  title: string;
  /** What will happen, to whom, by when. */
  children: ReactNode;
  /** The verb of the title: 差し戻す */
  confirmLabel: string;
  cancelLabel?: string;
  /** What it takes away can not be brought back. */
  isDanger?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** One question with two answers, the way back left and the verb right. */
export const ConfirmDialog = ({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = jaShell.dialog.cancel,
  isDanger = false,
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => (
  <Dialog
    isOpen={isOpen}
    title={title}
    onClose={onCancel}
    isBusy={isBusy}
    isDanger={isDanger}
    actions={
      <>
        <Button variant="plain" disabled={isBusy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
