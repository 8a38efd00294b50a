import { useFormState } from 'react-final-form';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { AdminTypeLabel, PrefectureLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { DeleteButton } from '#web/parts/form/DeleteButton.tsx';
import { CheckInput, ChecksInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import { type Newest, readAgain, useOpened } from '#web/parts/form/reread/useOpened.ts';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useDone } from '#web/parts/form/useDone.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import {
  ADMIN_USER_FIELDS,
  adminUserChange,
  adminUserFact,
  adminUserValues,
  isInspector,
  newAdminUserBody,
  validateAdminUser,
} from './adminUserForm.ts';
import { adminUsersText as t } from './adminUsers.words.ts';

type AdminUser = components['schemas']['AdminUser'];

type AdminUserDialogProps = {
  /** Null makes a new one. */
  readonly user: AdminUser | null;
  readonly onClose: () => void;
};

/** The administrator as he was when the dialog was opened; a new one has nothing to agree with. */
const useOpenedUser = (user: AdminUser | null) => {
  const read = useRead('/api/admin/admin_user/{id}', { path: { id: user?.id ?? 0 } }, { isEnabled: false });
  return useOpened(
    { body: user, etag: user && etagOf(user) },
    { read: () => readAgain(read), valuesOf: adminUserValues, factOf: adminUserFact },
  );
};

const useSend = (newest: Newest<AdminUser | null>, onClose: () => void) => {
  const create = useChange('post', '/api/admin/admin_user', { isQuiet: true });
  const update = useChange('patch', '/api/admin/admin_user/{id}', { isQuiet: true });
  const done = useDone(onClose);
  const send = async (values: FormValues, ifMatch: string | null): Promise<SendResult> => {
    const { current: user } = newest;
    const change = user === null ? null : adminUserChange(values, user);
    if (change !== null && Object.keys(change).length === 0) return { isOk: true, afterwards: onClose };
    const result =
      user === null || change === null
        ? await create.run({ body: newAdminUserBody(values) })
        : await update.run({ path: { id: user.id }, body: change }, { ifMatch });
    return result.isOk ? done(t((w) => w.saved, { name: result.body.name })) : result;
  };
  return { send, isBusy: create.isBusy || update.isBusy };
};

/** An administrator as a form in a dialog. What must not be (disabling oneself, the last JMAC) the server says. */
export const AdminUserDialog = ({ user, onClose }: AdminUserDialogProps) => {
  const { initialValues, newest, reread } = useOpenedUser(user);
  const { send, isBusy } = useSend(newest, onClose);
  return (
    <RecordDialog
      title={user === null ? t((w) => w.createTitle) : t((w) => w.editTitle, { name: user.name })}
      sendLabel={t((w) => w.save)}
      isBusy={isBusy}
      initialValues={initialValues}
      names={ADMIN_USER_FIELDS}
      validate={validateAdminUser}
      onSend={send}
      reread={reread}
      keptAs={`user ${user?.id ?? 'new'}`}
      onClose={onClose}
      foot={user !== null && <DeleteUser user={user} onDeleted={onClose} />}
    >
      <Fields isNew={user === null} />
    </RecordDialog>
  );
};

const small = { controlSize: 'normal' } as const;

const Fields = ({ isNew }: { isNew: boolean }) => {
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  return (
    <>
      <SelectInput
        {...small}
        name="type"
        label={t((w) => w.fields.type)}
        help={t((w) => w.fields.typeHelp)}
        need="required"
        options={optionsOf(AdminTypeLabel)}
      />
      <TextInput {...small} name="name" label={t((w) => w.fields.name)} need="required" />
      <TextInput {...small} name="email" type="email" label={t((w) => w.fields.email)} need="required" />
      <TextInput {...small} name="organization" label={t((w) => w.fields.organization)} need="optional" />
      <TextInput
        {...small}
        name="phone"
        type="tel"
        label={t((w) => w.fields.phone)}
        need="optional"
        width="14"
      />
      {isInspector(values ?? {}) && (
        <ChecksInput
          name="assignedPrefectures"
          label={t((w) => w.fields.prefectures)}
          help={t((w) => w.fields.prefecturesHelp)}
          need="required"
          isInline
          options={optionsOf(PrefectureLabel)}
        />
      )}
      <div>
        <CheckInput name="isActive" label={t((w) => w.fields.isActive)} />
        {isNew && <CheckInput name="sendPasswordMail" label={t((w) => w.fields.sendPasswordMail)} />}
      </div>
    </>
  );
};

const DeleteUser = ({ user, onDeleted }: { user: AdminUser; onDeleted: () => void }) => {
  const remove = useChange('delete', '/api/admin/admin_user/{id}', { isQuiet: true });
  const { show } = useSnackbar();
  const handleDelete = async () => {
    const result = await remove.run({ path: { id: user.id } }, { ifMatch: etagOf(user) });
    if (!result.isOk) {
      show({ message: result.error?.detail ?? t((w) => w.refused), severity: 'error' });
      return;
    }
    onDeleted();
    show({ message: t((w) => w.deleted, { name: user.name }), severity: 'success' });
  };
  return (
    <div>
      <DeleteButton
        size="small"
        action={user.availableActions.find(({ action }) => action === 'delete')}
        label={t((w) => w.delete)}
        title={t((w) => w.deleteTitle, { name: user.name })}
        text={t((w) => w.deleteText)}
        isBusy={remove.isBusy}
        onDelete={handleDelete}
      />
    </div>
  );
};
