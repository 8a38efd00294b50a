import { ConfirmDialog } from '#ui-kit/Dialog/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { etagOf } from '#web/api/etags.ts';
import { useChange } from '#web/api/query.tsx';
import { remindersText as t } from '#web/reminders/remindersText.ts';
import type { Reminder } from './reminderColumns.tsx';

type ReleaseDialogProps = { readonly reminder: Reminder; readonly onClose: () => void };

/** The rules hold again for what somebody held. */
export const ReleaseDialog = ({ reminder, onClose }: ReleaseDialogProps) => {
  const { run, isBusy } = useChange('delete', '/api/admin/reminder/{id}/hold', { isQuiet: true });
  const { show } = useSnackbar();
  const { name, title, subjectId, hold } = reminder;
  const send = async (): Promise<void> => {
    const options = hold === null ? {} : { ifMatch: etagOf(hold) };
    const result = await run({ path: { id: subjectId } }, options);
    if (result.isOk) show({ message: t((w) => w.release.done), severity: 'success' });
    else if (result.error !== null) show({ message: result.error.message, severity: 'error' });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t((w) => w.release.title)}
      confirmLabel={t((w) => w.release.send)}
      isBusy={isBusy}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <Stack gap={8}>
        <Text>{t((w) => w.release.text, { name, title })}</Text>
        {hold !== null && (
          <Text size={14} tone="muted">
            {t((w) => w.release.reason, { reason: hold.reason })}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
};
