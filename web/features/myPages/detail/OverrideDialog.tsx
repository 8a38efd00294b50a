import { Button } from '#ui-kit/Button/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { DelayStatus, DelayStatusLabel } from '#web/api/generated/enums.ts';
import { AreaInput, DateInput, RadioInput } from '#web/form/inputs.tsx';
import { type FormErrors, type FormValues, type Limits, textOf, validateLimits } from '#web/form/limits.ts';
import { RecordDialog } from '#web/form/RecordDialog.tsx';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/myPage.json' with { type: 'json' };
import { shellText } from '#web/text/shellText.ts';
import { todayInTokyo } from '#web/text/today.ts';
import { type Held, useMyPageUpdate } from './useMyPageUpdate.ts';

const t = texts('myPage', words);

const NAMES = ['status', 'reason', 'expiresOn'] as const;

const LIMITS: Limits = {
  status: { isRequired: true },
  reason: { isRequired: true, minLength: 1, maxLength: 500 },
  expiresOn: { isRequired: true, format: 'date' },
};

const options = Object.values(DelayStatus).map((status) => ({
  value: String(status),
  label: DelayStatusLabel[status],
}));

const statusOf = (value: string): DelayStatus | undefined =>
  Object.values(DelayStatus).find((status) => String(status) === value);

type OverrideDialogProps = { held: Held; onClose: () => void; onReload: () => void };

/** Sets the delay by hand, with a reason and a last day; the computed one stays beside it. */
export const OverrideDialog = ({ held, onClose, onReload }: OverrideDialogProps) => {
  const { update, isBusy } = useMyPageUpdate(held);
  const { show } = useSnackbar();
  const { delayOverride, computedDelayStatus } = held.myPage;
  const send = async (values: FormValues) => {
    const status = statusOf(textOf(values, 'status'));
    if (status === undefined) return { isOk: false as const, error: null };
    const override = {
      status,
      reason: textOf(values, 'reason').trim(),
      expiresOn: textOf(values, 'expiresOn'),
    };
    const result = await update(
      { delayOverride: override },
      t((w) => w.delay.override.saved),
    );
    return result.isOk ? { isOk: true as const, afterwards: onClose } : result;
  };
  const remove = async (): Promise<void> => {
    const result = await update(
      { delayOverride: null },
      t((w) => w.delay.override.removed),
    );
    if (result.isOk) onClose();
    else show({ message: result.error?.detail ?? shellText((w) => w.generic), severity: 'error' });
  };
  const validate = (values: FormValues): FormErrors => validateLimits(values, LIMITS, NAMES);
  return (
    <RecordDialog
      title={t((w) => w.delay.override.title)}
      lead={
        <Text>{t((w) => w.delay.override.text, { computed: DelayStatusLabel[computedDelayStatus] })}</Text>
      }
      sendLabel={t((w) => w.delay.override.save)}
      isBusy={isBusy}
      initialValues={{
        status: delayOverride === null ? '' : String(delayOverride.status),
        reason: delayOverride?.reason ?? '',
        expiresOn: delayOverride?.expiresOn ?? '',
      }}
      names={NAMES}
      validate={validate}
      onSend={send}
      onClose={onClose}
      onReload={onReload}
    >
      <RadioInput
        name="status"
        label={t((w) => w.delay.override.status)}
        need="required"
        options={options}
        isInline
      />
      <AreaInput
        name="reason"
        label={t((w) => w.delay.override.reason)}
        need="required"
        maxCharacters={500}
        rows={3}
      />
      <DateInput
        name="expiresOn"
        label={t((w) => w.delay.override.expiresOn)}
        need="required"
        min={todayInTokyo()}
      />
      {delayOverride !== null && (
        <Row>
          <Button variant="dangerLine" size="small" disabled={isBusy} onClick={() => void remove()}>
            {t((w) => w.delay.override.remove)}
          </Button>
        </Row>
      )}
    </RecordDialog>
  );
};
