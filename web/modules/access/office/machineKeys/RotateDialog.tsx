import { Text } from '#ui-kit/Text/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { RadioInput } from '#web/parts/form/inputs.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { machineKeysText as t } from './machineKeys.words.ts';

type RotateDialogProps = {
  readonly machineKey: components['schemas']['MachineKey'];
  readonly onClose: () => void;
};

const DAYS = [
  { value: '7', label: t((w) => w.rotation.week) },
  { value: '30', label: t((w) => w.rotation.month) },
  { value: '1', label: t((w) => w.rotation.day) },
  { value: '0', label: t((w) => w.rotation.now) },
];

const nothingWrong = () => ({});

/** Gives a key a new secret, after how long the one of now is to work was chosen. */
export const RotateDialog = ({ machineKey, onClose }: RotateDialogProps) => {
  const { run, isBusy } = useChange('post', '/api/admin/machine_key/{id}/rotate', { isQuiet: true });
  const send = async (values: FormValues): Promise<SendResult> => {
    const body = { graceDays: Number(textOf(values, 'graceDays')) };
    const result = await run({ path: { id: machineKey.id }, body });
    return result.isOk ? { isOk: true, afterwards: onClose } : result;
  };
  return (
    <RecordDialog
      title={t((w) => w.rotation.title, { name: machineKey.name })}
      lead={<Text>{t((w) => w.rotation.lead)}</Text>}
      sendLabel={t((w) => w.rotation.send)}
      isBusy={isBusy}
      initialValues={{ graceDays: '7' }}
      names={['graceDays']}
      validate={nothingWrong}
      onSend={send}
      onClose={onClose}
    >
      <RadioInput name="graceDays" label={t((w) => w.rotation.graceDays)} need="required" options={DAYS} />
    </RecordDialog>
  );
};
