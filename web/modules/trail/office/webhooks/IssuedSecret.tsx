import type { components } from '#web/parts/api/generated/types.ts';
import { SecretDialog } from '#web/parts/clipboard/SecretDialog.tsx';
import { webhooksText as t } from './webhooks.words.ts';

type IssuedSecretProps = {
  readonly issued: components['schemas']['NewWebhook'];
  readonly onClose: () => void;
};

const WORDS = {
  notice: t((w) => w.issued.notice),
  text: t((w) => w.issued.text),
  label: t((w) => w.issued.secret),
  help: t((w) => w.issued.secretHelp),
  copy: t((w) => w.issued.copy),
  copied: t((w) => w.issued.copied),
  notCopied: t((w) => w.issued.notCopied),
  close: t((w) => w.issued.close),
};

/** What messages are signed with, just made. */
export const IssuedSecret = ({ issued: { webhook, secret }, onClose }: IssuedSecretProps) => (
  <SecretDialog
    title={t((w) => w.issued.title, { name: webhook.name })}
    secret={secret}
    words={WORDS}
    onClose={onClose}
  />
);
