import { type ReactNode, useId } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import type { FormErrors, FormValues } from '#web/form/limits.ts';
import { RecordForm, type SendResult } from '#web/form/RecordForm.tsx';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/myPage.json' with { type: 'json' };

const t = texts('myPage', words);

export type RecordDialogProps = {
  title: string;
  /** What will happen, above the fields. */
  lead?: ReactNode;
  sendLabel: string;
  isDanger?: boolean;
  isBusy: boolean;
  initialValues: FormValues;
  names: readonly string[];
  validate: (values: FormValues) => FormErrors;
  onSend: (values: FormValues) => Promise<SendResult>;
  onClose: () => void;
  /** Fetches the record anew after somebody else changed it. */
  onReload?: () => void;
  children?: ReactNode;
};

/** A form in a dialog: the verb of its title sends it, やめる and Esc close it. Mounted while it is open. */
export const RecordDialog = (props: RecordDialogProps) => {
  const { title, lead, sendLabel, isDanger = false, isBusy, onClose, children, ...form } = props;
  const id = useId();
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      isBusy={isBusy}
      hasCloseButton
      actions={
        <>
          <Button variant="plain" disabled={isBusy} onClick={onClose}>
            {t((w) => w.dialog.cancel)}
          </Button>
          <Button type="submit" form={id} variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <RecordForm id={id} {...form}>
        {lead}
        {children}
      </RecordForm>
    </Dialog>
  );
};
