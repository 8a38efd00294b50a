import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { FileField } from '#ui-kit/FileField/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { PayoutBatch } from '#web/modules/money/shared/payouts/payoutTypes.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { useInput } from '#web/parts/form/useInput.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { readBase64 } from './saveBase64.ts';
import { TakeBackDialog } from './TakeBackDialog.tsx';

type Props = { readonly batch: PayoutBatch; readonly onReload: () => void };
type DialogProps = Props & { readonly onClose: () => void };

/** Takes a file back, or reads what the bank did with it. */
export const BatchActions = (props: Props) => {
  const [open, setOpen] = useState<'unexport' | 'readResult' | null>(null);
  const offerOf = (name: string) => props.batch.availableActions.find(({ action }) => action === name);
  const takeBack = offerOf('unexport');
  const read = offerOf('readResult');
  const onClose = () => setOpen(null);
  return (
    <>
      {takeBack && (
        <Button
          variant="plain"
          {...(takeBack.allowed ? {} : { reason: takeBack.reason })}
          onClick={() => setOpen('unexport')}
        >
          {t((w) => w.batch.unexport)}
        </Button>
      )}
      {read && (
        <Button
          variant="primary"
          icon={FileUp}
          {...(read.allowed ? {} : { reason: read.reason })}
          onClick={() => setOpen('readResult')}
        >
          {t((w) => w.batch.read)}
        </Button>
      )}
      {open === 'unexport' && <TakeBackDialog {...props} onClose={onClose} />}
      {open === 'readResult' && <ResultDialog {...props} onClose={onClose} />}
    </>
  );
};

type Chosen = { readonly name: string; readonly content: string };

/** The one file of results; the form keeps its content. */
const ResultField = () => {
  const { value, change, frame } = useInput<string>('content');
  const { value: name, change: changeName } = useInput<string>('fileName');
  const take = async ([file]: File[]) => {
    if (file === undefined) return;
    const chosen: Chosen = { name: file.name, content: await readBase64(file) };
    changeName(chosen.name);
    change(chosen.content);
  };
  return (
    <FileField
      label={t((w) => w.batch.readFile)}
      need="required"
      error={frame.error}
      controlId={frame.id}
      isMultiple={false}
      items={
        value
          ? [{ id: 'result', name: name ?? '', state: 'sent', note: t((w) => w.batch.readFileChosen) }]
          : []
      }
      onAdd={(files) => void take(files)}
      onRemove={() => change('')}
    />
  );
};

const errorsOf = (values: FormValues): FormErrors =>
  textOf(values, 'content') === '' ? { content: t((w) => w.batch.readFileMissing) } : {};

const Problems = ({ messages }: { messages: readonly string[] }) => (
  <Notice tone="danger" role="alert" title={t((w) => w.batch.wrong)}>
    <ul>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  </Notice>
);

const ResultDialog = ({ batch, onReload, onClose }: DialogProps) => {
  const { run, isBusy } = useChange('post', '/api/admin/payment_batch/{id}/result', { isQuiet: true });
  const [problems, setProblems] = useState<readonly string[]>([]);
  const done = useDone(onClose);
  const send = async (values: FormValues): Promise<SendResult> => {
    const body = { fileName: textOf(values, 'fileName'), content: textOf(values, 'content') };
    const result = await run({ path: { id: batch.id }, body }, { ifMatch: etagOf(batch) });
    setProblems(result.isOk ? [] : (result.error?.errors ?? []).map(({ message }) => message));
    return result.isOk ? done(t((w) => w.batch.readDone)) : result;
  };
  return (
    <RecordDialog
      title={t((w) => w.batch.readTitle)}
      lead={<Text>{t((w) => w.batch.readText)}</Text>}
      sendLabel={t((w) => w.batch.read)}
      isWide
      isBusy={isBusy}
      initialValues={{}}
      names={['content', 'fileName']}
      // What is wrong in the file stands in a list: it is about many places, and none of them is a field.
      aliases={{ content: 'places' }}
      failedTitle={t((w) => w.batch.readFailed)}
      validate={errorsOf}
      onSend={send}
      onClose={onClose}
      onReload={onReload}
    >
      {problems.length > 1 && <Problems messages={problems} />}
      <ResultField />
    </RecordDialog>
  );
};
