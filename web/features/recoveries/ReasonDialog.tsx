import { Text } from '#ui-kit/Text/index.ts';
import { RecoveryUpdateLimits } from '#web/api/generated/limits.ts';
import { AreaInput } from '#web/form/inputs.tsx';
import { validateLimits } from '#web/form/limits.ts';
import { RecordDialog } from '#web/form/RecordDialog.tsx';
import type { SendResult } from '#web/form/sendResult.ts';
import { textOf } from '#web/form/values.ts';
import { recoveriesText as t } from '#web/recoveries/recoveriesText.ts';

type ReasonDialogProps = {
  readonly title: string;
  readonly text: string;
  readonly sendLabel: string;
  readonly needsReason: boolean;
  readonly isBusy: boolean;
  readonly keptAs: string;
  readonly onSend: (given: { readonly reason?: string }) => Promise<SendResult>;
  readonly onClose: () => void;
  readonly onReload: () => void;
};

/** Asks before an act that leads on, with its reason where it needs one. */
export const ReasonDialog = ({ text, needsReason, onSend, ...dialog }: ReasonDialogProps) => {
  const limits = { reason: { ...RecoveryUpdateLimits.reason, isRequired: needsReason } };
  return (
    <RecordDialog
      {...dialog}
      lead={<Text>{text}</Text>}
      initialValues={{}}
      names={['reason']}
      validate={(values) => validateLimits(values, limits, ['reason'])}
      onSend={(values) => {
        const reason = textOf(values, 'reason').trim();
        return onSend(reason === '' ? {} : { reason });
      }}
    >
      {needsReason && (
        <AreaInput
          name="reason"
          label={t((w) => w.actions.reason)}
          need="required"
          rows={3}
          maxCharacters={RecoveryUpdateLimits.reason.maxLength}
        />
      )}
    </RecordDialog>
  );
};
