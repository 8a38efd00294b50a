import { Copy } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import type { components } from '#web/api/generated/types.ts';
import { useCopy } from '#web/copy/useCopy.ts';
import { webhooksText as t } from './webhooksText.ts';

type IssuedSecretProps = {
  readonly issued: components['schemas']['NewWebhook'];
  readonly onClose: () => void;
};

/** A secret that was just made: the one moment in which it is shown. */
export const IssuedSecret = ({ issued: { webhook, secret }, onClose }: IssuedSecretProps) => {
  const { fieldRef, copy, said } = useCopy(secret, {
    copied: t((w) => w.issued.copied),
    notCopied: t((w) => w.issued.notCopied),
  });
  return (
    <Dialog
      isOpen
      title={t((w) => w.issued.title, { name: webhook.name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t((w) => w.issued.close)}</Button>}
    >
      <Stack gap={16}>
        <Notice tone="success" title={t((w) => w.issued.notice)}>
          {t((w) => w.issued.text)}
        </Notice>
        <TextField
          ref={fieldRef}
          label={t((w) => w.issued.secret)}
          help={t((w) => w.issued.secretHelp)}
          value={secret}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <Row gap={8}>
          <Button variant="primary" icon={Copy} onClick={() => void copy()}>
            {t((w) => w.issued.copy)}
          </Button>
        </Row>
        <Text size={14} role="status">
          {said}
        </Text>
      </Stack>
    </Dialog>
  );
};
