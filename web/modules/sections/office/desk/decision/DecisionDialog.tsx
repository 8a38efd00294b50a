import { type ReactNode, useState } from 'react';
import { FileField, type FileItem } from '#ui-kit/FileField/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { reviewDeskText as t } from '#web/parts/desk/reviewDesk.words.ts';
import { AreaInput, DateInput } from '#web/parts/form/inputs.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useInput } from '#web/parts/form/useInput.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { formatDay } from '#web/parts/text/format.ts';
import { sectionName } from '#web/parts/text/sectionName.ts';
import type { Section, SectionUpdate } from '../../sectionTypes.ts';
import { CHOSEN_NAMES, missingNames, withNames, withoutName } from '../files/chosenNames.ts';
import { useChosenFiles } from '../files/useChosenFiles.ts';
import {
  type AskedAction,
  type AskedDecision,
  answerName,
  askedBody,
  askedNames,
  itemsToAnswer,
  type OpenItem,
  takesFiles,
  validateAsked,
} from './askedDecision.ts';

export type DecisionDialogProps = {
  section: Section;
  offered: AskedDecision;
  isBusy: boolean;
  /** Error of the last attempt. */
  trouble: ReactNode;
  onDecide: (change: Omit<SectionUpdate, 'id'>) => Promise<boolean>;
  onClose: () => void;
};

const TITLES: Record<AskedAction, (title: string) => string> = {
  waive: (title) => t((w) => w.ask.waiveTitle, { title }),
  reopen: (title) => t((w) => w.ask.reopenTitle, { title }),
  maffSendBack: (title) => t((w) => w.ask.maffSendBackTitle, { title }),
  maffApprove: (title) => t((w) => w.ask.maffApproveTitle, { title }),
  submit: (title) => t((w) => w.ask.submitTitle, { title }),
  resubmit: (title) => t((w) => w.ask.submitTitle, { title }),
};

const TEXTS: Record<AskedAction, (name: string) => string> = {
  waive: () => t((w) => w.ask.waiveText),
  reopen: (name) => t((w) => w.ask.reopenText, { name }),
  maffSendBack: () => t((w) => w.ask.maffSendBackText),
  maffApprove: () => t((w) => w.ask.maffApproveText),
  submit: (name) => t((w) => w.ask.submitText, { name }),
  resubmit: (name) => t((w) => w.ask.submitText, { name }),
};

type ChosenFiles = ReturnType<typeof useChosenFiles>;

/** Sends the files first, then the decision that they belong to. */
const useSendAsked = ({ section, offered, onDecide, onClose }: DecisionDialogProps, files: ChosenFiles) => {
  const [isSending, setIsSending] = useState(false);
  const send = async (values: FormValues): Promise<SendResult> => {
    setIsSending(true);
    const fileIds = await files.sendAll(textOf(values, 'reason').trim());
    const isDone = fileIds !== null && (await onDecide(askedBody(section, offered.action, values, fileIds)));
    setIsSending(false);
    return isDone ? { isOk: true, afterwards: onClose } : { isOk: false, error: null, isStopped: true };
  };
  return { send, isSending };
};

/** Asks for the reason of a decision and its evidence; both stay after a failed attempt. */
export const DecisionDialog = (props: DecisionDialogProps) => {
  const { section, offered, isBusy, trouble, onClose } = props;
  const { action } = offered;
  const files = useChosenFiles(section);
  const { send, isSending } = useSendAsked(props, files);
  return (
    <RecordDialog
      title={TITLES[action](sectionName(section))}
      lead={
        <>
          {trouble}
          <Text>{TEXTS[action](section.mypage.corporationName)}</Text>
        </>
      }
      sendLabel={t((w) => w.actions[action])}
      isBusy={isBusy || isSending}
      initialValues={{ reason: '', returnDueOn: section.usualReturnDueOn ?? '', [CHOSEN_NAMES]: '' }}
      names={askedNames(section, action)}
      validate={(values) => validateAsked(section, action, values, files.chosen)}
      onSend={send}
      keptAs={`decide ${section.id} ${action}`}
      onClose={onClose}
    >
      {takesFiles(action) && <PapersField section={section} files={files} />}
      {itemsToAnswer(section, action).map((item) => (
        <AnswerField key={item.id} item={item} />
      ))}
      <AreaInput name="reason" label={reasonLabel(action)} need="required" rows={3} />
      {action === 'reopen' && <DateInput name="returnDueOn" label={t((w) => w.ask.dueOn)} need="required" />}
    </RecordDialog>
  );
};

const PapersField = ({
  section,
  files: { chosen, add, remove },
}: {
  section: Section;
  files: ChosenFiles;
}) => {
  const { value, change, frame } = useInput<string>(CHOSEN_NAMES);
  const handleAdd = (added: readonly File[]) => {
    add(added);
    change(withNames(value, added));
  };
  const handleRemove = (id: string) => {
    remove(id);
    change(withoutName(value, chosen.find((each) => each.id === id)?.file.name ?? id));
  };
  return (
    <FileField
      label={t((w) => w.ask.files)}
      help={t((w) => w.ask.filesHelp, { extensions: section.allowedExtensions.join(' ') })}
      error={frame.error}
      controlId={frame.id}
      accept={section.allowedExtensions.join(',')}
      isMultiple
      items={[...chosen.map(waitingItem), ...missingNames(value, chosen).map(missingItem)]}
      onAdd={handleAdd}
      onRemove={handleRemove}
    />
  );
};

const waitingItem = ({ id, file }: ChosenFiles['chosen'][number]): FileItem => ({
  id,
  name: file.name,
  sizeBytes: file.size,
  state: 'sent',
  note: t((w) => w.ask.fileWaits),
});

/** A file that was chosen before the page was loaded anew: it stands there until it is chosen again, or taken away. */
const missingItem = (name: string): FileItem => ({
  id: name,
  name,
  state: 'refused',
  problem: t((w) => w.ask.chooseAgain),
});

const AnswerField = ({ item: { id, number, comment } }: { item: OpenItem }) => (
  <AreaInput
    name={answerName(id)}
    label={t((w) => w.ask.answer, { number })}
    help={comment}
    rows={2}
    maxCharacters={1000}
  />
);

const reasonLabel = (action: AskedAction): string => {
  if (action === 'maffSendBack') return t((w) => w.ask.comment);
  return takesFiles(action) ? t((w) => w.ask.onBehalfReason) : t((w) => w.ask.reason);
};

/** What a return will do, before the mail leaves. */
export const returnSummary = (name: string, count: number, day: string): string =>
  t((w) => w.ask.returnText, { name, count, due: formatDay(day) });
