import { Copy, ExternalLink } from 'lucide-react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import type { components } from '#web/api/generated/types.ts';
import { useCopy } from '#web/copy/useCopy.ts';
import { machineKeysText as t } from './machineKeysText.ts';

type IssuedTokenProps = {
  readonly issued: components['schemas']['NewMachineKey'];
  readonly onClose: () => void;
};

/** A key that was just made: the one moment in which it is shown. */
export const IssuedToken = ({ issued: { key, token }, onClose }: IssuedTokenProps) => {
  const { fieldRef, copy, said } = useCopy(token, {
    copied: t((w) => w.issued.copied),
    notCopied: t((w) => w.issued.notCopied),
  });
  return (
    <Dialog
      isOpen
      title={t((w) => w.issued.title, { name: key.name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t((w) => w.issued.close)}</Button>}
    >
      <Stack gap={16}>
        <Notice tone="success" title={t((w) => w.issued.notice)}>
          {t((w) => w.issued.text)}
        </Notice>
        <TextField
          ref={fieldRef}
          label={t((w) => w.issued.token)}
          help={t((w) => w.issued.tokenHelp)}
          value={token}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <Row gap={8}>
          <Button variant="primary" icon={Copy} onClick={() => void copy()}>
            {t((w) => w.issued.copy)}
          </Button>
          <ButtonLink variant="quiet" icon={ExternalLink} href="/api/docs">
            {t((w) => w.issued.docs)}
          </ButtonLink>
        </Row>
        <Text size={14} role="status">
          {said}
        </Text>
      </Stack>
    </Dialog>
  );
};
