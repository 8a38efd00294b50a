import { etagOf } from '#web/parts/api/etags.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { securityText as t } from './security.words.ts';

type RenameDialogProps = {
  readonly factor: components['schemas']['SecondFactor'];
  readonly onClose: () => void;
};

const LIMITS = { name: { maxLength: 50, isRequired: true } };

/** Another name for an app or a passkey. Mount it to open it. */
export const RenameDialog = ({ factor, onClose }: RenameDialogProps) => {
  const { run, isBusy } = useChange('patch', '/api/admin/self/second_factor/{id}', { isQuiet: true });
  const done = useDone(onClose);
  const send = async (values: FormValues): Promise<SendResult> => {
    const body = { name: textOf(values, 'name').trim() };
    const result = await run({ path: { id: factor.id }, body }, { ifMatch: etagOf(factor) });
    return result.isOk ? done(t((w) => w.factors.renamed)) : result;
  };
  return (
    <RecordDialog
      title={t((w) => w.rename.title)}
      sendLabel={t((w) => w.rename.send)}
      isBusy={isBusy}
      initialValues={{ name: factor.name }}
      names={['name']}
      validate={(values) => validateLimits(values, LIMITS, ['name'])}
      onSend={send}
      onClose={onClose}
    >
      <TextInput name="name" label={t((w) => w.rename.name)} need="required" maxLength={50} />
    </RecordDialog>
  );
};
