import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { RetentionKindLabel } from '#web/api/generated/enums.ts';
import { RetentionHoldCreateLimits } from '#web/api/generated/limits.ts';
import { useChange } from '#web/api/query.tsx';
import { AreaInput, DateInput } from '#web/form/inputs.tsx';
import { validateLimits } from '#web/form/limits.ts';
import { RecordDialog } from '#web/form/RecordDialog.tsx';
import type { SendResult } from '#web/form/sendResult.ts';
import { type FormErrors, type FormValues, textOf } from '#web/form/values.ts';
import { todayInTokyo } from '#web/text/today.ts';
import type { RetentionRecord } from './retentionColumns.tsx';
import { retentionText as t } from './retentionText.ts';

const NAMES = ['reason', 'untilOn'];

const errorsOf = (values: FormValues): FormErrors => {
  const untilOn = textOf(values, 'untilOn');
  return {
    ...validateLimits(values, RetentionHoldCreateLimits, NAMES),
    ...(untilOn !== '' && untilOn < todayInTokyo() ? { untilOn: t((w) => w.hold.untilPassed) } : {}),
  };
};

type HoldDialogProps = { readonly record: RetentionRecord; readonly onClose: () => void };

/** Keeps a record although its time is over, for a reason and until a day. Mount it to open it. */
export const HoldDialog = ({ record, onClose }: HoldDialogProps) => {
  const { run, isBusy } = useChange('post', '/api/admin/retention/record/{id}/hold', { isQuiet: true });
  const { show } = useSnackbar();
  const { id, name } = record;
  const send = async (values: FormValues): Promise<SendResult> => {
    const untilOn = textOf(values, 'untilOn');
    const body = { reason: textOf(values, 'reason').trim(), untilOn: untilOn === '' ? null : untilOn };
    const result = await run({ path: { id }, body });
    if (!result.isOk) return result;
    return {
      isOk: true,
      afterwards: () => {
        onClose();
        show({ message: t((w) => w.hold.done), severity: 'success' });
      },
    };
  };
  return (
    <RecordDialog
      title={t((w) => w.hold.title)}
      lead={<Text>{t((w) => w.hold.lead, { name, kind: RetentionKindLabel[record.kind] })}</Text>}
      sendLabel={t((w) => w.hold.send)}
      isBusy={isBusy}
      initialValues={{}}
      names={NAMES}
      validate={errorsOf}
      onSend={send}
      onClose={onClose}
    >
      <AreaInput
        name="reason"
        label={t((w) => w.hold.reason)}
        need="required"
        rows={3}
        maxCharacters={RetentionHoldCreateLimits.reason.maxLength}
      />
      <DateInput
        name="untilOn"
        label={t((w) => w.hold.untilOn)}
        need="optional"
        help={t((w) => w.hold.untilHelp)}
      />
    </RecordDialog>
  );
};
