import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { RecoveryCodes } from '#web/modules/access/shared/secondFactor/RecoveryCodes.tsx';
import { useChange } from '#web/parts/api/query.tsx';
import { useAsk } from '#web/parts/form/useAsk.tsx';
import { securityText as t } from './security.words.ts';

const useRenewal = () => {
  const { ask, dialog } = useAsk();
  const { show } = useSnackbar();
  const { run, isBusy } = useChange('post', '/api/admin/self/recovery_code', { isQuiet: true });
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = async (): Promise<void> => {
    const isSure = await ask({
      title: t((w) => w.codes.renewTitle),
      body: t((w) => w.codes.renewText),
      confirmLabel: t((w) => w.codes.renewConfirm),
    });
    if (!isSure) return;
    const result = await run({});
    if (result.isOk) setCodes(result.body.codes);
    else show({ message: result.error?.detail ?? t((w) => w.codes.failed), severity: 'error' });
  };
  return { codes, close: () => setCodes(null), renew, isBusy, dialog };
};

/** How many recovery codes there are, and the way to others. */
export const RecoveryCodesCard = ({ left }: { readonly left: number }) => {
  const { codes, close, renew, isBusy, dialog } = useRenewal();
  return (
    <Card title={t((w) => w.codes.title)}>
      <Stack gap={16}>
        {left === 0 ? (
          <Notice tone="warning" title={t((w) => w.codes.none)} />
        ) : (
          <Text>{t((w) => w.codes.left, { count: left })}</Text>
        )}
        <Row>
          <Button isBusy={isBusy} onClick={() => void renew()}>
            {t((w) => w.codes.renew)}
          </Button>
        </Row>
      </Stack>
      {dialog}
      {codes !== null && (
        // The codes are shown once: an Esc too many would lose them.
        <Dialog isOpen isBusy title={t((w) => w.codes.title)} onClose={close}>
          <RecoveryCodes codes={codes} doneLabel={t((w) => w.codes.close)} onDone={close} />
        </Dialog>
      )}
    </Card>
  );
};
