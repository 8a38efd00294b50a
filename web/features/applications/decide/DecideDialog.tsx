import { useField } from 'react-final-form';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { useRead } from '#web/api/query.tsx';
import { AreaInput, MoneyInput, RadioInput } from '#web/form/inputs.tsx';
import { RecordDialog } from '#web/form/RecordDialog.tsx';
import { type FormValues, textOf } from '#web/form/values.ts';
import { formatYen } from '#web/text/format.ts';
import { applicantNameOf } from '../applicantName.ts';
import { applicationsText as t } from '../applicationsText.ts';
import { SimilarNotice } from '../see/SimilarNotice.tsx';
import type { Application, Command } from '../see/useApplication.ts';
import type { ActionName, KnownAction } from './actions.ts';
import { DECISIONS } from './afterPress.ts';
import { DECIDE_NAMES, decisionCommand, incompleteScores, validateDecision } from './decideForm.ts';

type DecideDialogProps = {
  readonly application: Application;
  /** The decision that was pressed. */
  readonly pressed: KnownAction;
  readonly isBusy: boolean;
  readonly onStep: (command: Command & { action: ActionName }) => Promise<boolean>;
  readonly onClose: () => void;
};

const decisionOf = (value: string): ActionName => DECISIONS.find((action) => action === value) ?? 'adopt';

/** The decisions that the server allows now. */
const choicesOf = ({ availableActions }: Application) =>
  DECISIONS.filter((name) => availableActions.some(({ action, allowed }) => action === name && allowed)).map(
    (name) => ({ value: name, label: t((w) => w.actions[name].label) }),
  );

/** Adopted, on the waiting list or declined: with the score, the money and what to look out for in view. */
export const DecideDialog = ({ application, pressed, isBusy, onStep, onClose }: DecideDialogProps) => {
  const project = useRead('/api/admin/project/{id}', { path: { id: application.projectId } }).data?.body;
  const unit = project?.roundingUnit ?? 1;
  const send = async (values: FormValues) => {
    await onStep(decisionCommand(values, decisionOf(textOf(values, 'action'))));
    // Whatever went wrong is said by the desk behind; there the newest state can be loaded.
    return { isOk: true as const, afterwards: onClose };
  };
  return (
    <RecordDialog
      isWide
      title={t((w) => w.decide.title, { name: applicantNameOf(application) })}
      lead={<InView application={application} />}
      sendLabel={t((w) => w.decide.send)}
      isBusy={isBusy}
      initialValues={{ action: pressed.action, adoptedAmount: String(application.subsidyAmount) }}
      names={DECIDE_NAMES}
      validate={(values) => validateDecision(values, application, unit)}
      onSend={send}
      onClose={onClose}
    >
      <Fields application={application} items={project?.scoringItems ?? []} />
    </RecordDialog>
  );
};

type InViewProps = { application: Application; items: Parameters<typeof incompleteScores>[1] };

/** What is decided upon. */
const InView = ({ application }: Pick<InViewProps, 'application'>) => {
  const { averageScore, rank, scores, subsidyAmount, eligibleCost } = application;
  const noScore = t((w) => w.decide.noScore);
  return (
    <Facts
      variant="pairs"
      facts={[
        { term: t((w) => w.page.subsidyAmount), value: <b>{formatYen(subsidyAmount)}</b> },
        { term: t((w) => w.page.eligibleCost), value: formatYen(eligibleCost) },
        {
          term: t((w) => w.decide.scoreName),
          value:
            averageScore === null
              ? noScore
              : t((w) => w.decide.score, { score: averageScore.toFixed(2), count: scores.length }),
        },
        { term: t((w) => w.decide.rank), value: rank === null ? noScore : t((w) => w.list.rank, { rank }) },
      ]}
    />
  );
};

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
