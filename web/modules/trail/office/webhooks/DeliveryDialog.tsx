import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { Disclosure } from '#ui-kit/Disclosure/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { WebhookDeliveryStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { WebhookDeliveryStatusTag } from '#web/parts/status/connections/WebhookDeliveryStatusTag.tsx';
import { DASH, formatDateTimeSeconds } from '#web/parts/text/format.ts';
import { answerText, eventText } from './deliveryTexts.ts';
import { webhooksText as t } from './webhooks.words.ts';

type Delivery = components['schemas']['WebhookDelivery'];

type DeliveryDialogProps = {
  readonly webhookId: number;
  readonly delivery: Delivery;
  readonly onClose: () => void;
};

const factsOf = (delivery: Delivery) => [
  { term: t((w) => w.log.status), value: <WebhookDeliveryStatusTag status={delivery.status} /> },
  { term: t((w) => w.log.answer), value: answerText(delivery) },
  { term: t((w) => w.delivery.problem), value: delivery.problem ?? DASH },
  { term: t((w) => w.log.at), value: formatDateTimeSeconds(delivery.createdAt) },
  { term: t((w) => w.delivery.lastAttemptAt), value: formatDateTimeSeconds(delivery.lastAttemptAt) },
  { term: t((w) => w.log.next), value: formatDateTimeSeconds(delivery.nextAttemptAt) },
  { term: t((w) => w.delivery.id), value: delivery.webhookId },
];

const useReplay = ({ webhookId, delivery, onClose }: DeliveryDialogProps) => {
  const { run, isBusy } = useChange('post', '/api/admin/webhook/{id}/replay');
  const { show } = useSnackbar();
  const replay = async () => {
    const result = await run({ path: { id: webhookId }, body: { deliveryId: delivery.id } });
    if (!result.isOk) return;
    onClose();
    show({ message: t((w) => w.log.replayed), severity: 'success' });
  };
  return { replay, isBusy };
};

/** One message: its words, and what was answered. */
export const DeliveryDialog = ({ webhookId, delivery, onClose }: DeliveryDialogProps) => {
  const { replay, isBusy } = useReplay({ webhookId, delivery, onClose });
  return (
    <Dialog
      isOpen
      title={eventText(delivery)}
      onClose={onClose}
      isBusy={isBusy}
      hasCloseButton
      actions={
        <>
          <Button onClick={onClose}>{t((w) => w.delivery.close)}</Button>
          {delivery.status !== WebhookDeliveryStatus.Waiting && (
            <Button variant="primary" isBusy={isBusy} onClick={() => void replay()}>
              {t((w) => w.log.replay)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <Facts variant="compact" facts={factsOf(delivery)} />
        <Disclosure summary={t((w) => w.delivery.body)} isCode>
          {delivery.body}
        </Disclosure>
        {delivery.responseText !== null && (
          <Disclosure summary={t((w) => w.delivery.responseText)} isCode>
            {delivery.responseText}
          </Disclosure>
        )}
      </Stack>
    </Dialog>
  );
};
