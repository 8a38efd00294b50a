import type { KeyboardEvent, ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { Grid } from '#ui-kit/Layout/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import { ThreadFilesField } from '#web/modules/correspondence/shared/threads/ThreadFilesField.tsx';
import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import type { ThreadFiles } from '#web/modules/correspondence/shared/threads/useThreadFiles.ts';
import { ThreadMessageKind } from '#web/parts/api/generated/enums.ts';
import { ThreadMessageCreateLimits } from '#web/parts/api/generated/limits.ts';
import { InstantInput } from '#web/parts/form/InstantInput.tsx';
import { AreaInput, CheckInput } from '#web/parts/form/inputs.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useInput } from '#web/parts/form/useInput.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import { kindOf } from './entryForm.ts';

const { Call, Message, Note } = ThreadMessageKind;

const KINDS = [
  { value: String(Message), label: t((w) => w.write.answer) },
  { value: String(Note), label: t((w) => w.note), tone: 'warning' },
  { value: String(Call), label: t((w) => w.call), tone: 'warning' },
] as const;

const words = {
  [Message]: { label: t((w) => w.write.answerLabel), help: t((w) => w.write.answerHelp) },
  [Note]: { label: t((w) => w.write.noteLabel), help: t((w) => w.write.noteHelp) },
  [Call]: { label: t((w) => w.write.callLabel), help: t((w) => w.write.callHelp) },
} as const;

/** What is chosen now. */
export const useKind = (): ThreadMessageKind =>
  kindOf(useFormState<FormValues>({ subscription: { values: true } }).values);

/** Answer, note or call; what the other side sees is never mistaken for what it does not. */
const KindChoice = () => {
  const { value, change } = useInput<string>('kind');
  return (
    <SegmentedChoice
      label={t((w) => w.write.kind)}
      options={KINDS}
      value={value ?? ''}
      onValueChange={change}
    />
  );
};

const CallFields = () => (
  <>
    <Grid align="end" gap={16}>
      <TextInput name="callerName" label={t((w) => w.write.callerName)} need="optional" />
      <TextInput name="callerPhone" label={t((w) => w.write.callerPhone)} need="optional" inputMode="tel" />
    </Grid>
    <InstantInput
      name="calledAt"
      label={t((w) => w.write.calledAt)}
      need="optional"
      help={t((w) => w.write.calledAtHelp)}
    />
  </>
);

/** Ctrl and Enter send from within the text; Enter alone, and one that ends a conversion of kana, do not. */
const sendOnKeys = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

type EntryFieldsProps = {
  readonly files: ThreadFiles;
  /** Words to begin an answer with. */
  readonly templates?: ReactNode;
};

/** The fields of what the office writes into a thread. */
export const EntryFields = ({ files, templates }: EntryFieldsProps) => {
  const kind = useKind();
  return (
    <>
      <KindChoice />
      {kind === Call && <CallFields />}
      {kind === Message && templates}
      <AreaInput
        name="body"
        {...words[kind]}
        need="required"
        rows={5}
        onKeyDown={sendOnKeys}
        maxCharacters={ThreadMessageCreateLimits.body.maxLength}
      />
      {kind === Message && <ThreadFilesField files={files} />}
      <CheckInput name="closes" label={t((w) => w.write.closes)} />
    </>
  );
};
