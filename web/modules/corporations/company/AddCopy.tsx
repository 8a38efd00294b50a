import { mailCopiesText as t } from '#web/modules/corporations/shared/mailCopies/mailCopies.words.ts';
import { MailCopyCreateLimits } from '#web/parts/api/generated/limits.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { type Limits, validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';

const NAMES = ['name', 'email'] as const;

const LIMITS: Limits = MailCopyCreateLimits;

/** Adds a further address; it is asked by mail before anything else is sent there. Mounted while it is open. */
export const AddCopy = ({ onClose }: { onClose: () => void }) => {
  const { run, isBusy } = useChange('post', '/api/user/mail_copy', { isQuiet: true });
  const done = useDone(onClose);
  const send = async (values: FormValues): Promise<SendResult> => {
    const body = { name: textOf(values, 'name').trim(), email: textOf(values, 'email').trim() };
    const result = await run({ body });
    if (!result.isOk) return result;
    const { email } = result.body;
    return done(t((w) => w.added, { email }));
  };
  return (
    <RecordDialog
      title={t((w) => w.addTitle)}
      sendLabel={t((w) => w.addSend)}
      isBusy={isBusy}
      initialValues={{ name: '', email: '' }}
      names={NAMES}
      validate={(values) => validateLimits(values, LIMITS, NAMES)}
      onSend={send}
      onClose={onClose}
    >
      <TextInput name="name" label={t((w) => w.name)} need="required" maxLength={50} />
      <TextInput name="email" type="email" label={t((w) => w.email)} need="required" autoComplete="off" />
    </RecordDialog>
  );
};
