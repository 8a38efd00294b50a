import { useState } from 'react';
import { Card } from '#ui-kit/Card/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { useHasShortcuts } from '#ui-kit/UiKitProvider/index.ts';
import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import type { Party, Thread } from '#web/modules/correspondence/shared/threads/threadTypes.ts';
import {
  type ThreadFiles,
  useThreadFiles,
} from '#web/modules/correspondence/shared/threads/useThreadFiles.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { ThreadMessageKind } from '#web/parts/api/generated/enums.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { sendOnceScanned } from '#web/parts/files/sendOnceScanned.ts';
import { RecordForm } from '#web/parts/form/RecordForm.tsx';
import { SendButton } from '#web/parts/form/SendButton.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import { TemplateMenu } from './templates/TemplateMenu.tsx';
import { EntryFields, useKind } from './write/EntryFields.tsx';
import { ENTRY_ALIASES, ENTRY_NAMES, emptyEntry, entryOf, kindOf, validateEntry } from './write/entryForm.ts';
import { useSendOfficeFile } from './write/useSendOfficeFile.ts';

const { Call, Message, Note } = ThreadMessageKind;

/** A thread is of a my page or of an application (contract, Thread). */
const partyOf = ({ mypage, application }: Thread): Party =>
  mypage === null
    ? { mypageId: null, applicationId: application?.id ?? 0 }
    : { mypageId: mypage.id, applicationId: null };

const buttons = {
  [Message]: t((w) => w.write.sendAnswer),
  [Note]: t((w) => w.write.sendNote),
  [Call]: t((w) => w.write.sendCall),
} as const;

const doneTexts = {
  [Message]: t((w) => w.write.answered),
  [Note]: t((w) => w.write.noted),
  [Call]: t((w) => w.write.recorded),
} as const;

const Foot = ({ files }: { readonly files: ThreadFiles }) => {
  const kind = useKind();
  const hasShortcuts = useHasShortcuts();
  const reason = kind === Message ? files.waitsFor : undefined;
  return (
    <Row isBetween>
      <Text as="span" size={14} tone="muted">
        {hasShortcuts && t((w) => w.write.keys)}
      </Text>
      <SendButton {...(reason === undefined ? {} : { reason })}>{buttons[kind]}</SendButton>
    </Row>
  );
};

type EntryFormProps = {
  readonly thread: Thread;
  /** Fetches the thread as it is now, after a colleague was faster; what was typed stays. */
  readonly onReload: () => void;
};

/** What the office writes: an answer, a note for itself, or what was said by telephone. */
export const EntryForm = ({ thread, onReload }: EntryFormProps) => {
  const [written, setWritten] = useState(0);
  return (
    <Card title={t((w) => w.write.title)}>
      <Fields key={written} {...{ thread, onReload }} onWritten={() => setWritten(written + 1)} />
    </Card>
  );
};

type FieldsProps = EntryFormProps & { readonly onWritten: () => void };

const Fields = ({ thread, onReload, onWritten }: FieldsProps) => {
  const files = useThreadFiles(useSendOfficeFile(partyOf(thread)));
  const done = useDone();
  const { run } = useChange('post', '/api/admin/thread/{id}/message', { isQuiet: true });
  const handleSend = async (values: FormValues): Promise<SendResult> => {
    const kind = kindOf(values);
    const sent = kind === Message ? files.uploaded : [];
    const body = entryOf(values, files.fileIds);
    // A note and a call answer nobody: a colleague's word in between is no reason to lose them.
    const on = kind === Message || body.closes ? { ifMatch: etagOf(thread) } : {};
    const result = await sendOnceScanned(sent, () => run({ path: { id: thread.id }, body }, on));
    if (!result.isOk) return result;
    return done(doneTexts[kind], () => {
      files.clear();
      onWritten();
    });
  };
  return (
    <RecordForm
      initialValues={emptyEntry()}
      names={ENTRY_NAMES}
      aliases={ENTRY_ALIASES}
      validate={validateEntry}
      onSend={handleSend}
      keptAs={`thread ${thread.id}`}
      hasPlaces={false}
      onReload={onReload}
    >
      <EntryFields files={files} templates={<TemplateMenu threadId={thread.id} />} />
      <Foot files={files} />
    </RecordForm>
  );
};
