import type { ChecklistResult } from '#web/parts/api/generated/enums.ts';
import type { Sent } from '../change/useRecordChange.ts';
import type { ChecklistInput } from '../deskTypes.ts';
import type { Answers } from './checklist.ts';

/** Saves answers of the checklist. */
export type SendAnswers = (change: {
  readonly checklist: ChecklistInput[];
}) => Promise<Sent<unknown, unknown>>;

type Ports = {
  /** Answers that an earlier desk could not save. */
  readonly initial: Answers;
  readonly send: SendAnswers;
  /** Told at once what is not saved yet. */
  readonly onChange: (unsaved: Answers) => void;
  readonly onRefused: () => void;
};

/** What was answered anew meanwhile stays. */
const without = (unsaved: Answers, batch: Answers): Answers =>
  new Map([...unsaved].filter(([key, result]) => batch.get(key) !== result));

/**
 * Saves answers in the background. Those given while a request is under way go together with the next one; those
 * that could not be sent wait for `settle`. Only what the server refuses is given up.
 */
export const createAnswerSaver = ({ initial, send, onChange, onRefused }: Ports) => {
  let unsaved = initial;
  let waiting = new Map(initial);
  let running: Promise<boolean> | null = null;

  const put = (next: Answers): void => {
    unsaved = next;
    onChange(next);
  };
  const sendBatch = async (batch: Answers): Promise<boolean> => {
    const sent = await send({ checklist: [...batch].map(([key, result]) => ({ key, result })) });
    const isRefused = sent.trouble?.kind === 'refused';
    if (sent.trouble === null || isRefused) put(without(unsaved, batch));
    else waiting = new Map([...batch, ...waiting]);
    if (isRefused) onRefused();
    return sent.trouble === null;
  };
  const run = async (): Promise<boolean> => {
    while (waiting.size > 0) {
      const batch = waiting;
      waiting = new Map();
      if (!(await sendBatch(batch))) return false;
    }
    return true;
  };
  /** Saves what waits. @returns whether everything is saved */
  const settle = (): Promise<boolean> => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
  const answer = (key: string, result: ChecklistResult): void => {
    put(new Map(unsaved).set(key, result));
    waiting.set(key, result);
    void settle();
  };
  return { answer, settle, isWaiting: () => waiting.size > 0 };
};

export type AnswerSaver = ReturnType<typeof createAnswerSaver>;
