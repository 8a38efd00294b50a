import { applicantOf, type Family, userOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ApplicationStatus, ProcessingStep } from '#bff/generated/contract/enums.ts';
import { sectionName } from '#bff/modules/sections/index.ts';
import { requirePart } from '#bff/parts/ownership/access.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { type CalendarDay, tokyoDayOf } from '#rules/calendar.ts';
import { findStanding } from './applicationStanding.data.ts';
import { type Expectation, expectedFrom, plannedFor } from './expectation.service.ts';
import { listProcessingTimes, type ProcessingTimeRow } from './processingTimes.data.ts';
import { listWaitingOfApplicant, listWaitingOfPart, type WaitingRow } from './waiting.data.ts';
import { waitingTitles } from './waiting.words.ts';

/** As many as an answer holds. */
const MOST = 200;

const titleOf = ({ step, title, branchNumber }: WaitingRow): string => {
  switch (step) {
    case ProcessingStep.DocumentCheck:
      return sectionName({ title, branchNumber });
    case ProcessingStep.ChangeDecision:
      return contractFacts().enumLabel('ChangeRequestKind', Number(title));
    case ProcessingStep.AmountConfirmation:
      return waitingTitles.amount;
    case ProcessingStep.Payment:
      return waitingTitles.payment;
    default:
      return title;
  }
};

type Waiting = Pick<WaitingRow, 'step' | 'subjectId' | 'sinceOn' | 'isWithMinistry'> & {
  readonly title: string;
} & Expectation;

type Measured = { readonly times: readonly ProcessingTimeRow[]; readonly today: CalendarDay };

const measuredOf = async (scope: Scope, projectId: number): Promise<Measured> => ({
  times: await listProcessingTimes(scope.db, projectId),
  today: tokyoDayOf(scope.now),
});

const expectationOf = ({ times, today }: Measured, step: number, sinceOn: CalendarDay): Expectation =>
  expectedFrom(
    sinceOn,
    times.find((time) => time.step === step),
    today,
  );

const viewOf =
  (measured: Measured) =>
  (row: WaitingRow): Waiting => ({
    step: row.step,
    subjectId: row.subjectId,
    title: titleOf(row),
    sinceOn: row.sinceOn,
    isWithMinistry: row.isWithMinistry,
    ...expectationOf(measured, row.step, row.sinceOn),
  });

/** What of an undertaking waits for the office. @throws NOT_FOUND for another one than the caller takes part in */
export const listUserWaiting = async (
  scope: Scope,
  { mypageId, sectionId }: { readonly mypageId: number; readonly sectionId: number | undefined },
) => {
  userOf(scope);
  const { myPage, memberId } = await requirePart(scope, mypageId);
  const measured = await measuredOf(scope, myPage.projectId);
  const rows = await listWaitingOfPart(scope.db, { mypageId, memberId, sectionId }, MOST);
  return { items: rows.map(viewOf(measured)) };
};

const { Submitted, FormChecking, UnderReview } = ApplicationStatus;

/** What an application waits for: that its form is looked at, and that it is decided. */
const ofApplication = async (scope: Scope, applicationId: number, measured: Measured): Promise<Waiting[]> => {
  const { status, submittedAt, adoptionPlannedOn } = await findStanding(scope.db, applicationId);
  if (submittedAt === null || ![Submitted, FormChecking, UnderReview].some((open) => open === status))
    return [];
  const sinceOn = tokyoDayOf(submittedAt);
  const wait = (step: ProcessingStep, title: string, expectation: Expectation): Waiting => ({
    ...{ step, subjectId: applicationId, title, sinceOn, isWithMinistry: false },
    ...expectation,
  });
  const { ApplicationCheck, ApplicationDecision } = ProcessingStep;
  const check = wait(
    ApplicationCheck,
    waitingTitles.check,
    expectationOf(measured, ApplicationCheck, sinceOn),
  );
  const decision = wait(
    ApplicationDecision,
    waitingTitles.decision,
    adoptionPlannedOn === null
      ? expectationOf(measured, ApplicationDecision, sinceOn)
      : plannedFor(adoptionPlannedOn, measured.today),
  );
  return status === UnderReview ? [decision] : [check, decision];
};

/** What of an applicant waits for the office. */
export const listApplicantWaiting = async (scope: Scope, family: Family) => {
  const { applicationId, projectId } = applicantOf(scope, family);
  const measured = await measuredOf(scope, projectId);
  const questions = await listWaitingOfApplicant(scope.db, applicationId, MOST - 2);
  return {
    items: [...(await ofApplication(scope, applicationId, measured)), ...questions.map(viewOf(measured))],
  };
};
