import { Text } from '#ui-kit/Text/index.ts';
import { todayInTokyo } from '#web/parts/text/today.ts';
import { AreaInput, DateInput } from '../inputs.tsx';
import { type Limit, validateLimits } from '../limits.ts';
import { RecordDialog } from '../RecordDialog.tsx';
import type { SendResult } from '../sendResult.ts';
import { useDone } from '../useDone.ts';
import { type FormErrors, type FormValues, textOf } from '../values.ts';

const NAMES = ['reason', 'untilOn'];

/** What is said; `lead` names what is held. */
export type HoldWords = {
  readonly title: string;
  readonly lead: string;
  readonly reason: string;
  readonly untilOn: string;
  readonly untilHelp: string;
  readonly untilPassed: string;
  readonly send: string;
  readonly done: string;
};

/** What a hold is made of; without a day it holds until it is taken back. */
export type HoldBody = { readonly reason: string; readonly untilOn: string | null };

type HoldFormProps = {
  readonly words: HoldWords;
  /** Of the operation that holds. */
  readonly limits: {
    readonly reason: Limit & { readonly maxLength: number };
    readonly untilOn: Limit;
  };
  readonly isBusy: boolean;
  readonly onSend: (body: HoldBody) => Promise<SendResult>;
  readonly onClose: () => void;
};

/** Asks why something is held, and until which day. Mount it to open it. */
export const HoldForm = ({ words, limits, isBusy, onSend, onClose }: HoldFormProps) => {
  const done = useDone(onClose);
  const errorsOf = (values: FormValues): FormErrors => {
    const untilOn = textOf(values, 'untilOn');
    const isPassed = untilOn !== '' && untilOn < todayInTokyo();
    return {
      ...validateLimits(values, limits, NAMES),
      ...(isPassed ? { untilOn: words.untilPassed } : {}),
    };
  };
  const send = async (values: FormValues): Promise<SendResult> => {
    const untilOn = textOf(values, 'untilOn');
    const body = { reason: textOf(values, 'reason').trim(), untilOn: untilOn === '' ? null : untilOn };
    const result = await onSend(body);
    return result.isOk ? done(words.done) : result;
  };
  return (
    <RecordDialog
      title={words.title}
      lead={<Text>{words.lead}</Text>}
      sendLabel={words.send}
      isBusy={isBusy}
      initialValues={{}}
      names={NAMES}
      validate={errorsOf}
      onSend={send}
      onClose={onClose}
    >
      <AreaInput
        name="reason"
        label={words.reason}
        need="required"
        rows={3}
        maxCharacters={limits.reason.maxLength}
      />
      <DateInput name="untilOn" label={words.untilOn} need="optional" help={words.untilHelp} />
    </RecordDialog>
  );
};
