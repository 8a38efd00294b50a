import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Menu } from '#ui-kit/Menu/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { WebhookStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { useAsk } from '#web/parts/form/useAsk.tsx';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { webhooksText as t } from './webhooks.words.ts';

const WebhookDialog = createLazy(async () => (await import('./WebhookDialog.tsx')).WebhookDialog);

type Webhook = components['schemas']['Webhook'];
type Ask = ReturnType<typeof useAsk>['ask'];

const isOn = ({ status }: Webhook): boolean =>
  status === WebhookStatus.Active || status === WebhookStatus.Failing;

const useTest = ({ id }: Webhook) => {
  const { run, isBusy } = useChange('post', '/api/admin/webhook/{id}/test');
  const { show } = useSnackbar();
  const test = async () => {
    const result = await run({ path: { id } });
    if (result.isOk) show({ message: t((w) => w.page.tested), severity: 'success' });
  };
  return { test, isBusy };
};

const useSwitch = (webhook: Webhook, ask: Ask) => {
  const { run, isBusy } = useChange('patch', '/api/admin/webhook/{id}');
  const { show } = useSnackbar();
  const { id, name } = webhook;
  const change = async (isActive: boolean) => {
    const result = await run({ path: { id }, body: { isActive } }, { ifMatch: etagOf(webhook) });
    const message = t((w) => (isActive ? w.page.turnedOn : w.page.turnedOff), { name });
    if (result.isOk) show({ message, severity: 'success' });
  };
  const turnOff = async () => {
    const isSure = await ask({
      title: t((w) => w.page.askOff.title, { name }),
      body: t((w) => w.page.askOff.text),
      confirmLabel: t((w) => w.page.askOff.confirm),
      isDanger: true,
    });
    if (isSure) await change(false);
  };
  return { turnOff, turnOn: () => change(true), isBusy };
};

const useRotate = ({ id }: Webhook, ask: Ask) => {
  const { run } = useChange('post', '/api/admin/webhook/{id}/rotate');
  return async () => {
    const isSure = await ask({
      title: t((w) => w.page.askRotate.title),
      body: t((w) => w.page.askRotate.text),
      confirmLabel: t((w) => w.page.askRotate.confirm),
    });
    if (isSure) await run({ path: { id } });
  };
};

type MoreProps = {
  readonly webhook: Webhook;
  readonly ask: Ask;
  readonly onEdit: () => void;
};

/** An address that is on is turned off, and its secret changed, out of sight. */
const More = ({ webhook, ask, onEdit }: MoreProps) => {
  const { turnOff } = useSwitch(webhook, ask);
  const rotate = useRotate(webhook, ask);
  const edit = { id: 'edit', label: t((w) => w.page.edit), onSelect: onEdit };
  const others = [
    { id: 'rotate', label: t((w) => w.page.rotate), onSelect: () => void rotate() },
    {
      id: 'off',
      label: t((w) => w.page.off),
      onSelect: () => void turnOff(),
      isDanger: true,
      hasDivider: true,
    },
  ];
  return (
    <Menu
      label={t((w) => w.page.more)}
      placement="bottom-end"
      items={isOn(webhook) ? [edit, ...others] : [edit]}
      trigger={(props) => <IconButton {...props} icon={Ellipsis} name={t((w) => w.page.more)} />}
    />
  );
};

/** What can be done to one address; one that is off can be changed, and told again. */
export const WebhookActions = ({ webhook }: { webhook: Webhook }) => {
  const { ask, dialog } = useAsk();
  const [isEditing, setIsEditing] = useState(false);
  const { test, isBusy: isTesting } = useTest(webhook);
  const { turnOn, isBusy } = useSwitch(webhook, ask);
  const close = () => setIsEditing(false);
  return (
    <Row gap={8}>
      {isOn(webhook) ? (
        <Button isBusy={isTesting} onClick={() => void test()}>
          {t((w) => w.page.test)}
        </Button>
      ) : (
        <Button variant="primary" isBusy={isBusy} onClick={() => void turnOn()}>
          {t((w) => w.page.on)}
        </Button>
      )}
      <More {...{ webhook, ask }} onEdit={() => setIsEditing(true)} />
      {dialog}
      {isEditing && <Lazy part={WebhookDialog} props={{ webhook, onClose: close }} onFailed={close} />}
    </Row>
  );
};
