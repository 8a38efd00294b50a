import { useState } from 'react';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { CheckInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useInput } from '#web/parts/form/useInput.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import { listViewsText as t } from './listViews.words.ts';
import type { ListName, SavedView } from './savedViews.ts';

export type SaveViewDialogProps = {
  readonly list: ListName;
  readonly views: readonly SavedView[];
  /** The view that was open before it was changed: most likely the one to be saved again. */
  readonly last: SavedView | undefined;
  /** What the list opens with for the type of administrator, while no view is the default. */
  readonly ofType: components['schemas']['ListFirstView'] | null;
  readonly search: string;
  readonly onClose: () => void;
};

const NEW = 'new';

const errorsIn = (values: FormValues): FormErrors =>
  textOf(values, 'into') === NEW && textOf(values, 'name').trim() === ''
    ? { name: t((w) => w.save.nameMissing) }
    : {};

/** Saves under the id of the view that is chosen, or under one made for this dialog: a second try makes no second view. */
const useSave = ({ list, views, search, onClose }: SaveViewDialogProps) => {
  const [newId] = useState(() => crypto.randomUUID());
  const { run, isBusy } = useChange('put', '/api/admin/list_view/{id}', { isQuiet: true });
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const send = async (values: FormValues): Promise<SendResult> => {
    const known = views.find(({ id }) => id === textOf(values, 'into'));
    const { name, isDefault } = known ?? {
      name: textOf(values, 'name').trim(),
      isDefault: values.isDefault === true,
    };
    const call = { path: { id: known?.id ?? newId }, body: { list, name, search, isDefault } };
    const result = await run(call, known === undefined ? {} : { ifMatch: etagOf(known) });
    if (!result.isOk) return result;
    const afterwards = (): void => {
      onClose();
      void navigate(`?${search}`, { replace: true, preventScrollReset: true, state: { trail: [] } });
      show({ message: t((w) => w.save.done, { name }), severity: 'success' });
    };
    return { isOk: true, afterwards };
  };
  return { send, isBusy };
};

/** Keeps what a list shows now under a name, or in the place of what a view kept until now. */
export const SaveViewDialog = (props: SaveViewDialogProps) => {
  const { views, last, ofType, onClose } = props;
  const { send, isBusy } = useSave(props);
  const targets = [{ value: NEW, label: t((w) => w.save.new) }].concat(
    views.map(({ id, name }) => ({ value: id, label: name })),
  );
  return (
    <RecordDialog
      title={t((w) => w.save.title)}
      lead={<Text>{t((w) => w.save.lead)}</Text>}
      sendLabel={t((w) => w.save.send)}
      isBusy={isBusy}
      initialValues={{ into: last?.id ?? NEW, name: '', isDefault: false }}
      names={['into', 'name', 'isDefault']}
      validate={errorsIn}
      onSend={send}
      onClose={onClose}
    >
      {views.length > 0 && <SelectInput name="into" label={t((w) => w.save.into)} options={targets} />}
      <NewView firstName={ofType?.name} />
    </RecordDialog>
  );
};

/** What only a new view is asked; one that is saved again keeps its name and its place. */
const NewView = ({ firstName }: { firstName: string | undefined }) =>
  useInput<string>('into').value === NEW && (
    <>
      <TextInput
        name="name"
        label={t((w) => w.save.name)}
        help={t((w) => w.save.nameHelp)}
        maxLength={40}
        required
      />
      <CheckInput
        name="isDefault"
        label={t((w) => w.save.isDefault)}
        {...(firstName === undefined ? {} : { help: t((w) => w.save.firstOfType, { name: firstName }) })}
      />
    </>
  );
