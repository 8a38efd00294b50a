import { ProjectStatus, StepState } from '#bff/generated/contract/enums.ts';
import type { MyPageDetail } from './myPages.data.ts';
import { lifecycleLabels } from './myPages.words.ts';

type Step = {
  readonly key: keyof typeof lifecycleLabels;
  readonly isDone: boolean;
  readonly on: string | null;
};

const { Canceled, Finished, FinishedPayment, NotifiedAmount, Rejected, ResultConfirmed } = ProjectStatus;

const after = (statuses: readonly number[], status: number): boolean => statuses.includes(status);

const stepsOf = (myPage: MyPageDetail): Step[] => {
  const { projectStatus, completionOn, reportedOn } = myPage;
  return [
    { key: 'adoption', isDone: true, on: myPage.adoptedOn },
    { key: 'grantApplication', isDone: myPage.grantApplicationOn !== null, on: myPage.grantApplicationOn },
    { key: 'grantDecision', isDone: myPage.grantDecisionOn !== null, on: myPage.grantDecisionOn },
    {
      key: 'implementation',
      isDone: completionOn !== null,
      on: completionOn ?? myPage.plannedCompletionOn,
    },
    { key: 'report', isDone: reportedOn !== null, on: reportedOn ?? myPage.reportDueOn },
    {
      key: 'inspection',
      isDone: after([ResultConfirmed, NotifiedAmount, FinishedPayment, Finished], projectStatus),
      on: myPage.inspectedOn,
    },
    {
      key: 'amount',
      isDone: after([NotifiedAmount, FinishedPayment, Finished], projectStatus),
      on: myPage.confirmedOn,
    },
    { key: 'payment', isDone: after([FinishedPayment, Finished], projectStatus), on: myPage.paidOn },
    { key: 'afterwards', isDone: projectStatus === Finished, on: null },
  ];
};

/**
 * The steps from adoption to the reports afterwards. A step that a later one has overtaken is done, also when nobody
 * wrote its day down; what a cancelled undertaking did not reach is left out.
 */
export const lifecycleOf = (myPage: MyPageDetail) => {
  const steps = stepsOf(myPage);
  const last = steps.findLastIndex(({ isDone }) => isDone);
  const hasLeft = myPage.projectStatus === Rejected || myPage.projectStatus === Canceled;
  const stateAt = (index: number): number => {
    if (index <= last) return StepState.Done;
    if (hasLeft) return StepState.Skipped;
    return index === last + 1 ? StepState.Current : StepState.Upcoming;
  };
  return steps.map(({ key, on }, index) => ({ key, label: lifecycleLabels[key], state: stateAt(index), on }));
};
