import {
  ApplicationStatus,
  ChangeRequestStatus,
  DocumentCheckStatus,
  PaymentStatus,
  ProcessingStep,
  ThreadStatus,
} from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';

export type ProcessingTimes = components['schemas']['ProcessingTimeList'];
export type ProcessingTime = ProcessingTimes['items'][number];

type Round = Pick<ProcessingTimes, 'projectId' | 'family'>;

/** The list in which the rows of a step stand. */
type Place = {
  readonly path: string;
  readonly statuses: readonly number[];
  /** The condition under which it shows what waits since a day or longer. */
  readonly until: string;
};

const { Submitted, FormChecking, UnderReview } = ApplicationStatus;

const placeOf = (step: ProcessingStep, { family }: Round): Place => {
  const applications = { path: adminPaths.applications(family), until: 'submittedTo' };
  const documents = { path: adminPaths.documents, until: 'submittedTo' };
  switch (step) {
    case ProcessingStep.ApplicationCheck:
      return { ...applications, statuses: [Submitted, FormChecking] };
    case ProcessingStep.ApplicationDecision:
      return { ...applications, statuses: [Submitted, FormChecking, UnderReview] };
    case ProcessingStep.DocumentCheck:
      return { ...documents, statuses: [DocumentCheckStatus.Confirming, DocumentCheckStatus.MAFFConfirming] };
    case ProcessingStep.DocumentResubmission:
      return { ...documents, statuses: [DocumentCheckStatus.Rejected], until: 'returnedTo' };
    case ProcessingStep.ChangeDecision:
      return {
        path: adminPaths.changes,
        statuses: [ChangeRequestStatus.Submitted, ChangeRequestStatus.MAFFConfirming],
        until: 'submittedTo',
      };
    case ProcessingStep.AmountConfirmation:
      return { path: `${adminPaths.myPages}?awaitsAmount=true`, statuses: [], until: 'reportedTo' };
    case ProcessingStep.Payment: {
      const { Requested, Checked, Approved, Exported } = PaymentStatus;
      const statuses = [Requested, Checked, Approved, Exported];
      return { path: adminPaths.payouts, statuses, until: 'requestedTo' };
    }
    case ProcessingStep.Answer:
      return { path: adminPaths.threads, statuses: [ThreadStatus.WaitingOffice], until: 'waitingTo' };
  }
};

const addressOf = ({ path, statuses }: Place, conditions: readonly (readonly [string, string])[]): string => {
  const [page = '', search = ''] = path.split('?');
  const params = new URLSearchParams(search);
  for (const status of statuses) params.append('status', String(status));
  for (const [name, value] of conditions) params.append(name, value);
  return `${page}?${params}`;
};

/** Where what waits in a step is listed. */
export const waitingRows = ({ step }: ProcessingTime, round: Round): string =>
  addressOf(placeOf(step, round), [['project_id', String(round.projectId)]]);

/** Where what has waited too long is listed; null where nothing says what is too long. */
export const slowRows = ({ step, slowUntilOn }: ProcessingTime, round: Round): string | null => {
  const place = placeOf(step, round);
  if (slowUntilOn === null) return null;
  return addressOf(place, [
    ['project_id', String(round.projectId)],
    [place.until, slowUntilOn],
  ]);
};
