import { applicantOf, type Family } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { normaliseTexts } from '#bff/core/texts/textRules.ts';
import { ThreadMessageKind } from '#bff/generated/contract/enums.ts';
import { isSectionOf } from '#bff/parts/notices/notifications.data.ts';
import { requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { findMemberOfSection } from '#bff/parts/ownership/members.data.ts';
import { aboutThread, addMessage, type Entry } from './addMessage.service.ts';
import { getOwnThread } from './ownThreads.service.ts';
import {
  requireApplicant,
  requireApplicantThread,
  requireUserThread,
  userPartyOf,
} from './threadAccess.service.ts';
import { afterOffice, afterParty, atBeginning } from './threadMoves.service.ts';
import { mailThreadParty } from './threadNotices.service.ts';
import { insertThread, isFindingOf, type NewThread, type ThreadRow } from './threads.data.ts';
import { getThread } from './threads.service.ts';
import { threadMessages } from './threads.words.ts';
import type { OwnThreadView, ThreadView } from './threadViews.service.ts';

/** What a thread is about within its undertaking. */
type About = {
  readonly sectionId?: number | null | undefined;
  readonly returnItemId?: number | null | undefined;
};

type Told = { readonly mypageId: number; readonly memberId: number | null };

/** @throws NOT_FOUND when the document, or the finding in it, is not that party's */
const assertAbout = async (scope: Scope, told: Told, { sectionId, returnItemId }: About): Promise<void> => {
  const isSection = !sectionId || (await isSectionOf(scope.db, sectionId, told));
  if (!isSection) throw new ApiError('NOT_FOUND');
  if (!returnItemId) return;
  if (!sectionId || !(await isFindingOf(scope.db, returnItemId, sectionId)))
    throw invalidField('/returnItemId', threadMessages.findingUnknown);
};

type Beginning = Pick<
  NewThread,
  'projectId' | 'mypageId' | 'memberId' | 'applicationId' | 'sectionId' | 'returnItemId' | 'subject'
>;

/** A thread in which nothing is written yet. */
const begin = async (scope: Scope, beginning: Beginning): Promise<ThreadRow> => {
  const { subject } = normaliseTexts({ subject: beginning.subject }, {}, []);
  const { now } = scope;
  const thread = await insertThread(scope.db, {
    ...beginning,
    subject,
    ...atBeginning(now),
    lastMessageAt: now,
    createdAt: now,
  });
  const { sectionId, returnItemId } = thread;
  const after = { subject, sectionId, returnItemId };
  await scope.audit({ action: 'created', ...aboutThread(thread), after });
  return thread;
};

export type UserThreadInput = About & {
  readonly mypageID: number;
  readonly subject: string;
  readonly body: string;
  readonly fileIds?: readonly string[] | undefined;
};

/** The first question of the other side. @returns the id of its thread */
const ask = async (
  scope: Scope,
  beginning: Beginning,
  entry: Pick<Entry, 'body' | 'fileIds'>,
): Promise<number> => {
  const thread = await begin(scope, beginning);
  const step = afterParty(thread, scope.now);
  await addMessage(scope, thread, { kind: ThreadMessageKind.Message, ...entry }, { step });
  return thread.id;
};

/** A business asks the office. @throws NOT_FOUND for another's undertaking or document, INVALID_PARAMETER */
export const createUserThread = async (scope: Scope, input: UserThreadInput): Promise<OwnThreadView> => {
  const { mypageID, subject, sectionId, returnItemId, body, fileIds } = input;
  const { myPage, party } = await userPartyOf(scope, mypageID);
  await assertAbout(scope, party, input);
  const { projectId } = myPage;
  const beginning = { ...party, projectId, sectionId, returnItemId, subject };
  return getOwnThread(scope, await ask(scope, beginning, { body, fileIds }), requireUserThread);
};

export type ApplicantThreadInput = Pick<UserThreadInput, 'subject' | 'body' | 'fileIds'>;

/** An applicant asks the office about his application. @throws INVALID_PARAMETER */
export const createApplicantThread = async (
  scope: Scope,
  family: Family,
  { subject, body, fileIds }: ApplicantThreadInput,
): Promise<OwnThreadView> => {
  const { applicationId, projectId } = applicantOf(scope, family);
  const id = await ask(scope, { applicationId, projectId, subject }, { body, fileIds });
  return getOwnThread(scope, id, requireApplicantThread(family));
};

export type ThreadInput = About &
  Entry & {
    readonly mypageID?: number | null | undefined;
    readonly applicationID?: number | null | undefined;
    readonly subject: string;
    readonly closes?: boolean | undefined;
  };

/** With whom the office begins to speak, and of which round. @throws NOT_FOUND, INVALID_PARAMETER */
const partyFor = async (scope: Scope, input: ThreadInput): Promise<Omit<Beginning, 'subject'>> => {
  const { mypageID = null, applicationID = null, sectionId, returnItemId } = input;
  if ((mypageID === null) === (applicationID === null))
    throw invalidField('/mypageID', threadMessages.aboutOne);
  if (mypageID === null) {
    const { id, projectId } = await requireApplicant(scope, applicationID ?? 0);
    if (sectionId || returnItemId) throw invalidField('/sectionId', threadMessages.applicantHasNone);
    return { applicationId: id, projectId };
  }
  const { id: mypageId, projectId } = await requireMyPage(scope, mypageID);
  await assertAbout(scope, { mypageId, memberId: null }, input);
  const member = sectionId ? await findMemberOfSection(scope.db, sectionId) : null;
  return { mypageId, memberId: member?.id ?? null, projectId, sectionId, returnItemId };
};

/** The office begins: with a message to the other side, with a call that came in, or with a note. */
export const createThread = async (scope: Scope, input: ThreadInput): Promise<ThreadView> => {
  const { subject, kind, body, call, fileIds, closes = false } = input;
  const thread = await begin(scope, { ...(await partyFor(scope, input)), subject });
  const step = afterOffice(thread, { kind, closes }, scope.now);
  await addMessage(scope, thread, { kind, body, call, fileIds }, { step });
  if (kind === ThreadMessageKind.Message) await mailThreadParty(scope, thread);
  return getThread(scope, thread.id);
};
