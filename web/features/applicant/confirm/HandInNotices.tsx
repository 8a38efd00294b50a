import { Notice } from '#ui-kit/Notice/index.ts';
import { sendText } from './sendText.ts';
import type { useHandIn } from './useHandIn.ts';

type Props = Pick<ReturnType<typeof useHandIn>, 'problem' | 'waiting'>;

/** What a person has to know while he hands in: that it goes on by itself, or why it did not work. */
export const HandInNotices = ({ problem, waiting }: Props) => (
  <>
    {waiting !== null && (
      <Notice role="status" title={sendText((w) => w.confirm.waiting[waiting.why])}>
        {sendText((w) => w.confirm.waitingText, { seconds: waiting.seconds })}
      </Notice>
    )}
    {problem !== null && (
      <Notice role="alert" tone="danger" title={sendText((w) => w.confirm.failed)}>
        {problem}
      </Notice>
    )}
  </>
);
