import { Text } from '#ui-kit/Text/index.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { PayoutBatch } from '#web/modules/money/shared/payouts/payoutTypes.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { PayoutBatchUpdateLimits } from '#web/parts/api/generated/limits.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { AreaInput, CheckInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';

type Props = {
  readonly batch: PayoutBatch;
  readonly onReload: () => void;
  readonly onClose: () => void;
};

const limits = { reason: { ...PayoutBatchUpdateLimits.reason, isRequired: true } };

/** What was saved may lie at the bank: somebody has asked there, and a second person stands for it (domain 12). */
const isSaved = ({ downloads }: PayoutBatch): boolean => downloads > 0;

const errorsOf = (batch: PayoutBatch, values: FormValues): FormErrors => ({
  ...validateLimits(values, limits, ['reason']),
  ...(isSaved(batch) && values.isCanceledAtBank !== true
    ? { isCanceledAtBank: t((w) => w.batch.askedBankMissing) }
    : {}),
});

/** Takes a file of transfers back, with the reason. */
export const TakeBackDialog = ({ batch, onReload, onClose }: Props) => {
  const { run, isBusy } = useChange('patch', '/api/admin/payment_batch/{id}', { isQuiet: true });
  const done = useDone(onClose);
  const send = async (values: FormValues): Promise<SendResult> => {
    const ticked = isSaved(batch) ? { isCanceledAtBank: values.isCanceledAtBank === true } : {};
    const body = { action: 'unexport', reason: textOf(values, 'reason').trim(), ...ticked } as const;
    const result = await run({ path: { id: batch.id }, body }, { ifMatch: etagOf(batch) });
    return result.isOk ? done(t((w) => w.batch.unexported)) : result;
  };
  return (
    <RecordDialog
      title={t((w) => w.batch.unexportTitle)}
      lead={<Text>{t((w) => (isSaved(batch) ? w.batch.unexportSavedText : w.batch.unexportText))}</Text>}
      sendLabel={t((w) => (isSaved(batch) ? w.batch.unexportAsk : w.batch.unexport))}
      isDanger
      isBusy={isBusy}
      initialValues={{}}
      names={['isCanceledAtBank', 'reason']}
      validate={(values) => errorsOf(batch, values)}
      onSend={send}
      onClose={onClose}
      onReload={onReload}
    >
      {isSaved(batch) && <CheckInput name="isCanceledAtBank" label={t((w) => w.batch.askedBank)} />}
      <AreaInput
        name="reason"
        label={t((w) => w.actions.reason)}
        need="required"
        rows={3}
        maxCharacters={PayoutBatchUpdateLimits.reason.maxLength}
      />
    </RecordDialog>
  );
};
