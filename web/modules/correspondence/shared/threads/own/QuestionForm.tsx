import type { ReactNode } from 'react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { FormFoot, Stack } from '#ui-kit/Layout/index.ts';
import type { ApiError } from '#web/parts/api/errors.ts';
import { sendOnceScanned } from '#web/parts/files/sendOnceScanned.ts';
import type { SendFile } from '#web/parts/files/useUploadQueue.ts';
import { RecordForm } from '#web/parts/form/RecordForm.tsx';
import { SendButton } from '#web/parts/form/SendButton.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { threadsText as t } from '../threads.words.ts';
import type { OwnThread } from '../threadTypes.ts';
import { useThreadFiles } from '../useThreadFiles.ts';
import { OwnEntryFields } from '../write/OwnEntryFields.tsx';
import { validateOwnEntry } from '../write/ownEntry.ts';

type Asked =
  | { readonly isOk: true; readonly body: OwnThread }
  | { readonly isOk: false; readonly error: ApiError | null };

type Question = {
  readonly subject: string;
  readonly body: string;
  readonly fileIds: string[];
  /** Of the choice that `about` may hold; null without one. */
  readonly returnItemId: number | null;
};

type QuestionFormProps = {
  /** Tells questions about different things apart where what was typed is kept. */
  readonly keptAs: string;
  readonly backHref: string;
  readonly sendFile: SendFile;
  readonly onSend: (question: Question) => Promise<Asked>;
  readonly onDone: (id: number) => void;
  /** What is asked about; may hold the field `returnItemId`. */
  readonly about?: ReactNode;
};

const questionOf = (values: FormValues, fileIds: readonly string[]): Question => ({
  subject: textOf(values, 'subject').trim(),
  body: textOf(values, 'body').trim(),
  fileIds: [...fileIds],
  returnItemId: Number(textOf(values, 'returnItemId')) || null,
});

const useSendQuestion = ({
  sendFile,
  onSend,
  onDone,
}: Pick<QuestionFormProps, 'sendFile' | 'onSend' | 'onDone'>) => {
  const files = useThreadFiles(sendFile);
  const done = useDone();
  const handleSend = async (values: FormValues): Promise<SendResult> => {
    const question = questionOf(values, files.fileIds);
    const result = await sendOnceScanned(files.uploaded, () => onSend(question));
    if (!result.isOk) return result;
    return done(
      t((w) => w.own.sent),
      () => onDone(result.body.id),
    );
  };
  return { files, handleSend };
};

/** A question to the office: what it is about in few words, the question, files. */
export const QuestionForm = ({ keptAs, backHref, about, ...ways }: QuestionFormProps) => {
  const { files, handleSend } = useSendQuestion(ways);
  return (
    <RecordForm
      initialValues={{ returnItemId: '', subject: '', body: '' }}
      names={['returnItemId', 'subject', 'body']}
      validate={(values) => validateOwnEntry(values, ['subject', 'body'])}
      onSend={handleSend}
      guardsLeaving
      keptAs={keptAs}
    >
      <Card padding="roomy">
        <Stack gap={24}>
          {about}
          <TextInput
            name="subject"
            label={t((w) => w.own.subject)}
            help={t((w) => w.own.subjectExample)}
            need="required"
          />
          <OwnEntryFields label={t((w) => w.own.body)} files={files} />
        </Stack>
      </Card>
      <FormFoot>
        <ButtonLink as={Link} size="large" href={backHref}>
          {t((w) => w.own.back)}
        </ButtonLink>
        <SendButton {...(files.waitsFor === undefined ? {} : { reason: files.waitsFor })}>
          {t((w) => w.own.send)}
        </SendButton>
      </FormFoot>
    </RecordForm>
  );
};
