import { roleOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { transition } from '#bff/core/stateMachine.ts';
import { auditActionOf } from '#bff/modules/trail/index.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { returnVersioned } from '#bff/parts/records/versioned.service.ts';
import { guardRefusal, refuseNow } from './applicationGuards.service.ts';
import {
  type ApplicationChange,
  type HistoryLine,
  insertApplicationHistory,
  updateApplicationRow,
} from './applications.data.ts';
import { applicationMessage } from './applications.words.ts';
import type { Dossier } from './dossier.service.ts';
import { statusNameOf, statusNumberOf } from './statuses.service.ts';
import type { ApplicationRow } from './wholeApplication.data.ts';

/** An action that somebody takes with an application. */
export type ActionInput = {
  readonly action: string;
  readonly reason?: string | undefined;
  /** Why an administrator does it in the business's place; with it the action is on behalf. */
  readonly onBehalfReason?: string | undefined;
};

/** Where an allowed action leads, and the reason as the history keeps it. */
export type Move = ActionInput & { readonly to: number; readonly isOnBehalf: boolean };

const missingReason = (isOnBehalf: boolean): never => {
  const message = applicationMessage(isOnBehalf ? 'onBehalfReasonRequired' : 'reasonRequired');
  const pointer = isOnBehalf ? '/onBehalfReason' : '/reason';
  throw new ApiError('NOT_ENOUGH_PARAMETERS', {
    detail: message,
    errors: [{ pointer, code: 1001, message }],
  });
};

/**
 * Whether an action is possible: status, role and reason by the contract's state machine, then its guards.
 * @throws TRANSITION_NOT_ALLOWED, ACCESS_DENIED, NOT_ENOUGH_PARAMETERS
 */
export const authorise = (scope: Scope, dossier: Dossier, input: ActionInput): Move => {
  if (scope.actor === undefined) throw new ApiError('UNAUTHORIZED');
  const machine = scope.machines.application;
  const request = {
    status: statusNameOf(dossier.row.status),
    action: input.action,
    role: roleOf(scope.actor),
    reason: input.onBehalfReason ?? input.reason,
  };
  const own = transition(machine, { ...request, reason: input.reason });
  const isOnBehalf = !own.isAllowed && own.refusal === 'onlyOnBehalf';
  const result = isOnBehalf ? transition(machine, { ...request, isOnBehalf }) : own;
  if (!result.isAllowed) {
    if (result.refusal === 'wrongRole') throw new ApiError('ACCESS_DENIED');
    if (result.refusal === 'reasonMissing') return missingReason(isOnBehalf);
    return refuseNow(dossier, scope, applicationMessage('wrongStatus'));
  }
  const refusal = guardRefusal(input.action, dossier, scope);
  if (refusal !== null) return refuseNow(dossier, scope, refusal);
  return { ...input, to: statusNumberOf(result.to), isOnBehalf };
};

/** An entry about an application in the audit trail names these. */
export const auditTargetOf = (row: ApplicationRow) => ({
  target: { kind: 'application' as const, id: row.id },
  applicationId: row.id,
  projectId: row.projectId,
});

/**
 * Writes columns of a locked application.
 * @returns the application with them; what hangs on it is as it was read
 * @throws RECORD_CHANGED when it is no longer what was read
 */
export const writeApplication = async (
  scope: Scope,
  row: ApplicationRow,
  change: ApplicationChange,
): Promise<ApplicationRow> => {
  const columns = await returnVersioned(row.version, (version) =>
    updateApplicationRow(scope.db, { id: row.id, version }, change),
  );
  return { ...row, ...columns };
};

/**
 * Writes down who moves an application and why, in its history and in the audit trail.
 * @returns the line of the history
 */
export const recordMove = async (scope: Scope, { row }: Dossier, move: Move): Promise<HistoryLine[]> => {
  const comment = move.onBehalfReason ?? move.reason ?? null;
  const line = await insertApplicationHistory(scope.db, {
    applicationId: row.id,
    action: move.action,
    fromStatus: row.status,
    toStatus: move.to,
    ...historyActorOf(scope),
    onBehalf: move.isOnBehalf,
    comment,
    createdAt: scope.now,
  });
  await scope.audit({
    action: auditActionOf(move.action),
    ...auditTargetOf(row),
    before: { status: row.status },
    after: { status: move.to },
    reason: comment ?? undefined,
    onBehalfOf: move.isOnBehalf ? (row.name ?? row.applicationUser.name) : undefined,
  });
  return line;
};

/** Moves an application and writes down who did it and why. */
export const moveApplication = async (
  scope: Scope,
  dossier: Dossier,
  move: Move,
  change: ApplicationChange = {},
): Promise<void> => {
  await writeApplication(scope, dossier.row, { ...change, status: move.to });
  await recordMove(scope, dossier, move);
};
