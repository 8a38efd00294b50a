import { useEffect, useRef, useState } from 'react';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { ChecklistResult } from '#web/api/generated/enums.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reviewDesk.json' with { type: 'json' };
import type { Section } from '../../types.ts';
import type { SendChange } from '../decide/useSectionChange.ts';
import { keepInTab, keptInTabKey, readKeptInTab } from '../keptInTab.ts';
import { type Answers, answered, readAnswers } from './checklist.ts';

const t = texts('reviewDesk', words);

type Ports = {
  readonly section: Section;
  readonly etag: string | null;
  readonly send: SendChange;
  /** Whether the caller may answer now; answers that were kept wait until he may. */
  readonly mayCheck: boolean;
};

/**
 * The checklist as the checker sees it: an answer shows at once and is saved in the background. Answers given
 * while a request is under way go together with the next one; those that could not be sent are kept and sent
 * again with the newest version. Only what the server refuses is given up, and said.
 */
export const useChecklist = ({ section, etag, send, mayCheck }: Ports) => {
  const { show } = useSnackbar();
  const [key] = useState(() => keptInTabKey('answers', section.id, section.submittedAt));
  const [answers, setAnswers] = useState<Answers>(() => readAnswers(readKeptInTab(key)));
  const newest = useRef(answers);
  const waiting = useRef(new Map(answers));
  const running = useRef<Promise<boolean> | null>(null);

  /** Kept at once and not in an effect: what is saved after the desk was left must not come back. */
  const put = (next: Answers): void => {
    newest.current = next;
    keepInTab(key, [...next]);
    setAnswers(next);
  };
  const forget = (batch: Answers): void =>
    put(new Map([...newest.current].filter(([each, result]) => batch.get(each) !== result)));

  const run = async (): Promise<boolean> => {
    while (waiting.current.size > 0) {
      const batch = new Map(waiting.current);
      waiting.current.clear();
      const sent = await send({ checklist: [...batch].map(([each, result]) => ({ key: each, result })) });
      if (sent.section !== null) {
        forget(batch);
      } else if (sent.trouble.kind === 'refused') {
        forget(batch);
        show({ message: t((w) => w.checklist.failed), severity: 'error' });
        return false;
      } else {
        waiting.current = new Map([...batch, ...waiting.current]);
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

  // Every newly loaded state, also the one after a reload, and a line that is back get the answers that wait.
  const resume = useRef(settle);
  useEffect(() => {
    resume.current = settle;
  });
  useEffect(() => {
    if (!mayCheck || etag === null) return;
    const goOn = (): void => {
      if (waiting.current.size > 0) void resume.current();
    };
    goOn();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [etag, mayCheck]);

  const answer = (item: string, result: ChecklistResult): void => {
    put(new Map(newest.current).set(item, result));
    waiting.current.set(item, result);
    void settle();
  };

  return { items: answered(section.checklist, answers), answer, settle, hasUnsent: answers.size > 0 };
};
