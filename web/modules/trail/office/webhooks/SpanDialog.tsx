import { addDays, instantOfTokyo } from '#rules/calendar.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { DateInput } from '#web/parts/form/inputs.tsx';
import { type Limits, validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { webhooksText as t } from './webhooks.words.ts';

type SpanDialogProps = { readonly webhookId: number; readonly onClose: () => void };

const LIMITS: Limits = {
  from: { isRequired: true, format: 'date' },
  to: { isRequired: true, format: 'date' },
};

const validate = (values: FormValues): FormErrors => {
  const errors = validateLimits(values, LIMITS, ['from', 'to']);
  const isTurned = Object.keys(errors).length === 0 && textOf(values, 'to') < textOf(values, 'from');
  return isTurned ? { to: t((w) => w.span.order) } : errors;
};

/** From the beginning of the first day in Japan to the end of the last. */
const bodyOf = (values: FormValues) => ({
  from: instantOfTokyo(textOf(values, 'from')).toISOString(),
  to: instantOfTokyo(addDays(textOf(values, 'to'), 1)).toISOString(),
});

/** Has everything sent again that was noted in some days. */
export const SpanDialog = ({ webhookId, onClose }: SpanDialogProps) => {
  const { run, isBusy } = useChange('post', '/api/admin/webhook/{id}/replay', { isQuiet: true });
  const done = useDone(onClose);
  const send = async (values: FormValues): Promise<SendResult> => {
    const result = await run({ path: { id: webhookId }, body: bodyOf(values) });
    return result.isOk ? done(t((w) => w.span.done, { count: result.body.count })) : result;
  };
  return (
    <RecordDialog
      title={t((w) => w.span.title)}
      lead={<Text>{t((w) => w.span.lead)}</Text>}
      sendLabel={t((w) => w.span.send)}
      isBusy={isBusy}
      initialValues={{ from: '', to: '' }}
      names={['from', 'to']}
      validate={validate}
      onSend={send}
      onClose={onClose}
    >
      <DateInput name="from" label={t((w) => w.span.from)} need="required" />
      <DateInput name="to" label={t((w) => w.span.to)} need="required" />
    </RecordDialog>
  );
};
