import { type ReactNode, useState } from 'react';
import { useField } from 'react-final-form';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { AreaInput, MoneyInput, RadioInput } from '#web/parts/form/inputs.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { applicantNameOf } from '../applicantName.ts';
import { applicationsText as t } from '../applications.words.ts';
import { SimilarNotice } from '../detail/SimilarNotice.tsx';
import type { Application, Command } from '../detail/useApplication.ts';
import type { ActionName, KnownAction } from './actions.ts';
import { DECISIONS } from './afterPress.ts';
import { ChangesSinceOpened } from './ChangesSinceOpened.tsx';
import { decidedUpon } from './decidedUpon.ts';
import { DECIDE_NAMES, decisionCommand, incompleteScores, validateDecision } from './decideForm.ts';

type DecideDialogProps = {
  readonly application: Application;
  /** The decision that was pressed. */
  readonly pressed: KnownAction;
  readonly isBusy: boolean;
  /** Error of the last attempt. */
  readonly trouble: ReactNode;
  readonly onStep: (command: Command & { action: ActionName }) => Promise<boolean>;
  readonly onClose: () => void;
};

const decisionOf = (value: string): ActionName => DECISIONS.find((action) => action === value) ?? 'adopt';

/** The decisions that the server allows now. */
const choicesOf = ({ availableActions }: Application) =>
  DECISIONS.filter((name) => availableActions.some(({ action, allowed }) => action === name && allowed)).map(
    (name) => ({ value: name, label: t((w) => w.actions[name].label) }),
  );

/**
 * Adopted, on the waiting list or declined: with the score, the money and what to look out for in view. A try that comes
 * to nothing leaves everything typed where it is.
 */
export const DecideDialog = (props: DecideDialogProps) => {
  const { application, pressed, isBusy, trouble, onStep, onClose } = props;
  const [opened] = useState(application);
  const project = useRead('/api/admin/project/{id}', { path: { id: application.projectId } }).data?.body;
  const unit = project?.roundingUnit ?? 1;
  const send = async (values: FormValues): Promise<SendResult> => {
    const isDone = await onStep(decisionCommand(values, decisionOf(textOf(values, 'action'))));
    return isDone ? { isOk: true, afterwards: onClose } : { isOk: false, error: null, isStopped: true };
  };
  return (
    <RecordDialog
      isWide
      title={t((w) => w.decide.title, { name: applicantNameOf(application) })}
      lead={
        <>
          {trouble}
          <ChangesSinceOpened opened={opened} application={application} />
          <InView application={application} />
        </>
      }
      sendLabel={t((w) => w.decide.send)}
      waitsFor={choicesOf(application).length === 0 ? t((w) => w.decide.notNow) : undefined}
      isBusy={isBusy}
      initialValues={{ action: pressed.action, adoptedAmount: String(application.subsidyAmount) }}
      names={DECIDE_NAMES}
      validate={(values) => validateDecision(values, application, unit)}
      onSend={send}
      keptAs={`decide ${application.id}`}
      onClose={onClose}
    >
      <Fields application={application} items={project?.scoringItems ?? []} />
    </RecordDialog>
  );
};

type InViewProps = { application: Application; items: Parameters<typeof incompleteScores>[1] };

/** What is decided upon. */
const InView = ({ application }: Pick<InViewProps, 'application'>) => (
  <Facts
    variant="pairs"
    facts={decidedUpon(application).map(({ term, value }, index) => ({
      term,
      value: index === 0 ? <b>{value}</b> : value,
    }))}
  />
);

/** What to look out for before it is decided. */
const Warnings = ({ application, items }: InViewProps) => {
  const { scores } = application;
  const incomplete = incompleteScores(scores, items);
  return (
    <>
      {(scores.length === 0 || incomplete > 0) && (
        <Notice tone="warning" title={t((w) => w.decide.scoresMissing)}>
          {scores.length === 0
            ? t((w) => w.decide.nobodyScored)
            : t((w) => w.decide.scoresIncomplete, { count: incomplete })}
        </Notice>
      )}
      <SimilarNotice application={application} />
    </>
  );
};

const Fields = ({ application, items }: InViewProps) => {
  const { input } = useField<string>('action', { subscription: { value: true } });
  const { input: amount } = useField<string>('adoptedAmount', { subscription: { value: true } });
  const isAdoption = input.value === 'adopt';
  const needsReason = isAdoption && Number(amount.value) < application.subsidyAmount;
  return (
    <>
      <RadioInput name="action" label={t((w) => w.decide.action)} options={choicesOf(application)} />
      <Warnings {...{ application, items }} />
      {isAdoption && (
        <>
          <MoneyInput
            name="adoptedAmount"
            label={t((w) => w.decide.amount)}
            help={t((w) => w.decide.amountHelp)}
            need="required"
          />
          <AreaInput
            name="adoptionConditions"
            label={t((w) => w.decide.conditions)}
            help={t((w) => w.decide.conditionsHelp)}
            need="optional"
            rows={2}
            maxCharacters={1000}
          />
        </>
      )}
      <AreaInput
        name="reason"
        label={t((w) => w.dialog.reason)}
        help={t((w) => w.decide.reasonHelp)}
        need={needsReason ? 'required' : 'optional'}
        rows={2}
        maxCharacters={1000}
      />
    </>
  );
};
