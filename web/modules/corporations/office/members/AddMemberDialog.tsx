import { useState } from 'react';
import { Text } from '#ui-kit/Text/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import { MemberCreateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { RadioInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { useSearchDraft } from '#web/parts/list/useSearchDraft.ts';
import { membersText as tm } from './members.words.ts';

const NAMES = ['corporationId', 'role'] as const;

/** As many as one compares at a glance; who has more narrows the search. */
const MOST_FOUND = 8;

/** A corporation that is chosen already, as the application named it. */
export type Chosen = { readonly corporationId: number; readonly name: string; readonly role: string };

const optionOf = ({ id, name, displayCode }: components['schemas']['Corporation']) => ({
  value: String(id),
  label: tm((w) => w.dialog.option, { name, code: displayCode }),
});

const chosenOption = ({ corporationId, name }: Chosen) => ({ value: String(corporationId), label: name });

const CorporationOptions = ({ options }: { options: readonly ReturnType<typeof optionOf>[] }) => (
  <RadioInput
    name="corporationId"
    label={tm((w) => w.dialog.corporation)}
    need="required"
    options={options}
  />
);

/** Finds a corporation by a few letters, and has one of those chosen. */
const CorporationPick = () => {
  const [q, setQ] = useState('');
  const { value, onChange } = useSearchDraft(q, setQ);
  const words = q.trim();
  const read = useRead(
    '/api/admin/corporation',
    { query: { q: words, limit: MOST_FOUND } },
    { isEnabled: words !== '', keepsPrevious: true },
  );
  const found = words === '' ? [] : (read.data?.body.items ?? []);
  const isNone = words !== '' && read.isSuccess && found.length === 0;
  return (
    <>
      <TextField
        label={tm((w) => w.dialog.search)}
        help={tm((w) => w.dialog.searchHelp)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
      />
      {found.length > 0 && <CorporationOptions options={found.map(optionOf)} />}
      <Text size={14} tone="muted" role="status">
        {isNone && tm((w) => w.dialog.found)}
      </Text>
    </>
  );
};

/** Nothing chosen is said where one chooses, also before anything was found. */
const validate = (values: FormValues): FormErrors => {
  const errors = validateLimits(values, MemberCreateLimits, NAMES);
  return errors.corporationId === undefined
    ? errors
    : { ...errors, corporationId: tm((w) => w.dialog.searchFirst) };
};

type AddMemberDialogProps = {
  readonly mypageId: number;
  /** null: one is to be found. */
  readonly chosen: Chosen | null;
  readonly onClose: () => void;
};

/** A corporation joins an undertaking with its role. */
export const AddMemberDialog = ({ mypageId, chosen, onClose }: AddMemberDialogProps) => {
  const { run, isBusy } = useChange('post', '/api/admin/my_page/{id}/member', { isQuiet: true });
  const done = useDone(onClose);
  const handleSend = async (values: FormValues): Promise<SendResult> => {
    const body = {
      corporationId: Number(textOf(values, 'corporationId')),
      role: textOf(values, 'role').trim(),
    };
    const result = await run({ path: { id: mypageId }, body });
    return result.isOk ? done(tm((w) => w.done, { name: result.body.corporationName })) : result;
  };
  return (
    <RecordDialog
      title={tm((w) => w.dialog.title)}
      lead={<Text size={14}>{tm((w) => w.dialog.lead)}</Text>}
      sendLabel={tm((w) => w.dialog.send)}
      isBusy={isBusy}
      initialValues={{
        corporationId: chosen === null ? '' : String(chosen.corporationId),
        role: chosen?.role ?? '',
      }}
      names={NAMES}
      validate={validate}
      onSend={handleSend}
      onClose={onClose}
    >
      {chosen === null ? <CorporationPick /> : <CorporationOptions options={[chosenOption(chosen)]} />}
      <TextInput
        name="role"
        label={tm((w) => w.dialog.role)}
        help={tm((w) => w.dialog.roleHelp)}
        need="required"
      />
    </RecordDialog>
  );
};
