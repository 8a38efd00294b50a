import { Button } from '#ui-kit/Button/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { RetentionErasureStatus as Status } from '#web/api/generated/enums.ts';
import { useAsk } from '#web/form/useAsk.tsx';
import { formatBytes, formatInteger } from '#web/text/format.ts';
import type { Erasure } from './erasure.ts';
import { erasuresText as t } from './erasuresText.ts';
import { useErasureCommand } from './useErasure.ts';

type Acts = { readonly erasure: Erasure };

const useActs = (erasure: Erasure) => {
  const { ask, dialog } = useAsk();
  const { show } = useSnackbar();
  const { command, isBusy } = useErasureCommand(erasure);
  const { recordCount, fileCount, fileBytes } = erasure;
  const send = async (action: 'approve' | 'cancel', done: string): Promise<void> => {
    const result = await command({ action });
    if (result.isOk) show({ message: done, severity: 'success' });
    else if (result.error !== null) show({ message: result.error.message, severity: 'error' });
  };
  const approve = async () => {
    const isSure = await ask({
      title: t((w) => w.acts.askApprove.title, { count: formatInteger(recordCount) }),
      body: t((w) => w.acts.askApprove.text, {
        files: formatInteger(fileCount),
        size: formatBytes(fileBytes),
      }),
      confirmLabel: t((w) => w.acts.askApprove.confirm),
      isDanger: true,
    });
    if (isSure)
      await send(
        'approve',
        t((w) => w.acts.approved),
      );
  };
  const stop = async () => {
    const isSure = await ask({
      title: t((w) => w.acts.askStop.title),
      body: t((w) => w.acts.askStop.text),
      confirmLabel: t((w) => w.acts.askStop.confirm),
    });
    if (isSure)
      await send(
        'cancel',
        t((w) => w.acts.stopped),
      );
  };
  return { approve, stop, isBusy, dialog };
};

/** What can be done about an erasure that is proposed or goes on; its proposer does not approve it. */
export const ErasureActs = ({ erasure }: Acts) => {
  const { approve, stop, isBusy, dialog } = useActs(erasure);
  const { status, isOwn } = erasure;
  if (status !== Status.Proposed && status !== Status.Running) return null;
  const isProposed = status === Status.Proposed;
  return (
    <Row gap={8}>
      {isProposed && !isOwn && (
        <Button variant="danger" isBusy={isBusy} onClick={() => void approve()}>
          {t((w) => w.acts.approve)}
        </Button>
      )}
      <Button isBusy={isBusy} onClick={() => void stop()}>
        {t((w) => (isProposed ? w.acts.withdraw : w.acts.stop))}
      </Button>
      {dialog}
    </Row>
  );
};
