import { etagOf } from '#web/parts/api/etags.ts';
import { WebhookEvent, WebhookEventLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { type Newest, readAgain, useOpened } from '#web/parts/form/conflict/useOpened.ts';
import { ChecksInput } from '#web/parts/form/inputs.tsx';
import { ProjectsInput } from '#web/parts/form/projects/ProjectsInput.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useRowForm } from '#web/parts/form/useRowForm.ts';
import {
  newWebhookBody,
  validateWebhook,
  WEBHOOK_FIELDS,
  webhookChange,
  webhookFact,
  webhookValues,
} from './webhookForm.ts';
import { webhooksText as t } from './webhooks.words.ts';

type Webhook = components['schemas']['Webhook'];

type WebhookDialogProps = {
  /** Null adds one. */
  readonly webhook: Webhook | null;
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

const useSend = (newest: Newest<Webhook | null>, { onClose }: WebhookDialogProps) => {
  const create = useChange('post', '/api/admin/webhook', { isQuiet: true });
  const update = useChange('patch', '/api/admin/webhook/{id}', { isQuiet: true });
  const send = useRowForm({
    newest,
    create: (values) => create.run({ body: newWebhookBody(values) }),
    changeOf: webhookChange,
    update: ({ id }, body, ifMatch) => update.run({ path: { id }, body }, { ifMatch }),
    savedText: ({ name }) => t((w) => w.saved, { name }),
    onClose,
  });
  return { send, isBusy: create.isBusy || update.isBusy };
};

const EVENTS = Object.values(WebhookEvent).map((value) => ({ value, label: WebhookEventLabel[value] }));

/** An address as a form in a dialog. A new one, and one that is told more, waits for a second person. */
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
      <ProjectsInput />
    </RecordDialog>
  );
};
