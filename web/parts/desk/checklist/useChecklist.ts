import { useEffect, useRef, useState } from 'react';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { DeskRecord } from '../deskTypes.ts';
import { reviewDeskText as t } from '../reviewDesk.words.ts';
import { useKeptInTab } from '../useKeptInTab.ts';
import { type AnswerSaver, createAnswerSaver, type SendAnswers } from './answerSaver.ts';
import { type Answers, answered, readAnswers } from './checklist.ts';

type Ports = {
  readonly record: DeskRecord;
  readonly etag: string | null;
  readonly send: SendAnswers;
  /** Whether the caller may answer now; answers that were kept wait until he may. */
  readonly mayCheck: boolean;
};

/** The newest `send` for a saver that lives as long as the desk. */
const useNewest = (send: SendAnswers): SendAnswers => {
  const newest = useRef(send);
  useEffect(() => {
    newest.current = send;
  });
  return (change) => newest.current(change);
};

/** Every newly loaded state, also the one after a reload, and a line that is back save the answers that wait. */
const useResume = (saver: AnswerSaver, etag: string | null, mayCheck: boolean): void => {
  useEffect(() => {
    if (!mayCheck || etag === null) return;
    const goOn = (): void => {
      if (saver.isWaiting()) void saver.settle();
    };
    goOn();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [saver, etag, mayCheck]);
};

/** The checklist as the checker sees it: an answer shows at once and is saved in the background. */
export const useChecklist = ({ record, etag, send, mayCheck }: Ports) => {
  const { show } = useSnackbar();
  const sendNow = useNewest(send);
  const place = useKeptInTab('answers', record);
  const [answers, setAnswers] = useState<Answers>(() => readAnswers(place.read()));
  const [saver] = useState(() =>
    createAnswerSaver({
      initial: answers,
      send: sendNow,
      // Kept at once and not in an effect: what is saved after the desk was left must not come back.
      onChange: (unsaved) => {
        place.keep([...unsaved]);
        setAnswers(unsaved);
      },
      onRefused: () => show({ message: t((w) => w.checklist.failed), severity: 'error' }),
    }),
  );
  useResume(saver, etag, mayCheck);
  const { answer, settle } = saver;
  return { items: answered(record.checklist, answers), answer, settle, hasUnsent: answers.size > 0 };
};
