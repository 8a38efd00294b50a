import { type Actor, roleOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors } from '#bff/core/texts/textRules.ts';
import { ChangeRequestKind } from '#bff/generated/contract/enums.ts';
import { auditActionOf } from '#bff/modules/trail/index.ts';
import { valuesOf } from '#bff/parts/records/changeValues.service.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { requireMove } from '#bff/parts/records/requireMove.service.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { tidyText } from '#rules/text.ts';
import { insertMyPageHistory } from '../myPageWrites.data.ts';
import { refreshMyPageFacts } from '../refreshMyPageFacts.service.ts';
import { applyChange } from './applyChange.service.ts';
import { beforeOf } from './beforeValues.service.ts';
import type { ChangeContext } from './changeContext.service.ts';
import { changeMoves, changeStatusName, changeStatusOf, contentErrors } from './changeGuards.service.ts';
import { announceStep } from './changeNotices.service.ts';
import { type ChangeRequestChange, updateChangeRequestRow } from './changeRequests.data.ts';
import { changeMessages as messages } from './changes.words.ts';
import { maskedValues } from './requestViews.service.ts';
import { valueErrors } from './valueErrors.service.ts';

/** An action with its reason. */
export type Move = {
  readonly action: string;
  readonly reason?: string | undefined;
  /** With an approval: the day from which it counts, where it is not the day asked for. */
  readonly effectiveOn?: string | null | undefined;
};

const requireActor = ({ actor }: Scope): Actor => {
  if (actor === undefined) throw new ApiError('UNAUTHORIZED');
  return actor;
};

/** Errors of the requested values, each at its field. */
const errorsOf = (scope: Scope, context: ChangeContext, action: string) =>
  action === 'submit' ? contentErrors(context, scope.now) : [];

const admitted = (scope: Scope, context: ChangeContext, { action, reason }: Move) => {
  const actor = requireActor(scope);
  const machine = scope.machines.changeRequest;
  const { to, isOnBehalf } = requireMove(machine, {
    status: changeStatusName(context.request.status),
    action,
    role: roleOf(actor),
    offers: changeMoves(scope, context, actor),
    reason: tidyText(reason ?? '') || null,
    reasonPointer: '/reason',
    reasonMessage: messages.actionReasonRequired,
    errors: errorsOf(scope, context, action),
  });
  return { status: changeStatusOf(to), isOnBehalf, actor };
};

/** From when an approval counts: the day that the office says, else the one asked for, else today. */
const effectiveDay = (scope: Scope, context: ChangeContext, given: string | null | undefined): string => {
  const today = tokyoDayOf(scope.now);
  const day = given ?? context.request.effectiveOn ?? today;
  if (day > today) throw invalidField('/effectiveOn', messages.effectiveFuture);
  const asked = { ...context, request: { ...context.request, effectiveOn: day } };
  assertNoFieldErrors(valueErrors(asked, scope.now));
  return day;
};

type Step = {
  readonly action: string;
  readonly reason: string | null;
  readonly isOnBehalf: boolean;
  readonly actor: Actor;
  readonly effectiveOn: string;
};

const { Withdrawal } = ChangeRequestKind;

const columnsOf = (scope: Scope, context: ChangeContext, step: Step): ChangeRequestChange => {
  const { request } = context;
  const { now } = scope;
  const decided = {
    before: beforeOf(context) as object,
    decidedAt: now,
    decidedById: step.actor.kind === 'admin' ? step.actor.adminUserId : null,
    decisionReason: step.reason,
  };
  switch (step.action) {
    case 'submit': {
      // Whether a withdrawal came in time is told by its first day.
      const submittedAt = request.kind === Withdrawal ? (request.submittedAt ?? now) : now;
      return { before: beforeOf(context) as object, submittedAt, returnReason: null };
    }
    case 'return':
      return { returnReason: step.reason };
    case 'forward':
      return { forwardedAt: now };
    case 'approve': {
      const after = maskedValues(valuesOf(request.after)) as object;
      return { ...decided, after, effectiveOn: step.effectiveOn };
    }
    case 'decline':
      return decided;
    default:
      return {};
  }
};

const record = async (scope: Scope, { request }: ChangeContext, step: Step, to: number): Promise<void> => {
  const { id, mypageId, myPage } = request;
  await insertMyPageHistory(scope.db, {
    mypageId,
    machine: 'changeRequest',
    targetId: id,
    action: step.action,
    fromStatus: request.status,
    toStatus: to,
    ...historyActorOf(scope),
    onBehalf: step.isOnBehalf,
    comment: step.reason,
    createdAt: scope.now,
  });
  await scope.audit({
    action: auditActionOf(step.action),
    target: { kind: 'changeRequest', id },
    before: { status: request.status },
    after: { status: to, ...(step.action === 'approve' ? { effectiveOn: step.effectiveOn } : {}) },
    reason: step.reason ?? undefined,
    onBehalfOf: step.isOnBehalf ? myPage.corporation.name : undefined,
    mypageId,
    projectId: myPage.projectId,
  });
};

/**
 * Moves a held request along its machine; an approval applies it in the same transaction.
 * @throws ACCESS_DENIED, TRANSITION_NOT_ALLOWED with the reason and every wrong cell, INVALID_PARAMETER
 */
export const moveRequest = async (scope: Scope, context: ChangeContext, move: Move): Promise<void> => {
  const { status, isOnBehalf, actor } = admitted(scope, context, move);
  const { action } = move;
  const reason = tidyText(move.reason ?? '') || null;
  const effectiveOn =
    action === 'approve' ? effectiveDay(scope, context, move.effectiveOn) : tokyoDayOf(scope.now);
  const step = { action, reason, isOnBehalf, actor, effectiveOn };
  const { id, version, mypageId } = context.request;
  const change = { ...columnsOf(scope, context, step), status };
  await writeVersioned(version, () => updateChangeRequestRow(scope.db, { id, version }, change));
  await record(scope, context, step, status);
  if (action === 'approve') await applyChange(scope, context, effectiveOn);
  await announceStep(scope, context, action, { reason, effectiveOn });
  await refreshMyPageFacts(scope, mypageId);
};
