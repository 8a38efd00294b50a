import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { MemberUpdateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { SelectInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { membersText as tm } from './members.words.ts';

type Member = components['schemas']['Member'];

const NAMES = ['role', 'sequence'] as const;

type EditProps = {
  readonly member: Member;
  /** How many members there are: its place is one of so many. */
  readonly count: number;
};

const placesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    value: String(index + 1),
    label: tm((w) => w.editing.place, { place: index + 1 }),
  }));

const EditDialog = ({ member, count, onClose }: EditProps & { readonly onClose: () => void }) => {
  const { id: memberId, mypageId, corporationName: name } = member;
  const { run, isBusy } = useChange('patch', '/api/admin/my_page/{id}/member/{memberId}', { isQuiet: true });
  const done = useDone(onClose);
  // The list behind may be read anew while one types: what is sent is about the member as it was opened.
  const [ifMatch] = useState(() => etagOf(member));
  const handleSend = async (values: FormValues): Promise<SendResult> => {
    const body = { role: textOf(values, 'role').trim(), sequence: Number(textOf(values, 'sequence')) };
    const result = await run({ path: { id: mypageId, memberId }, body }, { ifMatch });
    return result.isOk ? done(tm((w) => w.edited, { name })) : result;
  };
  return (
    <RecordDialog
      title={tm((w) => w.editing.title, { name })}
      sendLabel={tm((w) => w.editing.send)}
      isBusy={isBusy}
      initialValues={{ role: member.role, sequence: String(Math.min(member.sequence, count)) }}
      names={NAMES}
      validate={(values) => validateLimits(values, MemberUpdateLimits, NAMES)}
      onSend={handleSend}
      onClose={onClose}
    >
      <TextInput
        name="role"
        label={tm((w) => w.dialog.role)}
        help={tm((w) => w.dialog.roleHelp)}
        need="required"
      />
      <SelectInput
        name="sequence"
        label={tm((w) => w.editing.sequence)}
        need="required"
        width="14"
        placeholder={false}
        options={placesOf(count)}
      />
    </RecordDialog>
  );
};

/** Changes what a member does in the undertaking, and its place among the members. */
export const EditMember = (props: EditProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { corporationName: name } = props.member;
  return (
    <>
      <Button variant="quiet" aria-label={tm((w) => w.editOf, { name })} onClick={() => setIsOpen(true)}>
        {tm((w) => w.edit)}
      </Button>
      {isOpen && <EditDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
};
