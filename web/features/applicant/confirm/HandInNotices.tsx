import { Notice } from '#ui-kit/Notice/index.ts';
import { sendText } from './sendText.ts';
import type { useHandIn } from './useHandIn.ts';

type Props = Pick<ReturnType<typeof useHandIn>, 'problem' | 'waitingSeconds'>;

/** What a person has to know while he hands in: that it goes on by itself, or why it did not work. */
export const HandInNotices = ({ problem, waitingSeconds }: Props) => (
  <>
    {waitingSeconds !== null && (
      <Notice role="status" title={sendText((w) => w.confirm.waiting)}>
        {sendText((w) => w.confirm.waitingText, { seconds: waitingSeconds })}
      </Notice>
    )}
    {problem !== null && (
      <Notice role="alert" tone="danger" title={sendText((w) => w.confirm.failed)}>
        {problem}
      </Notice>
    )}
  </>
);
