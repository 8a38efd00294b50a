import { adminOf, applicantOf, type Family } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { myPageVisibility, requirePart } from '#bff/parts/ownership/access.service.ts';
import type { ThreadParty } from '#bff/parts/ownership/threadParties.data.ts';
import { type ApplicantRow, findApplicant } from './applicants.data.ts';
import {
  findThread,
  findThreadParty,
  lockThread,
  type ThreadRow,
  type ThreadVisibility,
} from './threads.data.ts';

/** The threads that an administrator may see: an inspector those of his my pages. */
export const officeVisibility = (scope: Scope): ThreadVisibility => ({
  kind: 'office',
  myPages: myPageVisibility(scope),
  seesApplications: adminOf(scope).role !== 'Inspector',
});

const found = (thread: ThreadRow | null): ThreadRow => {
  if (thread === null) throw new ApiError('NOT_FOUND');
  return thread;
};

/** @throws NOT_FOUND when there is none, or the caller may not see it */
export const requireThread = async (scope: Scope, id: number): Promise<ThreadRow> =>
  found(await findThread(scope.db, id, officeVisibility(scope)));

/** What the caller's corporation is in an undertaking, as the office speaks with it. @throws NOT_FOUND for every other */
export const userPartyOf = async (scope: Scope, mypageId: number) => {
  const { myPage, memberId } = await requirePart(scope, mypageId);
  return { myPage, party: { mypageId, memberId } };
};

/** A thread of the caller's corporation. @throws NOT_FOUND for every other */
export const requireUserThread = async (scope: Scope, id: number): Promise<ThreadRow> => {
  const mypageId = (await findThreadParty(scope.db, id))?.mypageId ?? null;
  if (mypageId === null) throw new ApiError('NOT_FOUND');
  const { party } = await userPartyOf(scope, mypageId);
  return found(await findThread(scope.db, id, { kind: 'party', party }));
};

/** With whom the office speaks about the caller's own application. */
export const applicantPartyOf = (scope: Scope, family: Family) => ({
  applicationId: applicantOf(scope, family).applicationId,
});

/** Finds a thread that the caller may see. @throws NOT_FOUND for every other */
export type RequireThread = (scope: Scope, id: number) => Promise<ThreadRow>;

/** A thread of the caller's application. @throws NOT_FOUND for every other */
export const requireApplicantThread =
  (family: Family): RequireThread =>
  async (scope, id) => {
    const party = applicantPartyOf(scope, family);
    return found(await findThread(scope.db, id, { kind: 'party', party }));
  };

/** The application that the office writes about. @throws NOT_FOUND when there is none, or the caller sees none */
export const requireApplicant = async (scope: Scope, applicationId: number): Promise<ApplicantRow> => {
  const applicant = adminOf(scope).role === 'Inspector' ? null : await findApplicant(scope.db, applicationId);
  if (applicant === null) throw new ApiError('NOT_FOUND');
  return applicant;
};

/** The same thread, held until the end of the transaction and read again. */
export const holdThread = async (scope: Scope, id: number, require: RequireThread): Promise<ThreadRow> => {
  await require(scope, id);
  await lockThread(scope.db, id);
  return require(scope, id);
};

/** With whom a thread is. */
export const partyOf = ({ mypageId, memberId, applicationId }: ThreadRow): ThreadParty => {
  if (mypageId !== null) return { mypageId, memberId };
  if (applicationId === null) throw new RangeError('a thread is of a my page or of an application');
  return { applicationId };
};
