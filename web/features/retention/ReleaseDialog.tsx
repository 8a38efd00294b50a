import { ConfirmDialog } from '#ui-kit/Dialog/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { etagOf } from '#web/api/etags.ts';
import { RetentionKindLabel } from '#web/api/generated/enums.ts';
import { useChange } from '#web/api/query.tsx';
import { formatDate } from '#web/text/format.ts';
import type { RetentionRecord } from './retentionColumns.tsx';
import { retentionText as t } from './retentionText.ts';

type ReleaseDialogProps = { readonly record: RetentionRecord; readonly onClose: () => void };

/** The record is due on its own day again. Mount it to open it. */
export const ReleaseDialog = ({ record, onClose }: ReleaseDialogProps) => {
  const { run, isBusy } = useChange('delete', '/api/admin/retention/record/{id}/hold', { isQuiet: true });
  const { show } = useSnackbar();
  const { id, name, kind, dueOn, hold } = record;
  const send = async (): Promise<void> => {
    const result = await run({ path: { id } }, hold === null ? {} : { ifMatch: etagOf(hold) });
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
        <Text>
          {t((w) => w.release.text, { name, kind: RetentionKindLabel[kind], day: formatDate(dueOn) })}
        </Text>
        {hold !== null && (
          <Text size={14} tone="muted">
            {t((w) => w.release.reason, { reason: hold.reason })}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
};
