import { type ReactNode, useRef, useState } from 'react';
import { LazyConfirm } from '#web/parts/lazy/LazyConfirm.tsx';

type Question = {
  /** The question: 公募中の事業を変更しますか */
  readonly title: string;
  readonly body: ReactNode;
  /** The verb of the title. */
  readonly confirmLabel: string;
  readonly isDanger?: boolean;
};

/**
 * Asks in the middle of an act: `if (!(await ask({…}))) return`. Render `dialog` once.
 * A second question answers the first with no.
 */
export const useAsk = () => {
  const [question, setQuestion] = useState<Question | null>(null);
  const answerRef = useRef<((isYes: boolean) => void) | null>(null);

  const answer = (isYes: boolean): void => {
    setQuestion(null);
    answerRef.current?.(isYes);
    answerRef.current = null;
  };

  const ask = (next: Question): Promise<boolean> => {
    answerRef.current?.(false);
    setQuestion(next);
    return new Promise((resolve) => {
      answerRef.current = resolve;
    });
  };

  const dialog = (
    <LazyConfirm
      isOpen={question !== null}
      title={question?.title ?? ''}
      confirmLabel={question?.confirmLabel ?? ''}
      isDanger={question?.isDanger ?? false}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {question?.body}
    </LazyConfirm>
  );

  return { ask, dialog };
};
