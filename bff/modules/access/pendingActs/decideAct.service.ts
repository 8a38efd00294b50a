import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import { auditKindOf } from '#bff/core/audit/auditEntry.ts';
import type { Batch } from '#bff/core/batch.ts';
import type { OperationId } from '#bff/core/contractDocument.ts';
import type { AskedOperation } from '#bff/core/events.ts';
import { VoidProposalError } from '#bff/core/fourEyes.ts';
import type { Scope } from '#bff/core/scope.ts';
import { PendingActStatus, type TargetKind } from '#bff/generated/contract/enums.ts';
import { secondPersonCheck } from '#bff/parts/fourEyes/secondPerson.service.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { tidyText } from '#rules/text.ts';
import { endPendingAct, expirePendingActs, nameSubject, type PendingActRow } from './pendingActs.data.ts';
import { getPendingAct, requirePendingAct } from './pendingActs.service.ts';
import { pendingActMessages as messages } from './pendingActs.words.ts';
import { decisionRefusal, type PendingActView } from './pendingActViews.service.ts';
import { tellOfDecision } from './tellOfAct.service.ts';

/** What somebody says of a proposal. */
export type ActDecision = {
  readonly action: 'approve' | 'decline' | 'withdraw';
  readonly reason?: string | undefined;
};

/** A proposal that was decided, and what its act shows this once. */
export type DecidedAct = { readonly act: PendingActView; readonly issued: string | null };

const { Approved, Declined, Void, Waiting, Withdrawn } = PendingActStatus;

const statusOf = { approve: Approved, decline: Declined, withdraw: Withdrawn } as const;

const refuse = (detail: string): never => {
  throw new ApiError('TRANSITION_NOT_ALLOWED', { detail });
};

/** @throws TRANSITION_NOT_ALLOWED for who may not decide it, or when it has ended */
const assertMayDecide = async (scope: Scope, row: PendingActRow, { action }: ActDecision): Promise<void> => {
  const actor = adminOf(scope);
  if (row.status !== Waiting || row.endsAt <= scope.now) refuse(messages.ended);
  if (action === 'withdraw') {
    if (row.proposedById !== actor.adminUserId) refuse(messages.onlyProposer);
    return;
  }
  const refusal = decisionRefusal(row, actor, await secondPersonCheck(scope));
  if (refusal !== undefined) refuse(refusal);
};

const textIn = (body: unknown, name: string): string | null => {
  const value = (body as { readonly [name: string]: unknown } | null | undefined)?.[name];
  return typeof value === 'string' ? value : null;
};

/**
 * Does what was asked for, as it was asked, now that a second person stands for it; what it made is what it is about.
 * @returns what is shown this once
 */
const carryOut = async (scope: Scope, row: PendingActRow): Promise<string | null> => {
  const asked: AskedOperation = {
    operationId: row.operation as OperationId,
    request: row.request as AskedOperation['request'],
  };
  const { act, thing, basis } = row;
  const deciding = scope.deciding({ act, thing, basis });
  const { body, location } = await deciding.ask('doOperation', asked);
  if (location !== undefined) await nameSubject(scope.db, row.id, location.split('/').at(-1) ?? '');
  return textIn(body, 'token') ?? textIn(body, 'secret');
};

/**
 * Decides a proposal, and does at once what is approved; all of it is kept together or not at all.
 * @throws NOT_FOUND, RECORD_CHANGED, INVALID_PARAMETER without the reason of a refusal, TRANSITION_NOT_ALLOWED, VoidProposalError
 *   when what it stands on has changed; what the act itself is refused with
 */
const decide = async (
  scope: Scope,
  id: number,
  decision: ActDecision,
  ifMatchVersion: number | undefined,
): Promise<DecidedAct> => {
  const row = await requirePendingAct(scope, id);
  assertVersion(row, ifMatchVersion);
  await assertMayDecide(scope, row, decision);
  const { action } = decision;
  const reason = tidyText(decision.reason ?? '') || null;
  if (action === 'decline' && reason === null) throw invalidField('/reason', messages.reasonRequired);
  const { adminUserId, name } = adminOf(scope);
  const ending = {
    ...{ status: statusOf[action], decidedAt: scope.now, decidedById: adminUserId },
    decisionReason: action === 'decline' ? reason : null,
  };
  // Of two who decide at once the second waits here and finds it ended.
  await writeVersioned(row.version, (version) => endPendingAct(scope.db, { id, version }, ending));
  const issued = action === 'approve' ? await carryOut(scope, row) : null;
  const { projectId, mypageId } = row;
  await scope.audit({
    action,
    target: { kind: auditKindOf(row.subjectKind as TargetKind), id: row.subjectId ?? 0 },
    ...{ projectId: projectId ?? undefined, mypageId: mypageId ?? undefined, reason: reason ?? undefined },
    after: { pendingActId: id, title: row.title, proposedByName: row.proposedBy.name },
  });
  await tellOfDecision(scope, row, { action, decidedByName: name, reason: ending.decisionReason });
  return { act: await getPendingAct(scope, id), issued };
};

/**
 * @see decide; one that is void ends as such, though nothing else of the call is kept.
 * @throws as `decide`, TRANSITION_NOT_ALLOWED for a void one
 */
export const decideAct = async (
  scope: Scope,
  id: number,
  decision: ActDecision,
  ifMatchVersion: number | undefined,
): Promise<DecidedAct> => {
  try {
    return await scope.transaction((inner) => decide(inner, id, decision, ifMatchVersion));
  } catch (error) {
    if (!(error instanceof VoidProposalError)) throw error;
    await scope.transaction((inner) =>
      endPendingAct(inner.db, { id, version: undefined }, { status: Void, decidedAt: inner.now }),
    );
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.changedMeanwhile });
  }
};

/** The job that ends the proposals which nobody has decided in time. */
export const endPendingActs = async (scope: Scope): Promise<Batch> => ({
  doneCount: await expirePendingActs(scope.db, scope.now),
  next: null,
});
