import { Text } from '#ui-kit/Text/index.ts';
import { formText } from './form.words.ts';
import { AreaInput } from './inputs.tsx';
import { validateLimits } from './limits.ts';
import { RecordDialog, type RecordDialogProps } from './RecordDialog.tsx';
import type { SendResult } from './sendResult.ts';
import { textOf } from './values.ts';

/** Letters of a reason, as every action of the contract takes one. */
const MAX_LENGTH = 1000;

type DialogProps = Pick<
  RecordDialogProps,
  'title' | 'sendLabel' | 'isBusy' | 'isDanger' | 'keptAs' | 'onClose' | 'onReload' | 'failedTitle'
>;

type ReasonDialogProps = DialogProps & {
  readonly text: string;
  readonly needsReason: boolean;
  /** What the reason is called, where it is not that alone, and what becomes of it. */
  readonly label?: string;
  readonly help?: string;
  /** What was said before, to go on from. */
  readonly initialReason?: string | undefined;
  readonly onSend: (given: { readonly reason?: string }) => Promise<SendResult>;
};

/** Asks before an act that leads on, with its reason where it needs one. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const {
    text,
    needsReason,
    label = formText((w) => w.reason),
    help,
    initialReason,
    onSend,
    ...dialog
  } = props;
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
          label={label}
          help={help}
          need="required"
          rows={3}
          maxCharacters={MAX_LENGTH}
        />
      )}
    </RecordDialog>
  );
};
