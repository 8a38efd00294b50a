import { Notice } from '#ui-kit/Notice/index.ts';
import { isScanned } from '#web/parts/files/scanning.ts';
import type { Application } from '../model/formTypes.ts';
import { applicantSendText as sendText } from './applicantSend.words.ts';
import type { useSubmitApplication } from './useSubmitApplication.ts';

type Props = Pick<ReturnType<typeof useSubmitApplication>, 'problem' | 'waiting'> & {
  readonly files: Application['files'];
};

/** State of a submission: automatic retries, or why it failed. */
export const SubmissionNotices = ({ problem, waiting, files }: Props) => (
  <>
    {waiting === null && files.some(isScanned) && (
      <Notice title={sendText((w) => w.confirm.scanning, { count: files.filter(isScanned).length })}>
        {sendText((w) => w.confirm.scanningText)}
      </Notice>
    )}
    {waiting !== null && (
      <Notice role="status" title={sendText((w) => w.confirm.waiting[waiting.why])}>
        {waiting.why === 'scan'
          ? sendText((w) => w.confirm.scanWaitingText)
          : sendText((w) => w.confirm.waitingText, { seconds: waiting.seconds })}
      </Notice>
    )}
    {problem !== null && (
      <Notice role="alert" tone="danger" title={sendText((w) => w.confirm.failed)}>
        {problem}
      </Notice>
    )}
  </>
);
