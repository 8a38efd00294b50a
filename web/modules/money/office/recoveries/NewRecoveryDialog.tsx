import { recoveriesText as t } from '#web/modules/money/shared/recoveries/recoveries.words.ts';
import { RecoveryKind, RecoveryKindLabel } from '#web/parts/api/generated/enums.ts';
import { RecoveryCreateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { AreaInput, MoneyInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { formatYen } from '#web/parts/text/format.ts';

const NAMES = ['kind', 'amount', 'claimReason'] as const;
const OPTIONS = Object.entries(RecoveryKindLabel).map(([value, label]) => ({ value, label }));

const LIMITS = {
  ...RecoveryCreateLimits,
  amount: { ...RecoveryCreateLimits.amount, minimum: 1 },
};

type NewRecoveryDialogProps = {
  readonly mypageId: number;
  readonly paidAmount: number;
  readonly onClose: () => void;
  readonly onDone: (id: number) => void;
};

/** Begins a draft: of what kind, how much and why. The rest is filled in on its own page. */
export const NewRecoveryDialog = ({ mypageId, paidAmount, onClose, onDone }: NewRecoveryDialogProps) => {
  const { run, isBusy } = useChange('post', '/api/admin/recovery', { isQuiet: true });
  const handleSend = async (values: FormValues): Promise<SendResult> => {
    const body = {
      mypageID: mypageId,
      kind: Number(textOf(values, 'kind')) as components['schemas']['RecoveryKind'],
      amount: Number(textOf(values, 'amount')),
      claimReason: textOf(values, 'claimReason').trim(),
    };
    const result = await run({ body });
    return result.isOk ? { isOk: true, afterwards: () => onDone(result.body.id) } : result;
  };
  return (
    <RecordDialog
      title={t((w) => w.ofMyPage.newTitle)}
      sendLabel={t((w) => w.ofMyPage.create)}
      isBusy={isBusy}
      initialValues={{ kind: String(RecoveryKind.Revocation), amount: '', claimReason: '' }}
      names={NAMES}
      validate={(values) => validateLimits(values, LIMITS, NAMES)}
      onSend={handleSend}
      keptAs="new recovery"
      onClose={onClose}
    >
      <SelectInput name="kind" label={t((w) => w.facts.kind)} need="required" options={OPTIONS} />
      <MoneyInput
        name="amount"
        label={t((w) => w.facts.amount)}
        need="required"
        help={t((w) => w.edit.amountHelp, { amount: formatYen(paidAmount) })}
      />
      <AreaInput name="claimReason" label={t((w) => w.facts.reason)} need="required" rows={3} />
    </RecordDialog>
  );
};
