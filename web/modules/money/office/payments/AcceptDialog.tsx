import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Quote, Text } from '#ui-kit/Text/index.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { AreaInput } from '#web/parts/form/inputs.tsx';
import { cleaned, type Limits, validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import type { Check } from './crossCheck.ts';
import { paymentsText as t } from './payments.words.ts';

const LIMITS = {
  reason: { isRequired: true, minLength: 1, maxLength: 500, normalize: 'text' },
} satisfies Limits;

const FIELDS = ['reason'] as const;

/** Takes what was found as it is, or (null) takes that back; the key of the finding holds both to what was compared. */
export const useAcceptance = () => {
  const { run, isBusy } = useChange('put', '/api/admin/payment_item/{id}/acceptance', { isQuiet: true });
  const { show } = useSnackbar();
  const send = ({ item, finding }: Check, reason: string | null) =>
    run({ path: { id: item.id }, body: { key: finding.key, reason } });
  const takeBack = async (check: Check): Promise<void> => {
    const result = await send(check, null);
    const message = t((w) => w.payments.acceptance.removed, { letter: check.letter });
    if (result.isOk) show({ message, severity: 'success' });
    else show({ message: result.error?.detail ?? shellText((w) => w.generic), severity: 'error' });
  };
  return { send, takeBack, isBusy };
};

type AcceptDialogProps = { check: Check; onClose: () => void };

const Difference = ({ check: { item, letter, finding } }: Pick<AcceptDialogProps, 'check'>) => (
  <>
    <Text>
      {t((w) => w.payments.acceptance.lead, {
        letter,
        name: t((w) => w.payments.dealName, { number: item.number, name: item.description }),
      })}
    </Text>
    <Quote>{finding.message}</Quote>
  </>
);

/** Why a difference is taken as it is; the company reads it. */
export const AcceptDialog = ({ check, onClose }: AcceptDialogProps) => {
  const { send, isBusy } = useAcceptance();
  const done = useDone(onClose);
  const { item, letter, finding } = check;
  const onSend = async (values: FormValues): Promise<SendResult> => {
    const result = await send(check, cleaned(textOf(values, 'reason'), LIMITS.reason));
    return result.isOk ? done(t((w) => w.payments.acceptance.saved, { letter })) : result;
  };
  return (
    <RecordDialog
      title={t((w) => w.payments.acceptance.title)}
      lead={<Difference check={check} />}
      sendLabel={t((w) => w.payments.acceptance.save)}
      isBusy={isBusy}
      initialValues={{ reason: '' }}
      names={FIELDS}
      validate={(values) => validateLimits(values, LIMITS, FIELDS)}
      onSend={onSend}
      onClose={onClose}
      keptAs={`accept ${item.id} ${finding.key}`}
    >
      <AreaInput
        name="reason"
        label={t((w) => w.payments.acceptance.reason)}
        help={t((w) => w.payments.acceptance.reasonHelp)}
        need="required"
        maxCharacters={500}
        rows={3}
      />
    </RecordDialog>
  );
};
