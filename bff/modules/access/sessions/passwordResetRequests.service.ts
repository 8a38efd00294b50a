import { type Batch, type Cursor, cursorNumber } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import { normaliseEmail } from '#rules/contact.ts';
import { type AccountAddress, findAccountByEmail } from './accounts.data.ts';
import { countResetRequest } from './loginLimits.service.ts';
import {
  claimResetRequest,
  insertPasswordResetRequest,
  listPasswordResetRequests,
  type PasswordResetRequest,
} from './passwordResetRequests.data.ts';
import { issuePasswordLink, type ResetPlace } from './passwords.service.ts';

const BATCH = 20;
/** What could not be answered for so long is forgotten; its person has asked again, or telephoned. */
const KEPT_MS = 24 * 3600_000;

/**
 * Writes down that somebody asks for a reset link. Whether the address exists is looked up after the answer, so that
 * neither the answer nor its time tells; the row outlives a process that dies in between.
 * @throws TOO_MANY_REQUESTS
 */
export const requestPasswordReset = async (scope: Scope, place: ResetPlace, email: string): Promise<void> => {
  const address: AccountAddress = { ...place, email: normaliseEmail(email) };
  await countResetRequest(scope, address);
  await scope.transaction(({ db }) =>
    insertPasswordResetRequest(db, {
      context: address.context,
      projectId: address.projectId ?? null,
      email: address.email,
      requestedIp: scope.caller.ip,
      requestId: scope.requestId,
      requestedAt: scope.now,
    }),
  );
};

/** The scope of the job, speaking for the request that asked: its id and address stand in the trail. */
const inTheNameOf = (scope: Scope, { requestId, requestedIp }: PasswordResetRequest): Scope => ({
  ...scope,
  requestId,
  caller: { ...scope.caller, ip: requestedIp },
});

const answerOne = async (scope: Scope, id: number): Promise<void> => {
  const request = await claimResetRequest(scope.db, id);
  if (request === null || scope.now.getTime() - request.requestedAt.getTime() > KEPT_MS) return;
  const { context, email, projectId } = request;
  const account = await findAccountByEmail(scope.db, { context, email, projectId: projectId ?? undefined });
  if (!account?.isActive) return;
  await issuePasswordLink(inTheNameOf(scope, request), account, context, { kind: 'reset' });
};

/** Mails the links that were asked for; a request goes in the transaction that writes its link and its mail. */
export const answerResetRequests = async (
  scope: Scope,
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<Batch> => {
  const ids = await listPasswordResetRequests(scope.db, cursorNumber(cursor, 'afterId'), BATCH);
  for (const id of ids) {
    if (signal.aborted) break;
    await scope
      .transaction((inner) => answerOne(inner, id))
      // One that fails keeps nobody else waiting; it stays, and the next minute tries it again.
      .catch((error: unknown) => scope.log.error({ err: error }, 'a reset link was not made'));
  }
  const last = ids.length === BATCH ? ids.at(-1) : undefined;
  return { doneCount: ids.length, next: last === undefined ? null : { afterId: last } };
};
