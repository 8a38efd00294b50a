import { etagOf } from '#web/parts/api/etags.ts';
import { MachineScope, MachineScopeLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { type Newest, readAgain, useOpened } from '#web/parts/form/conflict/useOpened.ts';
import { AreaInput, ChecksInput, DateInput, MoneyInput } from '#web/parts/form/inputs.tsx';
import { ProjectsInput } from '#web/parts/form/projects/ProjectsInput.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useRowForm } from '#web/parts/form/useRowForm.ts';
import {
  MACHINE_KEY_FIELDS,
  machineKeyChange,
  machineKeyFact,
  machineKeyValues,
  newMachineKeyBody,
  validateMachineKey,
} from './machineKeyForm.ts';
import { machineKeysText as t } from './machineKeys.words.ts';

type MachineKey = components['schemas']['MachineKey'];

type MachineKeyDialogProps = {
  /** Null makes a new one. */
  readonly machineKey: MachineKey | null;
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

const useSend = (newest: Newest<MachineKey | null>, { onClose }: MachineKeyDialogProps) => {
  const create = useChange('post', '/api/admin/machine_key', { isQuiet: true });
  const update = useChange('patch', '/api/admin/machine_key/{id}', { isQuiet: true });
  const send = useRowForm({
    newest,
    create: (values) => create.run({ body: newMachineKeyBody(values) }),
    changeOf: machineKeyChange,
    update: ({ id }, body, ifMatch) => update.run({ path: { id }, body }, { ifMatch }),
    savedText: ({ name }) => t((w) => w.saved, { name }),
    onClose,
  });
  return { send, isBusy: create.isBusy || update.isBusy };
};

/** A key as a form in a dialog. A new one, and one that gets at more, waits for a second person. */
export const MachineKeyDialog = (props: MachineKeyDialogProps) => {
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
    <ProjectsInput />
    <BoundFields />
  </>
);

/** From where it may call, how often, and how long. */
const BoundFields = () => (
  <>
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
