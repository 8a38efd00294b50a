import { useRef, useState } from 'react';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { ChecklistResult } from '#web/api/generated/enums.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reviewDesk.json' with { type: 'json' };
import type { ChecklistItem, Section, SectionUpdate } from '../types.ts';
import { type Answers, answered } from './checklist.ts';

const t = texts('reviewDesk', words);

type Send = (body: Omit<SectionUpdate, 'id'>) => Promise<Section | null>;

/**
 * The checklist as the checker sees it: an answer shows at once and is saved in the background. Answers given
 * while a request is under way go together with the next one.
 */
export const useChecklist = (saved: readonly ChecklistItem[], send: Send) => {
  const { show } = useSnackbar();
  const [answers, setAnswers] = useState<Answers>(new Map());
  const waiting = useRef(new Map<string, ChecklistResult>());
  const running = useRef<Promise<boolean> | null>(null);

  const forget = (batch: ReadonlyMap<string, ChecklistResult>): void =>
    setAnswers((before) => new Map([...before].filter(([key, result]) => batch.get(key) !== result)));

  const run = async (): Promise<boolean> => {
    while (waiting.current.size > 0) {
      const batch = new Map(waiting.current);
      waiting.current.clear();
      const checklist = [...batch].map(([key, result]) => ({ key, result }));
      const section = await send({ checklist });
      forget(batch);
      if (section === null) {
        waiting.current.clear();
        setAnswers(new Map());
        show({ message: t((w) => w.checklist.failed), severity: 'error' });
        return false;
      }
    }
    return true;
  };

  /** Saves what waits. @returns whether everything is saved */
  const settle = (): Promise<boolean> => {
    running.current ??= run().finally(() => {
      running.current = null;
    });
    return running.current;
  };

  const answer = (key: string, result: ChecklistResult): void => {
    setAnswers((before) => new Map(before).set(key, result));
    waiting.current.set(key, result);
    void settle();
  };

  return { items: answered(saved, answers), answer, settle };
};
