import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Card } from '#ui-kit/Card/index.ts';
import { FormFoot, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { ApiError } from '#web/parts/api/errors.ts';
import { ThreadStatus } from '#web/parts/api/generated/enums.ts';
import { sendOnceScanned } from '#web/parts/files/sendOnceScanned.ts';
import type { SendFile } from '#web/parts/files/useUploadQueue.ts';
import { RecordForm } from '#web/parts/form/RecordForm.tsx';
import { SendButton } from '#web/parts/form/SendButton.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { MessageList } from '../MessageList.tsx';
import { threadsText as t } from '../threads.words.ts';
import type { AttachedFile, OwnThread } from '../threadTypes.ts';
import { useThreadFiles } from '../useThreadFiles.ts';
import { OwnEntryFields } from '../write/OwnEntryFields.tsx';
import { validateOwnEntry } from '../write/ownEntry.ts';

type Sent = { readonly isOk: true } | { readonly isOk: false; readonly error: ApiError | null };

/** The addresses of the contract differ for businesses and the families of applicants. */
type Ways = {
  readonly thread: OwnThread;
  readonly onRead: (messageId: number) => void;
  readonly onSend: (entry: { body: string; fileIds: string[] }) => Promise<Sent>;
  readonly sendFile: SendFile;
  readonly renderFiles: (files: readonly AttachedFile[]) => ReactNode;
};

type OwnThreadBodyProps = Ways & {
  /** What the thread is about, with the way there. */
  readonly about?: ReactNode;
};

/** What stands before the reader is read: up to the last message that this page has shown. */
const useReadOnSight = ({ thread: { isUnread, messages }, onRead }: Ways): void => {
  const last = messages.at(-1)?.id;
  const tell = useEffectEvent(() => {
    if (isUnread && last !== undefined) onRead(last);
  });
  useEffect(() => {
    if (last !== undefined) tell();
  }, [last]);
};

type MoreProps = Pick<Ways, 'thread' | 'onSend' | 'sendFile'> & { readonly onWritten: () => void };

const MoreForm = ({ thread, onSend, sendFile, onWritten }: MoreProps) => {
  const files = useThreadFiles(sendFile);
  const done = useDone();
  const handleSend = async (values: FormValues): Promise<SendResult> => {
    const entry = { body: textOf(values, 'body').trim(), fileIds: [...files.fileIds] };
    const result = await sendOnceScanned(files.uploaded, () => onSend(entry));
    if (!result.isOk) return result;
    return done(
      t((w) => w.own.sent),
      () => {
        files.clear();
        onWritten();
      },
    );
  };
  return (
    <RecordForm
      initialValues={{ body: '' }}
      names={['body']}
      validate={(values) => validateOwnEntry(values, ['body'])}
      onSend={handleSend}
      guardsLeaving
      keptAs={`thread ${thread.id}`}
      hasPlaces={false}
    >
      <OwnEntryFields label={t((w) => w.own.moreLabel)} files={files} />
      <FormFoot>
        <SendButton {...(files.waitsFor === undefined ? {} : { reason: files.waitsFor })}>
          {t((w) => w.own.send)}
        </SendButton>
      </FormFoot>
    </RecordForm>
  );
};

/** Goes on with it; the server says when a thread is full. */
const Write = (props: Omit<MoreProps, 'onWritten'>) => {
  const { thread } = props;
  const [written, setWritten] = useState(0);
  const offer = thread.availableActions.find(({ action }) => action === 'write');
  if (offer === undefined) return null;
  if (!offer.allowed) return <Notice tone="info" title={offer.reason} />;
  return (
    <Card title={t((w) => w.own.more)}>
      <Stack gap={16}>
        {thread.status === ThreadStatus.Closed && <Text tone="muted">{t((w) => w.own.moreHelp)}</Text>}
        <MoreForm key={written} {...props} onWritten={() => setWritten(written + 1)} />
      </Stack>
    </Card>
  );
};

/** A thread below its head, for the side that asked: what was said, and the way to go on. */
export const OwnThreadBody = ({ about, ...ways }: OwnThreadBodyProps) => {
  const { thread, onSend, sendFile, renderFiles } = ways;
  useReadOnSight(ways);
  return (
    <Stack gap={24}>
      {thread.status === ThreadStatus.WaitingOffice && (
        <Notice tone="info" title={t((w) => w.own.waitingNotice)}>
          {t((w) => w.own.waitingText)}
        </Notice>
      )}
      <Card title={t((w) => w.messages)}>
        <Stack gap={16}>
          {about}
          <MessageList messages={thread.messages} isOffice={false} renderFiles={renderFiles} />
        </Stack>
      </Card>
      <Write {...{ thread, onSend, sendFile }} />
    </Stack>
  );
};
