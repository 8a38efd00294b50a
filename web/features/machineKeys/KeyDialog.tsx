import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { etagOf } from '#web/api/etags.ts';
import { MachineScope, MachineScopeLabel } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { useChange, useRead } from '#web/api/query.tsx';
import { AreaInput, ChecksInput, DateInput, MoneyInput } from '#web/form/inputs.tsx';
import { RecordDialog } from '#web/form/RecordDialog.tsx';
import { type Newest, readAgain, useOpened } from '#web/form/reread/useOpened.ts';
import { RoundsInput } from '#web/form/rounds/RoundsInput.tsx';
import type { SendResult } from '#web/form/sendResult.ts';
import { TextInput } from '#web/form/TextInput.tsx';
import type { FormValues } from '#web/form/values.ts';
import {
  MACHINE_KEY_FIELDS,
  machineKeyChange,
  machineKeyFact,
  machineKeyValues,
  newMachineKeyBody,
  validateMachineKey,
} from './machineKeyForm.ts';
import { machineKeysText as t } from './machineKeysText.ts';

type MachineKey = components['schemas']['MachineKey'];
type NewMachineKey = components['schemas']['NewMachineKey'];

type KeyDialogProps = {
  /** Null makes a new one. */
  readonly machineKey: MachineKey | null;
  readonly onIssued: (issued: NewMachineKey) => void;
  readonly onClose: () => void;
};

/** The key as it was when the dialog was opened; a new one has nothing to agree with. */
const useOpenedKey = (key: MachineKey | null) => {
  const read = useRead('/api/admin/machine_key/{id}', { path: { id: key?.id ?? 0 } }, { isEnabled: false });
  return useOpened(
    { body: key, etag: key && etagOf(key) },
    { read: () => readAgain(read), valuesOf: machineKeyValues, factOf: machineKeyFact },
  );
};

const useCreate = ({ onIssued }: KeyDialogProps) => {
  const { run, isBusy } = useChange('post', '/api/admin/machine_key', { isQuiet: true });
  const send = async (values: FormValues): Promise<SendResult> => {
    const result = await run({ body: newMachineKeyBody(values) });
    return result.isOk ? { isOk: true, afterwards: () => onIssued(result.body) } : result;
  };
  return { send, isBusy };
};

const useUpdate = ({ onClose }: KeyDialogProps) => {
  const { run, isBusy } = useChange('patch', '/api/admin/machine_key/{id}', { isQuiet: true });
  const { show } = useSnackbar();
  const send = async (values: FormValues, key: MachineKey, ifMatch: string | null): Promise<SendResult> => {
    const body = machineKeyChange(values, key);
    if (Object.keys(body).length === 0) return { isOk: true, afterwards: onClose };
    const result = await run({ path: { id: key.id }, body }, { ifMatch });
    if (!result.isOk) return result;
    const message = t((w) => w.saved, { name: result.body.name });
    return {
      isOk: true,
      afterwards: () => {
        onClose();
        show({ message, severity: 'success' });
      },
    };
  };
  return { send, isBusy };
};

const useSend = (newest: Newest<MachineKey | null>, props: KeyDialogProps) => {
  const create = useCreate(props);
  const update = useUpdate(props);
  const send = (values: FormValues, ifMatch: string | null): Promise<SendResult> =>
    newest.current === null ? create.send(values) : update.send(values, newest.current, ifMatch);
  return { send, isBusy: create.isBusy || update.isBusy };
};

/** A key as a form in a dialog. Its token is shown when it was made, by `onIssued`. */
export const KeyDialog = (props: KeyDialogProps) => {
  const { machineKey, onClose } = props;
  const { initialValues, newest, reread } = useOpenedKey(machineKey);
  const { send, isBusy } = useSend(newest, props);
  return (
    <RecordDialog
      title={machineKey === null ? t((w) => w.createTitle) : t((w) => w.editTitle, { name: machineKey.name })}
      sendLabel={machineKey === null ? t((w) => w.createSend) : t((w) => w.save)}
      isBusy={isBusy}
      initialValues={initialValues}
      names={MACHINE_KEY_FIELDS}
      validate={validateMachineKey}
      onSend={send}
      reread={reread}
      keptAs={`machine key ${machineKey?.id ?? 'new'}`}
      onClose={onClose}
    >
      <Fields />
    </RecordDialog>
  );
};

const small = { controlSize: 'normal' } as const;

const SCOPES = Object.values(MachineScope).map((value) => ({ value, label: MachineScopeLabel[value] }));

const Fields = () => (
  <>
    <TextInput
      {...small}
      name="name"
      label={t((w) => w.fields.name)}
      help={t((w) => w.fields.nameHelp)}
      need="required"
    />
    <ChecksInput
      name="scopes"
      label={t((w) => w.fields.scopes)}
      help={t((w) => w.fields.scopesHelp)}
      need="required"
      isInline
      options={SCOPES}
    />
    <RoundsInput />
    <AreaInput
      name="allowedAddresses"
      label={t((w) => w.fields.allowedAddresses)}
      help={t((w) => w.fields.allowedAddressesHelp)}
      need="optional"
      rows={3}
    />
    <MoneyInput
      {...small}
      name="requestsPerMinute"
      label={t((w) => w.fields.requestsPerMinute)}
      need="required"
      unit={t((w) => w.fields.timesUnit)}
      width="8"
    />
    <DateInput
      {...small}
      name="expiresOn"
      label={t((w) => w.fields.expiresOn)}
      help={t((w) => w.fields.expiresOnHelp)}
      need="optional"
    />
  </>
);
