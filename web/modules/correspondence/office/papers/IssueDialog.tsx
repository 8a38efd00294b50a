import { useFormState } from 'react-final-form';
import { Text } from '#ui-kit/Text/index.ts';
import type { IssuedPaper, Receiver } from '#web/modules/correspondence/shared/papers/paper.ts';
import { kindOptions } from '#web/modules/correspondence/shared/papers/paperKinds.ts';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { PaperKind, PaperKindLabel } from '#web/parts/api/generated/enums.ts';
import { IssuedPaperCreateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { AreaInput, DateInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { PreviewPane } from './PreviewPane.tsx';
import { usePreview } from './usePreview.ts';

type Asked = components['schemas']['IssuedPaperCreate'];

const NAMES = ['kind', 'reason', 'issuedOn', 'note'] as const;

type IssueDialogProps = {
  readonly receiver: Receiver;
  /** The paper whose place the new one takes. */
  readonly replaced?: Pick<IssuedPaper, 'id' | 'kind' | 'number'>;
  readonly onClose: () => void;
  readonly onDone: (id: number) => void;
};

type About = Pick<IssueDialogProps, 'receiver' | 'replaced'>;

/** What the dialog begins with. */
const firstKind = ({ receiver, replaced }: About): PaperKind =>
  replaced?.kind ?? (receiver.applicationID === undefined ? PaperKind.Adoption : PaperKind.NonAdoption);

const kindOf = (values: FormValues): PaperKind =>
  valuesOf(PaperKindLabel).find((kind) => String(kind) === textOf(values, 'kind')) ?? PaperKind.Adoption;

const bodyOf = (values: FormValues, { receiver, replaced }: About): Asked => {
  const [issuedOn, note] = [textOf(values, 'issuedOn').trim(), textOf(values, 'note').trim()];
  const kind = kindOf(values);
  const reason = kind === PaperKind.NonAdoption ? textOf(values, 'reason').trim() : '';
  return {
    ...receiver,
    kind,
    ...(reason === '' ? {} : { reason }),
    ...(issuedOn === '' ? {} : { issuedOn }),
    ...(note === '' ? {} : { note }),
    ...(replaced === undefined ? {} : { replacesId: replaced.id }),
  };
};

/** What keeps it from being tried. */
const limitErrors = (values: FormValues): FormErrors =>
  validateLimits(values, IssuedPaperCreateLimits, ['reason', 'issuedOn', 'note']);

const isWithoutReason = (values: FormValues): boolean =>
  kindOf(values) === PaperKind.NonAdoption && textOf(values, 'reason').trim() === '';

const validate = (values: FormValues): FormErrors => ({
  ...(isWithoutReason(values) ? { reason: t((w) => w.issue.reasonMissing) } : {}),
  ...limitErrors(values),
});

const useIssue = (about: About, onDone: (id: number) => void) => {
  const { run, isBusy } = useChange('post', '/api/admin/issued_paper', { isQuiet: true });
  const done = useDone();
  const send = async (values: FormValues): Promise<SendResult> => {
    const result = await run({ body: bodyOf(values, about) });
    if (!result.isOk) return result;
    const { id, number } = result.body;
    return done(
      t((w) => w.issue.done, { number }),
      () => onDone(id),
    );
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
export const IssueDialog = ({ receiver, replaced, onClose, onDone }: IssueDialogProps) => {
  const about = { receiver, ...(replaced === undefined ? {} : { replaced }) };
  const { send, isBusy } = useIssue(about, onDone);
  const { title, lead, sendLabel } = wordsOf(replaced);
  return (
    <RecordDialog
      title={title}
      lead={<Text>{lead}</Text>}
      sendLabel={sendLabel}
      isWide
      isBusy={isBusy}
      initialValues={{ kind: String(firstKind(about)), reason: '', issuedOn: '', note: '' }}
      names={NAMES}
      validate={validate}
      onSend={send}
      onClose={onClose}
    >
      {replaced === undefined && <KindInput isToApplicant={receiver.applicationID !== undefined} />}
      <ReasonInput />
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

const KindInput = ({ isToApplicant }: { readonly isToApplicant: boolean }) => (
  <SelectInput
    name="kind"
    label={t((w) => w.list.kind)}
    need="required"
    placeholder={false}
    options={kindOptions(isToApplicant)}
  />
);

/** Why it was declined, in words for the applicant. */
const ReasonInput = () => {
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  if (kindOf(values) !== PaperKind.NonAdoption) return null;
  return (
    <AreaInput
      name="reason"
      label={t((w) => w.issue.reason)}
      need="required"
      rows={3}
      help={t((w) => w.issue.reasonHelp)}
      maxCharacters={IssuedPaperCreateLimits.reason.maxLength}
    />
  );
};

const LivePreview = (about: About) => {
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  const isRight = Object.keys(limitErrors(values)).length === 0;
  const asked = isRight ? bodyOf(values, about) : null;
  // What is missing in the form is said there.
  return <PreviewPane isToBeIssued={!isWithoutReason(values)} asked={asked} preview={usePreview(asked)} />;
};
