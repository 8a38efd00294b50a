import { useState } from 'react';
import { FileField } from '#ui-kit/FileField/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { ReturnAnswerKind, ReturnItemStatus } from '#web/api/generated/enums.ts';
import { AreaInput, DateInput } from '#web/form/inputs.tsx';
import { type FormErrors, type FormValues, type Limits, textOf, validateLimits } from '#web/form/limits.ts';
import { RecordDialog } from '#web/form/RecordDialog.tsx';
import { formatDay } from '#web/text/format.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reviewDesk.json' with { type: 'json' };
import { sectionName } from '#web/text/sectionName.ts';
import type { Section, SectionUpdate } from '../../types.ts';
import { useChosenFiles } from '../see/useChosenFiles.ts';
import type { Offered } from './decisions.ts';

const t = texts('reviewDesk', words);

/** Decisions that ask for more than a press. */
export type AskedAction = 'waive' | 'reopen' | 'maffSendBack' | 'maffApprove' | 'submit' | 'resubmit';

const ASKED: readonly AskedAction[] = [
  'waive',
  'reopen',
  'maffSendBack',
  'maffApprove',
  'submit',
  'resubmit',
];

/** The ministry's own approval needs no form; one that the desk records in its place does. */
export const isAsked = (offered: Offered): offered is Offered & { action: AskedAction } =>
  ASKED.some((action) => action === offered.action) &&
  (offered.action !== 'maffApprove' || offered.isOnBehalf === true);

type Change = Omit<SectionUpdate, 'id'>;

export type DecisionDialogProps = {
  section: Section;
  offered: Offered & { action: AskedAction };
  isBusy: boolean;
  onDecide: (change: Change) => Promise<boolean>;
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

const takesFiles = (action: AskedAction): boolean =>
  action === 'maffApprove' || action === 'submit' || action === 'resubmit';

const openItemsOf = ({ returnItems }: Section) =>
  returnItems.filter(({ status }) => status === ReturnItemStatus.Open);

const answerName = (itemId: number): string => `answer${itemId}`;

/** The contract's names; the answers to the return items are fields of the form only. */
const bodyOf = (
  { section, offered: { action } }: DecisionDialogProps,
  values: FormValues,
  fileIds: readonly string[],
): Change => {
  const reason = textOf(values, 'reason').trim();
  if (action === 'maffSendBack') return { action, comment: reason };
  if (action === 'waive') return { action, reason };
  if (action === 'reopen') return { action, reason, returnDueOn: textOf(values, 'returnDueOn') };
  if (action !== 'resubmit') return { action, onBehalfReason: reason };
  const answers = openItemsOf(section).map(({ id }) => {
    const comment = textOf(values, answerName(id)).trim();
    return {
      returnItemId: id,
      kind: fileIds.length > 0 ? ReturnAnswerKind.ReplaceFile : ReturnAnswerKind.Explain,
      ...(comment === '' ? {} : { comment }),
      ...(fileIds.length > 0 ? { fileIds: [...fileIds] } : {}),
    };
  });
  return { action, onBehalfReason: reason, answers };
};

const limitsFor = (action: AskedAction): Limits => ({
  reason: { isRequired: true, maxLength: action === 'maffSendBack' ? 2000 : 500 },
  ...(action === 'reopen' ? { returnDueOn: { isRequired: true, format: 'date' } } : {}),
});

/** Asks for the reason of a decision, and for what else it stands on. */
export const DecisionDialog = (props: DecisionDialogProps) => {
  const { section, offered, isBusy, onDecide, onClose } = props;
  const { action } = offered;
  const [isSending, setIsSending] = useState(false);
  const files = useChosenFiles(section);
  const items = action === 'resubmit' ? openItemsOf(section) : [];
  const names = [
    'reason',
    ...(action === 'reopen' ? ['returnDueOn'] : []),
    ...items.map(({ id }) => answerName(id)),
  ];
  const validate = (values: FormValues): FormErrors => {
    const open =
      files.chosen.length > 0 ? [] : items.filter(({ id }) => textOf(values, answerName(id)).trim() === '');
    return {
      ...validateLimits(values, limitsFor(action), names),
      ...Object.fromEntries(open.map(({ id }) => [answerName(id), t((w) => w.ask.answerNeeded)])),
    };
  };
  const send = async (values: FormValues) => {
    setIsSending(true);
    const fileIds = await files.sendAll(textOf(values, 'reason').trim());
    const isDone = fileIds !== null && (await onDecide(bodyOf(props, values, fileIds)));
    setIsSending(false);
    // Whatever went wrong is said by the desk behind; there the newest state can be loaded.
    return { isOk: true as const, afterwards: isDone || fileIds !== null ? onClose : () => {} };
  };
  return (
    <RecordDialog
      title={TITLES[action](sectionName(section))}
      lead={<Text>{TEXTS[action](section.mypage.corporationName)}</Text>}
      sendLabel={t((w) => w.actions[action])}
      isBusy={isBusy || isSending}
      initialValues={{ reason: '', returnDueOn: section.usualReturnDueOn ?? '' }}
      names={names}
      validate={validate}
      onSend={send}
      onClose={onClose}
    >
      {takesFiles(action) && (
        <FileField
          label={t((w) => w.ask.files)}
          help={t((w) => w.ask.filesHelp, { extensions: section.allowedExtensions.join(' ') })}
          accept={section.allowedExtensions.join(',')}
          isMultiple
          items={files.chosen.map(({ id, file }) => ({
            id,
            name: file.name,
            sizeBytes: file.size,
            state: 'sent' as const,
            note: t((w) => w.ask.fileWaits),
          }))}
          onAdd={files.add}
          onRemove={files.remove}
        />
      )}
      {items.map(({ id, number, comment }) => (
        <AreaInput
          key={id}
          name={answerName(id)}
          label={t((w) => w.ask.answer, { number })}
          help={comment}
          rows={2}
          maxCharacters={1000}
        />
      ))}
      <AreaInput name="reason" label={reasonLabel(action)} need="required" rows={3} />
      {action === 'reopen' && <DateInput name="returnDueOn" label={t((w) => w.ask.dueOn)} need="required" />}
    </RecordDialog>
  );
};

const reasonLabel = (action: AskedAction): string => {
  if (action === 'maffSendBack') return t((w) => w.ask.comment);
  return takesFiles(action) ? t((w) => w.ask.onBehalfReason) : t((w) => w.ask.reason);
};

/** What a return will do, before the mail leaves. */
export const returnSummary = (name: string, count: number, day: string): string =>
  t((w) => w.ask.returnText, { name, count, due: formatDay(day) });
