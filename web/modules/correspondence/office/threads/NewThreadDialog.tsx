import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import type { Party } from '#web/modules/correspondence/shared/threads/threadTypes.ts';
import { useThreadFiles } from '#web/modules/correspondence/shared/threads/useThreadFiles.ts';
import { ThreadMessageKind } from '#web/parts/api/generated/enums.ts';
import { ThreadCreateLimits } from '#web/parts/api/generated/limits.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { sendOnceScanned } from '#web/parts/files/sendOnceScanned.ts';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { EntryFields } from './write/EntryFields.tsx';
import { ENTRY_ALIASES, ENTRY_NAMES, emptyEntry, entryOf, kindOf, validateEntry } from './write/entryForm.ts';
import { useSendOfficeFile } from './write/useSendOfficeFile.ts';

const NAMES = ['subject', ...ENTRY_NAMES] as const;

const LIMITS = { subject: { ...ThreadCreateLimits.subject, isRequired: true } };

type NewThreadDialogProps = {
  readonly party: Party;
  readonly onClose: () => void;
  readonly onDone: (id: number) => void;
};

/** Begins a thread with a business or an applicant: a message, a note, or a call that came in. */
export const NewThreadDialog = ({ party, onClose, onDone }: NewThreadDialogProps) => {
  const files = useThreadFiles(useSendOfficeFile(party));
  const { run, isBusy } = useChange('post', '/api/admin/thread', { isQuiet: true });
  const handleSend = async (values: FormValues): Promise<SendResult> => {
    const sent = kindOf(values) === ThreadMessageKind.Message ? files.uploaded : [];
    const body = {
      mypageID: party.mypageId,
      applicationID: party.applicationId,
      subject: textOf(values, 'subject').trim(),
      ...entryOf(values, files.fileIds),
    };
    const result = await sendOnceScanned(sent, () => run({ body }));
    return result.isOk ? { isOk: true, afterwards: () => onDone(result.body.id) } : result;
  };
  return (
    <RecordDialog
      title={t((w) => w.new.title)}
      sendLabel={t((w) => w.new.create)}
      isWide
      isBusy={isBusy}
      initialValues={{ subject: '', ...emptyEntry() }}
      names={NAMES}
      aliases={ENTRY_ALIASES}
      validate={(values) => ({ ...validateLimits(values, LIMITS, ['subject']), ...validateEntry(values) })}
      onSend={handleSend}
      waitsFor={files.waitsFor}
      keptAs="new thread"
      onClose={onClose}
    >
      <TextInput
        name="subject"
        label={t((w) => w.new.subject)}
        help={t((w) => w.new.subjectHelp)}
        need="required"
      />
      <EntryFields files={files} />
    </RecordDialog>
  );
};
