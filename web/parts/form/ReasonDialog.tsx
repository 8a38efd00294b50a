import { Text } from '#ui-kit/Text/index.ts';
import { formText } from './form.words.ts';
import { AreaInput } from './inputs.tsx';
import { validateLimits } from './limits.ts';
import { RecordDialog } from './RecordDialog.tsx';
import type { SendResult } from './sendResult.ts';
import { textOf } from './values.ts';

/** Letters of a reason, as every action of the contract takes one. */
const MAX_LENGTH = 1000;

type ReasonDialogProps = {
  readonly title: string;
  readonly text: string;
  readonly sendLabel: string;
  readonly needsReason: boolean;
  readonly isBusy: boolean;
  readonly keptAs: string;
  /** What was said before, to go on from. */
  readonly initialReason?: string | undefined;
  readonly onSend: (given: { readonly reason?: string }) => Promise<SendResult>;
  readonly onClose: () => void;
  readonly onReload: () => void;
};

/** Asks before an act that leads on, with its reason where it needs one. */
export const ReasonDialog = ({ text, needsReason, initialReason, onSend, ...dialog }: ReasonDialogProps) => {
  const limits = { reason: { maxLength: MAX_LENGTH, isRequired: needsReason } };
  return (
    <RecordDialog
      {...dialog}
      lead={<Text>{text}</Text>}
      initialValues={initialReason === undefined ? {} : { reason: initialReason }}
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
          label={formText((w) => w.reason)}
          need="required"
          rows={3}
          maxCharacters={MAX_LENGTH}
        />
      )}
    </RecordDialog>
  );
};
