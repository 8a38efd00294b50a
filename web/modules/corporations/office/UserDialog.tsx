import { etagOf } from '#web/parts/api/etags.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { CheckInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import { type Newest, readAgain, useOpened } from '#web/parts/form/reread/useOpened.ts';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useDone } from '#web/parts/form/useDone.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { corporationsText as t } from './corporations.words.ts';
import { newUserBody, USER_FIELDS, userChange, userFact, userValues, validateUser } from './userForm.ts';

type CorporationUser = components['schemas']['CorporationUser'];

type UserDialogProps = {
  readonly corporationId: number;
  /** Null makes a new one. */
  readonly user: CorporationUser | null;
  readonly onClose: () => void;
};

/** The person as he was when the dialog was opened; a new one has nothing to agree with. */
const useOpenedUser = ({ corporationId, user }: UserDialogProps) => {
  const read = useRead(
    '/api/admin/corporation/{corpId}/user/{userId}',
    { path: { corpId: corporationId, userId: user?.id ?? 0 } },
    { isEnabled: false },
  );
  return useOpened(
    { body: user, etag: user && etagOf(user) },
    { read: () => readAgain(read), valuesOf: userValues, factOf: userFact },
  );
};

const useSend = ({ corporationId, onClose }: UserDialogProps, newest: Newest<CorporationUser | null>) => {
  const create = useChange('post', '/api/admin/corporation/{corpId}/user', { isQuiet: true });
  const update = useChange('patch', '/api/admin/corporation/{corpId}/user/{userId}', { isQuiet: true });
  const done = useDone(onClose);
  const send = async (values: FormValues, ifMatch: string | null): Promise<SendResult> => {
    const { current: user } = newest;
    const change = user === null ? null : userChange(values, user);
    if (change !== null && Object.keys(change).length === 0) return { isOk: true, afterwards: onClose };
    const result =
      user === null || change === null
        ? await create.run({ path: { corpId: corporationId }, body: newUserBody(values) })
        : await update.run({ path: { corpId: corporationId, userId: user.id }, body: change }, { ifMatch });
    return result.isOk ? done(t((w) => w.users.saved, { name: result.body.name })) : result;
  };
  return { send, isBusy: create.isBusy || update.isBusy };
};

/** A person who logs in for a corporation, as a form in a dialog. */
export const UserDialog = (props: UserDialogProps) => {
  const { user, onClose } = props;
  const { initialValues, newest, reread } = useOpenedUser(props);
  const { send, isBusy } = useSend(props, newest);
  return (
    <RecordDialog
      title={user === null ? t((w) => w.users.createTitle) : t((w) => w.users.editTitle, { name: user.name })}
      sendLabel={t((w) => w.users.save)}
      isBusy={isBusy}
      initialValues={initialValues}
      names={USER_FIELDS}
      validate={validateUser}
      onSend={send}
      reread={reread}
      keptAs={`user ${user?.id ?? 'new'}`}
      onClose={onClose}
    >
      <UserFields isNew={user === null} />
    </RecordDialog>
  );
};

const small = { controlSize: 'normal' } as const;

const UserFields = ({ isNew }: { isNew: boolean }) => {
  const projects = useProjectOptions();
  return (
    <>
      <SelectInput
        {...small}
        name="projectId"
        label={t((w) => w.userFields.projectId)}
        help={t((w) => w.userFields.projectHelp)}
        need="required"
        options={projects}
        disabled={!isNew}
      />
      <PersonFields />
      <div>
        <CheckInput
          name="isPrimary"
          label={t((w) => w.userFields.isPrimary)}
          help={t((w) => w.userFields.isPrimaryHelp)}
        />
        <CheckInput name="isActive" label={t((w) => w.userFields.isActive)} />
        {isNew && <CheckInput name="sendPasswordMail" label={t((w) => w.userFields.sendPasswordMail)} />}
      </div>
    </>
  );
};

const PersonFields = () => (
  <>
    <TextInput {...small} name="name" label={t((w) => w.userFields.name)} need="required" />
    <TextInput {...small} name="nameKana" label={t((w) => w.userFields.nameKana)} need="required" />
    <TextInput {...small} name="department" label={t((w) => w.userFields.department)} need="optional" />
    <TextInput {...small} name="title" label={t((w) => w.userFields.title)} need="optional" />
    <TextInput {...small} name="email" type="email" label={t((w) => w.userFields.email)} need="required" />
    <TextInput
      {...small}
      name="phone"
      type="tel"
      label={t((w) => w.userFields.phone)}
      need="required"
      width="14"
    />
    <TextInput
      {...small}
      name="mobile"
      type="tel"
      label={t((w) => w.userFields.mobile)}
      need="optional"
      width="14"
    />
  </>
);
