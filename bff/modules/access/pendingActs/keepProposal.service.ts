import { adminOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import { targetKindOf } from '#bff/core/audit/auditEntry.ts';
import type { AskedProposal, KeptProposal } from '#bff/core/events.ts';
import { basisOf, fourEyesRowOf, type Proposal } from '#bff/core/fourEyes.ts';
import type { Scope } from '#bff/core/scope.ts';
import { isProblem } from '#bff/platform/database/errors.ts';
import { findWaitingFor, insertPendingAct } from './pendingActs.data.ts';
import { pendingActMessages as messages } from './pendingActs.words.ts';
import { tellOfProposal } from './tellOfAct.service.ts';

/** After these a proposal that nobody has decided has ended (domain 12). */
const LIVES_MS = 14 * 86_400_000;

const refuseSecond = async (scope: Scope, { thing }: Proposal): Promise<void> => {
  const waiting = await findWaitingFor(scope.db, thing);
  if (waiting === null) return;
  throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.waitsAlready(waiting.proposedBy.name) });
};

/** Of two that are asked for at once the second finds the first. */
const refuseRace = (error: unknown): never => {
  if (!isProblem(error, 'unique', 'pending_act_thing_key')) throw error;
  throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.waitsNow, cause: error });
};

/**
 * Keeps what somebody asked for and a second person decides, with what was sent, and tells who may decide.
 * @throws ACCESS_DENIED for who may not ask for it, TRANSITION_NOT_ALLOWED while one waits for the same thing
 */
export const keepProposal = async (
  scope: Scope,
  { operationId, request, proposal }: AskedProposal,
): Promise<KeptProposal> => {
  const actor = adminOf(scope);
  const { act, subject, thing, title, projectId, mypageId, changes, follows, reason = null } = proposal;
  if (!fourEyesRowOf(act).proposes.includes(actor.role)) throw new ApiError('ACCESS_DENIED');
  await refuseSecond(scope, proposal);
  const endsAt = new Date(scope.now.getTime() + LIVES_MS);
  const row = await insertPendingAct(scope.db, {
    ...{ act, thing, title, projectId, mypageId, changes, reason, endsAt },
    follows: [...follows],
    operation: operationId,
    request: request as never,
    basis: basisOf(proposal),
    subjectKind: targetKindOf(subject.kind),
    subjectId: subject.id === null ? null : String(subject.id),
    proposedById: actor.adminUserId,
    createdAt: scope.now,
  }).catch(refuseRace);
  await scope.audit({
    action: 'propose',
    target: { kind: subject.kind, id: subject.id ?? 0 },
    ...{ projectId, mypageId, reason: reason ?? undefined },
    after: { pendingActId: row.id, title },
  });
  await tellOfProposal(scope, row);
  return { pendingActId: row.id, act, endsAt };
};
