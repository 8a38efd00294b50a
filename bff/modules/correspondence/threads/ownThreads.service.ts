import { type Family, userOf } from '#bff/core/actor.ts';
import { invalidField } from '#bff/core/apiError.ts';
import { commonMessages } from '#bff/core/common.words.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { ThreadParty } from '#bff/parts/ownership/threadParties.data.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { aboutThread } from './addMessage.service.ts';
import { countThreadMessages, isMessageToParty, listThreadMessages } from './messages.data.ts';
import { applicantPartyOf, type RequireThread, userPartyOf } from './threadAccess.service.ts';
import { listThreadRows } from './threadList.data.ts';
import { markThreadRead } from './threads.data.ts';
import {
  type OwnThreadSummary,
  type OwnThreadView,
  ownSummaryOf,
  ownThreadOf,
} from './threadViews.service.ts';

/*
 * Threads as the other side reads them: a business, one of its members, an applicant. What the office notes for itself
 * is no part of them.
 */

type Asked = { readonly isUnread?: boolean | undefined };

const listOf = async (
  scope: Scope,
  party: ThreadParty,
  { isUnread }: Asked,
  request: PageRequest,
): Promise<Page<OwnThreadSummary>> => {
  const filter = { visibility: { kind: 'party', party }, isUnread } as const;
  return mapPage(await listThreadRows(scope.db, filter, request), ownSummaryOf);
};

/** What a business and the office write to each other. @throws NOT_FOUND for another my page than its own */
export const listUserThreads = async (
  scope: Scope,
  { mypageId, ...asked }: Asked & { readonly mypageId: number },
  request: PageRequest,
): Promise<Page<OwnThreadSummary>> => {
  userOf(scope);
  const { party } = await userPartyOf(scope, mypageId);
  return listOf(scope, party, asked, request);
};

/** What an applicant and the office write to each other. */
export const listApplicantThreads =
  (family: Family) =>
  async (scope: Scope, asked: Asked, request: PageRequest): Promise<Page<OwnThreadSummary>> =>
    listOf(scope, applicantPartyOf(scope, family), asked, request);

/** A thread as the other side reads it. @throws NOT_FOUND for every other */
export const getOwnThread = async (
  scope: Scope,
  id: number,
  require: RequireThread,
): Promise<OwnThreadView> => {
  const row = await require(scope, id);
  const [messages, messageCount] = await Promise.all([
    listThreadMessages(scope.db, id, { isForParty: true }),
    countThreadMessages(scope.db, id),
  ]);
  return ownThreadOf(scope, row, { messages, messageCount });
};

/**
 * The other side has read up to a message. Only its own people have this operation, so that an administrator who looks
 * marks nothing.
 * @throws NOT_FOUND for every other thread, INVALID_PARAMETER for a message that is not in it
 */
export const readOwnThread = async (
  scope: Scope,
  { id, messageId }: { readonly id: number; readonly messageId: number },
  require: RequireThread,
): Promise<OwnThreadView> => {
  const thread = await require(scope, id);
  if (!(await isMessageToParty(scope.db, id, messageId)))
    throw invalidField('/messageId', commonMessages.invalid);
  const read = { readMessageId: messageId, readAt: scope.now };
  if (await markThreadRead(scope.db, thread, read))
    await scope.audit({ action: 'read', ...aboutThread(thread), after: { messageId } });
  return getOwnThread(scope, id, require);
};
