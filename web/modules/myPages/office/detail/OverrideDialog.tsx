import { Button } from '#ui-kit/Button/index.ts';
import type { Fact } from '#ui-kit/Facts/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { DelayStatus, DelayStatusLabel } from '#web/parts/api/generated/enums.ts';
import { inWords } from '#web/parts/form/conflict/inWords.ts';
import { AreaInput, DateInput, RadioInput } from '#web/parts/form/inputs.tsx';
import { type Limits, validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import { todayInTokyo } from '#web/parts/text/today.ts';
import { myPageText as t } from './myPage.words.ts';
import { type Held, useMyPageUpdate, useOpenedMyPage } from './useMyPageUpdate.ts';

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

type OverrideDialogProps = { held: Held; onClose: () => void };

/** Sets the override, or takes it away. */
const useOverride = ({ held, onClose }: OverrideDialogProps) => {
  const { update, isBusy } = useMyPageUpdate(held);
  const { show } = useSnackbar();
  const send = async (values: FormValues, ifMatch: string | null) => {
    const status = statusOf(textOf(values, 'status'));
    if (status === undefined) return { isOk: false as const, error: null };
    const reason = textOf(values, 'reason').trim();
    const saved = t((w) => w.delay.override.saved);
    const delayOverride = { status, reason, expiresOn: textOf(values, 'expiresOn') };
    const result = await update({ delayOverride }, saved, ifMatch);
    return result.isOk ? { isOk: true as const, afterwards: onClose } : result;
  };
  const remove = async (): Promise<void> => {
    const removed = t((w) => w.delay.override.removed);
    const result = await update({ delayOverride: null }, removed);
    if (result.isOk) onClose();
    else show({ message: result.error?.detail ?? shellText((w) => w.generic), severity: 'error' });
  };
  return { send, remove, isBusy };
};

const valuesOf = ({ delayOverride: override }: Held['myPage']): FormValues => ({
  status: override === null ? '' : String(override.status),
  reason: override?.reason ?? '',
  expiresOn: override?.expiresOn ?? '',
});

const factOf = (name: string, values: FormValues): Fact => {
  const field = NAMES.find((one) => one === name) ?? 'reason';
  return {
    term: t((w) => w.delay.override[field]),
    value: inWords(values[field], field === 'status' ? DelayStatusLabel : {}),
  };
};

/** Sets the delay by hand, with a reason and a last day; the computed one stays beside it. */
export const OverrideDialog = (props: OverrideDialogProps) => {
  const { held, onClose } = props;
  const { delayOverride, computedDelayStatus } = held.myPage;
  const { send, remove, isBusy } = useOverride(props);
  const { initialValues, reread } = useOpenedMyPage(held, { valuesOf, factOf });
  return (
    <RecordDialog
      title={t((w) => w.delay.override.title)}
      lead={
        <Text>{t((w) => w.delay.override.text, { computed: DelayStatusLabel[computedDelayStatus] })}</Text>
      }
      sendLabel={t((w) => w.delay.override.save)}
      isBusy={isBusy}
      initialValues={initialValues}
      names={NAMES}
      validate={(values) => validateLimits(values, LIMITS, NAMES)}
      onSend={send}
      onClose={onClose}
      reread={reread}
      keptAs="override"
    >
      <OverrideFields />
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

const OverrideFields = () => (
  <>
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
  </>
);
