import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ThreadMessageKind } from '#bff/generated/contract/enums.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { aboutThread, addMessage, type Entry } from './addMessage.service.ts';
import { getOwnThread } from './ownThreads.service.ts';
import { holdThread, type RequireThread, requireThread } from './threadAccess.service.ts';
import { afterOffice, afterParty, atBeginning, CLOSED, type ThreadTurn } from './threadMoves.service.ts';
import { mailThreadParty } from './threadNotices.service.ts';
import { isAnswering, type ThreadChange, type ThreadRow, updateThreadRow } from './threads.data.ts';
import { getThread } from './threads.service.ts';
import { threadMessages } from './threads.words.ts';
import { type OwnThreadView, officeRefusals, type ThreadView } from './threadViews.service.ts';

export type OwnEntry = Pick<Entry, 'body' | 'fileIds'>;

/**
 * The other side goes on with a thread; it waits for the office again.
 * @throws NOT_FOUND, INVALID_PARAMETER, TRANSITION_NOT_ALLOWED
 */
export const createOwnMessage = async (
  scope: Scope,
  { id, body, fileIds }: OwnEntry & { readonly id: number },
  require: RequireThread,
): Promise<OwnThreadView> => {
  const thread = await holdThread(scope, id, require);
  const entry = { kind: ThreadMessageKind.Message, body, fileIds };
  await addMessage(scope, thread, entry, { step: afterParty(thread, scope.now) });
  return getOwnThread(scope, id, require);
};

export type OfficeEntry = Entry & { readonly closes?: boolean | undefined };

/** The first to answer an unassigned thread becomes its assignee. */
const assigneeAfter = (scope: Scope, { assigneeUserId }: ThreadRow, isAnswer: boolean) =>
  isAnswer && assigneeUserId === null ? { assigneeUserId: adminOf(scope).adminUserId } : {};

/**
 * The office answers, notes something for itself, or records a call.
 * @throws NOT_FOUND, INVALID_PARAMETER, TRANSITION_NOT_ALLOWED, RECORD_CHANGED when a colleague was faster
 */
export const createThreadMessage = async (
  scope: Scope,
  id: number,
  { kind, body, call, fileIds, closes = false }: OfficeEntry,
  ifMatchVersion: number | undefined,
): Promise<ThreadView> => {
  const thread = await holdThread(scope, id, requireThread);
  assertVersion(thread, ifMatchVersion);
  const isAnswer = kind === ThreadMessageKind.Message;
  const standing = afterOffice(thread, { kind, closes }, scope.now);
  const step = { ...standing, ...assigneeAfter(scope, thread, isAnswer) };
  await addMessage(scope, thread, { kind, body, call, fileIds }, { step, ifMatchVersion });
  if (isAnswer) await mailThreadParty(scope, thread);
  return getThread(scope, id);
};

export type ThreadUpdateInput = {
  readonly action?: 'close' | 'reopen' | undefined;
  readonly assigneeAdminUserId?: number | null | undefined;
};

const assigneeOf = async (
  scope: Scope,
  id: number | null | undefined,
): Promise<Pick<ThreadChange, 'assigneeUserId'>> => {
  if (id === undefined) return {};
  if (id !== null && !(await isAnswering(scope.db, id)))
    throw invalidField('/assigneeAdminUserId', threadMessages.assigneeUnknown);
  return { assigneeUserId: id };
};

const standingAfter = (
  scope: Scope,
  thread: ThreadRow,
  action: ThreadUpdateInput['action'],
): ThreadTurn | undefined => {
  if (action === undefined) return undefined;
  const refusal = officeRefusals(thread, 0)[action];
  if (refusal !== undefined) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
  return action === 'close' ? CLOSED : atBeginning(scope.now);
};

const auditUpdate = async (
  scope: Scope,
  thread: ThreadRow,
  { action, assigneeAdminUserId }: ThreadUpdateInput,
): Promise<void> => {
  const about = aboutThread(thread);
  if (assigneeAdminUserId !== undefined) {
    const before = { assigneeUserId: thread.assigneeUserId };
    const after = { assigneeUserId: assigneeAdminUserId };
    await scope.audit({ action: 'updated', ...about, before, after });
  }
  if (action !== undefined) {
    const { status } = thread;
    await scope.audit({ action: action === 'close' ? 'finish' : 'reopen', ...about, before: { status } });
  }
};

/** Gives a thread to somebody, or closes or reopens it. @throws NOT_FOUND, INVALID_PARAMETER, TRANSITION_NOT_ALLOWED, RECORD_CHANGED */
export const updateThread = async (
  scope: Scope,
  id: number,
  input: ThreadUpdateInput,
  ifMatchVersion: number | undefined,
): Promise<ThreadView> => {
  const thread = await holdThread(scope, id, requireThread);
  assertVersion(thread, ifMatchVersion);
  const change = {
    ...(await assigneeOf(scope, input.assigneeAdminUserId)),
    ...standingAfter(scope, thread, input.action),
  };
  await writeVersioned(ifMatchVersion, (version) => updateThreadRow(scope.db, { id, version }, change));
  await auditUpdate(scope, thread, input);
  return getThread(scope, id);
};
