import { Download } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { PayoutBatch } from '#web/modules/money/shared/payouts/payoutTypes.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { ReasonDialog } from '#web/parts/form/ReasonDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { formatBytes } from '#web/parts/text/format.ts';
import { saveBase64 } from './saveBase64.ts';

const Hash = styled.code`
  overflow-wrap: anywhere;
`;

/** Header, trailer and end. */
const OTHER_RECORDS = 3;

const useSave = (id: number) => {
  const { run, isBusy } = useChange('post', '/api/admin/payment_batch/{id}/file', { isQuiet: true });
  const { show } = useSnackbar();
  const save = async (body: { readonly reason?: string }): Promise<SendResult> => {
    const result = await run({ path: { id }, body });
    if (!result.isOk) return result;
    saveBase64(result.body.fileName, result.body.content);
    show({ message: t((w) => w.batch.saved), severity: 'success' });
    return { isOk: true };
  };
  return { save, isBusy };
};

type SaveProps = { readonly batch: PayoutBatch };

/** The first time at a press; afterwards with a reason, which the history keeps. */
const SaveButton = ({ batch: { id, availableActions, downloads } }: SaveProps) => {
  const { save, isBusy } = useSave(id);
  const [isAsking, setAsking] = useState(false);
  const offer = availableActions.find(({ action }) => action === 'download');
  if (offer === undefined) return null;
  return (
    <>
      <Button
        variant="secondary"
        icon={Download}
        isBusy={isBusy}
        {...(offer.allowed ? {} : { reason: offer.reason })}
        onClick={() => (downloads > 0 ? setAsking(true) : void save({}))}
      >
        {t((w) => (downloads > 0 ? w.batch.saveAgain : w.batch.save))}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t((w) => w.batch.saveTitle)}
          text={t((w) => w.batch.saveText)}
          sendLabel={t((w) => w.batch.saveAgain)}
          needsReason
          isBusy={isBusy}
          onSend={async (given) => {
            const result = await save(given);
            return result.isOk ? { isOk: true, afterwards: () => setAsking(false) } : result;
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

/** The file for the bank, with its hash; who saves it is kept. */
export const BatchFile = ({ batch }: { batch: PayoutBatch }) => {
  const maySave = useMayCall()('downloadPayoutBatch');
  const { fileName, count, sizeBytes, sha256 } = batch;
  return (
    <Card title={t((w) => w.batch.file)}>
      <Stack gap={12}>
        <div>
          <strong>{fileName}</strong>
          <Text size={14} tone="muted">
            {t((w) => w.batch.fileFacts, { records: count + OTHER_RECORDS, bytes: formatBytes(sizeBytes) })}
          </Text>
        </div>
        <div>
          <Text size={14} tone="muted">
            {t((w) => w.batch.hash)}
          </Text>
          <Text size={14}>
            <Hash>{sha256}</Hash>
          </Text>
        </div>
        {maySave && <SaveButton batch={batch} />}
        <Text size={14} tone="muted">
          {t((w) => w.batch.saveHelp)}
        </Text>
      </Stack>
    </Card>
  );
};
