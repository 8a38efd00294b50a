import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ApplicantType, ApplicationStatus, PaperKind, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { lockApplication } from '#bff/modules/applications/index.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { type ApplicantSubject, listApplicantSubjects } from './applicantSubjects.data.ts';
import {
  applicantFactsOf,
  factsOf,
  isAfterEnd,
  isToApplicant,
  type PaperFacts,
  type PaperMarks,
} from './paperFields.service.ts';
import { listPaperSubjects, type PaperSubject } from './paperSubjects.data.ts';
import { paperMessages as messages, paperWords as words } from './papers.words.ts';

/** Whom a paper is issued to: an undertaking, or an application that was not adopted. */
export type Receiver = Pick<PaperSubject, 'projectId' | 'displayCode' | 'issuedPapers'> & {
  readonly mypageId: number | null;
  readonly applicationId: number | null;
  readonly name: string;
  /** 株式会社みらい食堂　御中 */
  readonly to: string;
  /** Why no paper of a kind can be issued, as it stands; null when nothing is in the way. */
  readonly refusalOf: (kind: PaperKind) => string | null;
  readonly factsOf: (paper: PaperMarks) => PaperFacts;
  /** When what a paper of a kind tells of came about last, where that may happen again. */
  readonly happenedAt: (kind: PaperKind) => Date | null;
};

/** After the end only papers that settle it may be issued. */
const ENDED: readonly number[] = [ProjectStatus.Canceled, ProjectStatus.Rejected];

/** When a change, an inspection was approved last, and money was ordered back last. */
const lastTimeOf = (subject: PaperSubject, kind: PaperKind): Date | null => {
  const [change] = subject.changeRequests;
  const [report] = subject.reports;
  const [recovery] = subject.recoveries;
  if (kind === PaperKind.ChangeApproval) return change?.decidedAt ?? null;
  if (kind === PaperKind.InspectionReport) return report?.approvedAt ?? null;
  if (kind === PaperKind.ReturnOrder) return recovery?.orderedAt ?? null;
  return null;
};

/** An undertaking as its papers are issued to it. */
export const undertakingReceiver = (subject: PaperSubject): Receiver => ({
  mypageId: subject.id,
  applicationId: null,
  projectId: subject.projectId,
  displayCode: subject.displayCode,
  issuedPapers: subject.issuedPapers,
  name: subject.corporation.name,
  to: words.to(subject.corporation.name),
  refusalOf: (kind) => (ENDED.includes(subject.projectStatus) && !isAfterEnd(kind) ? messages.ended : null),
  factsOf: (paper) => factsOf(subject, paper),
  happenedAt: (kind) => lastTimeOf(subject, kind),
});

/** What must have been decided for a letter to an applicant. */
const applicantRefusal = ({ status }: ApplicantSubject, kind: PaperKind): string | null => {
  if (kind === PaperKind.NonAdoption)
    return status === ApplicationStatus.NotAdopted ? null : messages.notDeclined;
  return status === ApplicationStatus.Waitlisted ? null : messages.notWaitlisted;
};

/** An application as its letters are issued to it. */
export const applicantReceiver = (subject: ApplicantSubject): Receiver => {
  const name = subject.name ?? subject.applicationUser.name;
  const isCorporation = subject.applicantType === ApplicantType.Corporation;
  return {
    mypageId: null,
    applicationId: subject.id,
    projectId: subject.projectId,
    // What was never handed in has no code, and is not decided.
    displayCode: subject.displayCode ?? words.none,
    issuedPapers: subject.issuedPapers,
    name,
    to: isCorporation ? words.to(name) : words.toPerson(name),
    refusalOf: (kind) => applicantRefusal(subject, kind),
    factsOf: (paper) => applicantFactsOf(subject, paper),
    happenedAt: () => null,
  };
};

/** Whom a paper of a kind is to be issued to: one of the two. */
export type ReceiverChoice = {
  readonly kind: PaperKind;
  readonly mypageID?: number | null | undefined;
  readonly applicationID?: number | null | undefined;
};

/** @throws INVALID_PARAMETER for none, for two, and for a kind that goes to the other sort of receiver */
const checkedIds = ({ kind, mypageID = null, applicationID = null }: ReceiverChoice) => {
  if ((mypageID === null) === (applicationID === null)) throw invalidField('/mypageID', messages.oneReceiver);
  if (isToApplicant(kind) !== (applicationID !== null)) throw invalidField('/kind', messages.otherReceiver);
  return { mypageId: mypageID, applicationId: applicationID };
};

/** @throws NOT_FOUND for one that the caller may not see, INVALID_PARAMETER */
export const requireReceiver = async (scope: Scope, asked: ReceiverChoice): Promise<Receiver> => {
  adminOf(scope);
  const { mypageId, applicationId } = checkedIds(asked);
  if (mypageId !== null) {
    const [subject] = await listPaperSubjects(scope.db, [mypageId], myPageVisibility(scope));
    if (subject !== undefined) return undertakingReceiver(subject);
  }
  if (applicationId !== null) {
    const [subject] = await listApplicantSubjects(scope.db, [applicationId]);
    if (subject !== undefined) return applicantReceiver(subject);
  }
  throw new ApiError('NOT_FOUND');
};

/** The same, held until the end of the transaction. */
export const holdReceiver = async (scope: Scope, asked: ReceiverChoice): Promise<Receiver> => {
  const { mypageId, applicationId } = checkedIds(asked);
  if (mypageId !== null) await lockMyPage(scope.db, mypageId);
  if (applicationId !== null) await lockApplication(scope.db, applicationId);
  return requireReceiver(scope, asked);
};
