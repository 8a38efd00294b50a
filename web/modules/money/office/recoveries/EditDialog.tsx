import { recoveriesText as t } from '#web/modules/money/shared/recoveries/recoveries.words.ts';
import type { Recovery } from '#web/modules/money/shared/recoveries/recovery.ts';
import { RecoveryUpdateLimits } from '#web/parts/api/generated/limits.ts';
import { EvidenceField } from '#web/parts/files/EvidenceField.tsx';
import { AreaInput, DateInput, MoneyInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { formatYen } from '#web/parts/text/format.ts';
import { useRecoveryChange } from './useRecoveryChange.ts';

const NAMES = ['amount', 'claimReason', 'dueOn', 'payTo', 'documentFileId', 'documentName'] as const;

const LIMITS = {
  amount: { ...RecoveryUpdateLimits.amount, isRequired: true, minimum: 1 },
  claimReason: { ...RecoveryUpdateLimits.claimReason, isRequired: true },
  dueOn: RecoveryUpdateLimits.dueOn,
  payTo: RecoveryUpdateLimits.payTo,
};

const valuesOf = ({ amount, claimReason, dueOn, payTo, document }: Recovery) => ({
  amount: String(amount),
  claimReason,
  dueOn: dueOn ?? '',
  payTo: payTo ?? '',
  documentFileId: document?.id ?? '',
  documentName: document?.fileName ?? '',
});

const orNull = (values: FormValues, name: string): string | null => textOf(values, name).trim() || null;

const bodyOf = (values: FormValues) => ({
  amount: Number(textOf(values, 'amount')),
  claimReason: textOf(values, 'claimReason').trim(),
  dueOn: orNull(values, 'dueOn'),
  payTo: orNull(values, 'payTo'),
  documentFileId: orNull(values, 'documentFileId'),
});

type EditDialogProps = {
  readonly recovery: Recovery;
  readonly onReload: () => void;
  readonly onClose: () => void;
};

/** What a draft says: how much, why, until when, where to, and its paper. */
export const EditDialog = ({ recovery, onReload, onClose }: EditDialogProps) => {
  const { update, isBusy } = useRecoveryChange(recovery, onClose);
  return (
    <RecordDialog
      title={t((w) => w.edit.title)}
      sendLabel={t((w) => w.edit.save)}
      isWide
      isBusy={isBusy}
      initialValues={valuesOf(recovery)}
      names={NAMES}
      validate={(values) => validateLimits(values, LIMITS, ['amount', 'claimReason', 'dueOn', 'payTo'])}
      onSend={(values) => update(bodyOf(values))}
      keptAs="recovery edit"
      onClose={onClose}
      onReload={onReload}
    >
      <MoneyInput
        name="amount"
        label={t((w) => w.facts.amount)}
        need="required"
        help={t((w) => w.edit.amountHelp, { amount: formatYen(recovery.paidAmount) })}
      />
      <AreaInput name="claimReason" label={t((w) => w.facts.reason)} need="required" rows={3} />
      <DateInput name="dueOn" label={t((w) => w.facts.dueOn)} help={t((w) => w.edit.dueOnHelp)} />
      <AreaInput name="payTo" label={t((w) => w.facts.payTo)} help={t((w) => w.edit.payToHelp)} rows={2} />
      <EvidenceField
        mypageId={recovery.mypageId}
        label={t((w) => w.facts.document)}
        name="documentFileId"
        titleName="documentName"
      />
    </RecordDialog>
  );
};
