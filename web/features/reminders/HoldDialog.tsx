import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { ReminderHoldCreateLimits } from '#web/api/generated/limits.ts';
import { useChange } from '#web/api/query.tsx';
import { AreaInput, DateInput } from '#web/form/inputs.tsx';
import { validateLimits } from '#web/form/limits.ts';
import { RecordDialog } from '#web/form/RecordDialog.tsx';
import type { SendResult } from '#web/form/sendResult.ts';
import { type FormErrors, type FormValues, textOf } from '#web/form/values.ts';
import { remindersText as t } from '#web/reminders/remindersText.ts';
import { todayInTokyo } from '#web/text/today.ts';
import type { Reminder } from './reminderColumns.tsx';

const NAMES = ['reason', 'untilOn'];
const MAX_REASON = 300;

const errorsOf = (values: FormValues): FormErrors => {
  const untilOn = textOf(values, 'untilOn');
  return {
    ...validateLimits(values, ReminderHoldCreateLimits, NAMES),
    ...(untilOn !== '' && untilOn < todayInTokyo() ? { untilOn: t((w) => w.hold.untilPassed) } : {}),
  };
};

type HoldDialogProps = { readonly reminder: Reminder; readonly onClose: () => void };

/** Nobody is reminded of this any more, for a reason and until a day. */
export const HoldDialog = ({ reminder, onClose }: HoldDialogProps) => {
  const { run, isBusy } = useChange('post', '/api/admin/reminder/{id}/hold', { isQuiet: true });
  const { show } = useSnackbar();
  const { name, title, subjectId } = reminder;
  const send = async (values: FormValues): Promise<SendResult> => {
    const untilOn = textOf(values, 'untilOn');
    const body = { reason: textOf(values, 'reason').trim(), untilOn: untilOn === '' ? null : untilOn };
    const result = await run({ path: { id: subjectId }, body });
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
      lead={<Text>{t((w) => w.hold.lead, { name, title })}</Text>}
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
        maxCharacters={MAX_REASON}
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
