import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { normaliseTexts } from '#bff/core/texts/textRules.ts';
import { ThreadMessageKind } from '#bff/generated/contract/enums.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { countThreadMessages, insertThreadFiles, insertThreadMessage } from './messages.data.ts';
import { unfilledFieldsIn } from './templateFields.service.ts';
import { partyOf } from './threadAccess.service.ts';
import { assertSendable } from './threadFiles.service.ts';
import type { ThreadTurn } from './threadMoves.service.ts';
import { type ThreadChange, type ThreadRow, updateThreadRow } from './threads.data.ts';
import { templateMessages, threadMessages } from './threads.words.ts';
import { MAX_MESSAGES } from './threadViews.service.ts';

/** Who called, and when. */
export type CallInput = {
  readonly callerName?: string | null | undefined;
  readonly callerPhone?: string | null | undefined;
  /** ISO 8601; now when left out. */
  readonly calledAt?: string | undefined;
};

/** What is written into a thread. */
export type Entry = {
  readonly kind: number;
  readonly body: string;
  readonly call?: CallInput | undefined;
  readonly fileIds?: readonly string[] | undefined;
};

const isCall = ({ kind }: Entry): boolean => kind === ThreadMessageKind.Call;
const isMessage = ({ kind }: Entry): boolean => kind === ThreadMessageKind.Message;

const calledAtOf = ({ now }: Scope, { calledAt }: CallInput): Date => {
  if (calledAt === undefined) return now;
  const at = new Date(calledAt);
  if (at > now) throw invalidField('/call/calledAt', threadMessages.callLater);
  return at;
};

/** The columns of a call; none for everything else. @throws INVALID_PARAMETER */
const callOf = (scope: Scope, entry: Entry) => {
  const { call } = entry;
  if (!isCall(entry)) {
    if (call !== undefined) throw invalidField('/call', threadMessages.callOnly);
    return {};
  }
  const { callerName = null, callerPhone = null } = call ?? {};
  const names = normaliseTexts({ callerName, callerPhone }, {}, ['callerName', 'callerPhone']);
  return { ...names, calledAt: calledAtOf(scope, call ?? {}) };
};

/** @throws TRANSITION_NOT_ALLOWED when a thread holds as much as one answer can */
const assertRoom = async (scope: Scope, threadId: number): Promise<void> => {
  if ((await countThreadMessages(scope.db, threadId)) >= MAX_MESSAGES)
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: threadMessages.full });
};

/** What goes to the other side has no field of a template left. @throws INVALID_PARAMETER */
const assertFilled = ({ actor }: Scope, entry: Entry): void => {
  const left = actor?.kind === 'admin' && isMessage(entry) ? unfilledFieldsIn(entry.body) : [];
  if (left.length > 0) throw invalidField('/body', templateMessages.leftFields(left));
};

/** What the office keeps to itself moves nothing that the other side sees. */
const changeOf = (scope: Scope, entry: Entry, messageId: number): ThreadChange => {
  if (!isMessage(entry)) return {};
  const isOffice = scope.actor?.kind === 'admin';
  return { lastMessageAt: scope.now, ...(isOffice ? { officeMessageId: messageId } : {}) };
};

/** What the trail and its history know a thread by. */
export const aboutThread = ({ id, projectId, mypageId, applicationId }: ThreadRow) => ({
  target: { kind: 'thread', id } as const,
  projectId,
  mypageId: mypageId ?? undefined,
  applicationId: applicationId ?? undefined,
});

/** A file goes with one message: whoever sends it a moment later is told so. @throws INVALID_PARAMETER */
const attach = async (scope: Scope, messageId: number, fileIds: readonly string[]): Promise<void> => {
  if (fileIds.length === 0) return;
  const count = await insertThreadFiles(scope.db, messageId, fileIds);
  if (count < fileIds.length) throw invalidField('/fileIds', threadMessages.filesUsed);
};

type Step = ThreadTurn & Pick<ThreadChange, 'assigneeUserId'>;

/**
 * Writes an entry into a thread that the caller holds.
 * @param step whose turn it is afterwards
 * @throws INVALID_PARAMETER, TRANSITION_NOT_ALLOWED when it is full, RECORD_CHANGED
 */
export const addMessage = async (
  scope: Scope,
  thread: ThreadRow,
  entry: Entry,
  { step, ifMatchVersion }: { readonly step: Step; readonly ifMatchVersion?: number | undefined },
): Promise<void> => {
  const { id } = thread;
  const { kind, fileIds = [] } = entry;
  const { body } = normaliseTexts({ body: entry.body }, {}, []);
  if (!isMessage(entry) && fileIds.length > 0) throw invalidField('/fileIds', threadMessages.notesKept);
  assertFilled(scope, entry);
  await assertRoom(scope, id);
  await assertSendable(scope, fileIds, partyOf(thread));
  const { actorKind, actorId, actorName } = historyActorOf(scope);
  const messageId = await insertThreadMessage(scope.db, {
    ...{ threadId: id, kind, body, ...callOf(scope, entry), createdAt: scope.now },
    ...{ authorKind: actorKind, authorId: actorId ?? 0, authorName: actorName },
  });
  await attach(scope, messageId, fileIds);
  await writeVersioned(ifMatchVersion, (version) =>
    updateThreadRow(scope.db, { id, version }, { ...step, ...changeOf(scope, entry, messageId) }),
  );
  const action = isMessage(entry) ? 'messageSent' : 'noted';
  await scope.audit({ action, ...aboutThread(thread), after: { messageId, kind, files: fileIds.length } });
};
