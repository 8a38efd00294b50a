import { useFormState } from 'react-final-form';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { PaperKind, PaperKindLabel } from '#web/api/generated/enums.ts';
import { IssuedPaperCreateLimits } from '#web/api/generated/limits.ts';
import type { components } from '#web/api/generated/types.ts';
import { useChange } from '#web/api/query.tsx';
import { valuesOf } from '#web/api/valuesOf.ts';
import { AreaInput, DateInput, SelectInput } from '#web/form/inputs.tsx';
import { validateLimits } from '#web/form/limits.ts';
import { RecordDialog } from '#web/form/RecordDialog.tsx';
import type { SendResult } from '#web/form/sendResult.ts';
import { type FormValues, textOf } from '#web/form/values.ts';
import { optionsOf } from '#web/list/optionsOf.ts';
import { PreviewPane } from '#web/papers/PreviewPane.tsx';
import type { IssuedPaper } from '#web/papers/paper.ts';
import { papersText as t } from '#web/papers/papersText.ts';
import { usePreview } from '#web/papers/usePreview.ts';

type Asked = components['schemas']['IssuedPaperCreate'];

const NAMES = ['kind', 'issuedOn', 'note'] as const;

type IssueDialogProps = {
  readonly mypageId: number;
  /** The paper whose place the new one takes. */
  readonly replaced?: Pick<IssuedPaper, 'id' | 'kind' | 'number'>;
  readonly onClose: () => void;
  readonly onDone: (id: number) => void;
};

type About = Pick<IssueDialogProps, 'mypageId' | 'replaced'>;

const kindOf = (values: FormValues): PaperKind =>
  valuesOf(PaperKindLabel).find((kind) => String(kind) === textOf(values, 'kind')) ?? PaperKind.Adoption;

const bodyOf = (values: FormValues, { mypageId, replaced }: About): Asked => {
  const [issuedOn, note] = [textOf(values, 'issuedOn').trim(), textOf(values, 'note').trim()];
  return {
    mypageID: mypageId,
    kind: replaced?.kind ?? kindOf(values),
    ...(issuedOn === '' ? {} : { issuedOn }),
    ...(note === '' ? {} : { note }),
    ...(replaced === undefined ? {} : { replacesId: replaced.id }),
  };
};

const validate = (values: FormValues) =>
  validateLimits(values, IssuedPaperCreateLimits, ['issuedOn', 'note']);

const useIssue = (about: About, onDone: (id: number) => void) => {
  const { run, isBusy } = useChange('post', '/api/admin/issued_paper', { isQuiet: true });
  const { show } = useSnackbar();
  const send = async (values: FormValues): Promise<SendResult> => {
    const result = await run({ body: bodyOf(values, about) });
    if (!result.isOk) return result;
    const { id, number } = result.body;
    const afterwards = () => {
      show({ message: t((w) => w.issue.done, { number }), severity: 'success' });
      onDone(id);
    };
    return { isOk: true, afterwards };
  };
  return { send, isBusy };
};

/** What the dialog says of a first paper, and of one that takes the place of another. */
const wordsOf = (replaced: About['replaced']) =>
  replaced === undefined
    ? { title: t((w) => w.issue.title), lead: t((w) => w.issue.lead), sendLabel: t((w) => w.issue.send) }
    : {
        title: t((w) => w.issue.replaceTitle),
        lead: t((w) => w.issue.replaceLead, { number: replaced.number }),
        sendLabel: t((w) => w.issue.replace),
      };

/** Chooses a paper, shows it as it will be, and issues it; for one that was wrong, its successor. */
export const IssueDialog = ({ mypageId, replaced, onClose, onDone }: IssueDialogProps) => {
  const about = { mypageId, ...(replaced === undefined ? {} : { replaced }) };
  const { send, isBusy } = useIssue(about, onDone);
  const { title, lead, sendLabel } = wordsOf(replaced);
  return (
    <RecordDialog
      title={title}
      lead={<Text>{lead}</Text>}
      sendLabel={sendLabel}
      isWide
      isBusy={isBusy}
      initialValues={{ kind: String(replaced?.kind ?? PaperKind.Adoption), issuedOn: '', note: '' }}
      names={NAMES}
      validate={validate}
      onSend={send}
      onClose={onClose}
    >
      {replaced === undefined && <KindInput />}
      <DateInput
        name="issuedOn"
        label={t((w) => w.list.issuedOn)}
        need="optional"
        help={t((w) => w.issue.dayHelp)}
      />
      <AreaInput
        name="note"
        label={t((w) => w.issue.note)}
        need="optional"
        rows={2}
        help={t((w) => w.issue.noteHelp)}
      />
      <LivePreview {...about} />
    </RecordDialog>
  );
};

const KindInput = () => (
  <SelectInput
    name="kind"
    label={t((w) => w.list.kind)}
    need="required"
    placeholder={false}
    options={optionsOf(PaperKindLabel)}
  />
);

const LivePreview = (about: About) => {
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  const isRight = Object.keys(validate(values)).length === 0;
  return <PreviewPane isToBeIssued preview={usePreview(isRight ? bodyOf(values, about) : null)} />;
};
