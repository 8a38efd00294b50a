import { ConfirmDialog } from '#ui-kit/Dialog/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { SendResult } from '../sendResult.ts';

/** What is said; `text` names what was held, `reason` why. */
export type ReleaseWords = {
  readonly title: string;
  readonly text: string;
  readonly reason: string | null;
  readonly send: string;
  readonly done: string;
};

type ReleaseConfirmProps = {
  readonly words: ReleaseWords;
  readonly isBusy: boolean;
  readonly onSend: () => Promise<SendResult>;
  readonly onClose: () => void;
};

/** Asks whether a hold is taken back. Mount it to open it. */
export const ReleaseConfirm = ({ words, isBusy, onSend, onClose }: ReleaseConfirmProps) => {
  const { show } = useSnackbar();
  const send = async (): Promise<void> => {
    const result = await onSend();
    if (result.isOk) show({ message: words.done, severity: 'success' });
    else if (result.error !== null) show({ message: result.error.message, severity: 'error' });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.send}
      isBusy={isBusy}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <Stack gap={8}>
        <Text>{words.text}</Text>
        {words.reason !== null && (
          <Text size={14} tone="muted">
            {words.reason}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
};
