import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { etagOf } from '#web/api/etags.ts';
import { WebhookEvent, WebhookEventLabel } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { useChange, useRead } from '#web/api/query.tsx';
import { ChecksInput } from '#web/form/inputs.tsx';
import { RecordDialog } from '#web/form/RecordDialog.tsx';
import { type Newest, readAgain, useOpened } from '#web/form/reread/useOpened.ts';
import { RoundsInput } from '#web/form/rounds/RoundsInput.tsx';
import type { SendResult } from '#web/form/sendResult.ts';
import { TextInput } from '#web/form/TextInput.tsx';
import type { FormValues } from '#web/form/values.ts';
import {
  newWebhookBody,
  validateWebhook,
  WEBHOOK_FIELDS,
  webhookChange,
  webhookFact,
  webhookValues,
} from './webhookForm.ts';
import { webhooksText as t } from './webhooksText.ts';

type Webhook = components['schemas']['Webhook'];

type WebhookDialogProps = {
  /** Null adds one. */
  readonly webhook: Webhook | null;
  readonly onIssued: (issued: components['schemas']['NewWebhook']) => void;
  readonly onClose: () => void;
};

/** The address as it was when the dialog was opened; a new one has nothing to agree with. */
const useOpenedWebhook = (webhook: Webhook | null) => {
  const read = useRead('/api/admin/webhook/{id}', { path: { id: webhook?.id ?? 0 } }, { isEnabled: false });
  return useOpened(
    { body: webhook, etag: webhook && etagOf(webhook) },
    { read: () => readAgain(read), valuesOf: webhookValues, factOf: webhookFact },
  );
};

const useCreate = ({ onIssued }: WebhookDialogProps) => {
  const { run, isBusy } = useChange('post', '/api/admin/webhook', { isQuiet: true });
  const send = async (values: FormValues): Promise<SendResult> => {
    const result = await run({ body: newWebhookBody(values) });
    return result.isOk ? { isOk: true, afterwards: () => onIssued(result.body) } : result;
  };
  return { send, isBusy };
};

const useUpdate = ({ onClose }: WebhookDialogProps) => {
  const { run, isBusy } = useChange('patch', '/api/admin/webhook/{id}', { isQuiet: true });
  const { show } = useSnackbar();
  const send = async (values: FormValues, webhook: Webhook, ifMatch: string | null): Promise<SendResult> => {
    const body = webhookChange(values, webhook);
    if (Object.keys(body).length === 0) return { isOk: true, afterwards: onClose };
    const result = await run({ path: { id: webhook.id }, body }, { ifMatch });
    if (!result.isOk) return result;
    const message = t((w) => w.saved, { name: result.body.name });
    return {
      isOk: true,
      afterwards: () => {
        onClose();
        show({ message, severity: 'success' });
      },
    };
  };
  return { send, isBusy };
};

const useSend = (newest: Newest<Webhook | null>, props: WebhookDialogProps) => {
  const create = useCreate(props);
  const update = useUpdate(props);
  const send = (values: FormValues, ifMatch: string | null): Promise<SendResult> =>
    newest.current === null ? create.send(values) : update.send(values, newest.current, ifMatch);
  return { send, isBusy: create.isBusy || update.isBusy };
};

const EVENTS = Object.values(WebhookEvent).map((value) => ({ value, label: WebhookEventLabel[value] }));

/** An address as a form in a dialog. Its secret is shown when it was made, by `onIssued`. */
export const WebhookDialog = (props: WebhookDialogProps) => {
  const { webhook, onClose } = props;
  const { initialValues, newest, reread } = useOpenedWebhook(webhook);
  const { send, isBusy } = useSend(newest, props);
  return (
    <RecordDialog
      title={webhook === null ? t((w) => w.createTitle) : t((w) => w.editTitle, { name: webhook.name })}
      sendLabel={webhook === null ? t((w) => w.createSend) : t((w) => w.save)}
      isBusy={isBusy}
      initialValues={initialValues}
      names={WEBHOOK_FIELDS}
      validate={validateWebhook}
      onSend={send}
      reread={reread}
      keptAs={`webhook ${webhook?.id ?? 'new'}`}
      onClose={onClose}
    >
      <TextInput controlSize="normal" name="name" label={t((w) => w.fields.name)} need="required" />
      <TextInput
        controlSize="normal"
        name="url"
        type="url"
        label={t((w) => w.fields.url)}
        help={t((w) => w.fields.urlHelp)}
        need="required"
      />
      <ChecksInput
        name="events"
        label={t((w) => w.fields.events)}
        help={t((w) => w.fields.eventsHelp)}
        need="required"
        options={EVENTS}
      />
      <RoundsInput />
    </RecordDialog>
  );
};
