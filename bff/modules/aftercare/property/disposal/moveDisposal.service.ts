import { type Actor, roleOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { insertMyPageHistory, refreshMyPageFacts } from '#bff/modules/myPages/index.ts';
import { auditActionOf, columnsBefore } from '#bff/modules/trail/index.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { requireMove } from '#bff/parts/records/requireMove.service.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { tidyText } from '#rules/text.ts';
import { type DisposalChange, updateDisposalRow } from '../disposals.data.ts';
import { disposalMessages as messages } from '../disposals.words.ts';
import { applyDisposal } from './applyDisposal.service.ts';
import { aboutDisposal, type DisposalContext } from './disposalContext.service.ts';
import {
  contentErrors,
  disposalMoves,
  disposalStatusName,
  disposalStatusOf,
} from './disposalGuards.service.ts';
import { announceStep } from './disposalNotices.service.ts';
import { releaseDisposalPaper } from './disposalPaper.service.ts';

/** An action with its reason. */
export type Move = { readonly action: string; readonly reason?: string | undefined };

const unassessed = {
  calculatedAmount: null,
  returnAmount: null,
  deviationReason: null,
  assessedById: null,
  assessedAt: null,
} as const;

const columnsOf = (scope: Scope, actor: Actor, action: string, reason: string | null): DisposalChange => {
  const adminUserId = actor.kind === 'admin' ? actor.adminUserId : null;
  switch (action) {
    case 'submit':
      // What was fixed before it came back was of other values; what a business hands in itself is its own.
      return { ...unassessed, enteredById: adminUserId, submittedAt: scope.now, returnReason: null };
    case 'return':
      return { returnReason: reason };
    case 'forward':
      return { forwardedAt: scope.now };
    case 'approve':
    case 'decline':
      return { decidedAt: scope.now, decidedById: adminUserId, decisionReason: reason };
    default:
      return {};
  }
};

/** Keeps a step in the history of the my page; one that moves nothing leads to where it began. */
export const recordStep = (
  scope: Scope,
  { disposal }: DisposalContext,
  step: {
    readonly action: string;
    readonly to: number;
    readonly comment: string | null;
    readonly isOnBehalf?: boolean;
  },
): Promise<void> =>
  insertMyPageHistory(scope.db, {
    mypageId: disposal.mypageId,
    machine: 'propertyDisposal',
    targetId: disposal.id,
    action: step.action,
    fromStatus: step.action === 'create' ? null : disposal.status,
    toStatus: step.to,
    ...historyActorOf(scope),
    onBehalf: step.isOnBehalf ?? false,
    comment: step.comment,
    createdAt: scope.now,
  });

const requireActor = ({ actor }: Scope): Actor => {
  if (actor === undefined) throw new ApiError('UNAUTHORIZED');
  return actor;
};

/** What follows from a step, in its transaction. @returns the number of an approval */
const follow = async (scope: Scope, context: DisposalContext, action: string): Promise<string | null> => {
  if (action === 'approve') return applyDisposal(scope, context);
  if (action === 'decline' || action === 'withdraw') await releaseDisposalPaper(scope, context.disposal);
  return null;
};

/**
 * Moves a held request along its machine; an approval applies it in the same transaction.
 * @throws ACCESS_DENIED, TRANSITION_NOT_ALLOWED with the reason and every wrong field, INVALID_PARAMETER
 */
export const moveDisposal = async (
  scope: Scope,
  context: DisposalContext,
  { action, reason: given }: Move,
): Promise<void> => {
  const actor = requireActor(scope);
  const { disposal } = context;
  const reason = tidyText(given ?? '') || null;
  const { to, isOnBehalf } = requireMove(scope.machines.propertyDisposal, {
    status: disposalStatusName(disposal.status),
    action,
    role: roleOf(actor),
    offers: disposalMoves(scope, context, actor),
    reason,
    reasonPointer: '/reason',
    reasonMessage: messages.reasonRequired,
    errors: action === 'submit' ? contentErrors(context, scope.now) : [],
  });
  const status = disposalStatusOf(to);
  const { id, version, mypageId } = disposal;
  const change = { ...columnsOf(scope, actor, action, reason), status };
  await writeVersioned(version, () => updateDisposalRow(scope.db, { id, version }, change));
  await recordStep(scope, context, { action, to: status, comment: reason, isOnBehalf });
  await scope.audit({
    action: auditActionOf(action),
    ...aboutDisposal(context),
    before: columnsBefore(disposal, change),
    after: change,
    reason: reason ?? undefined,
    onBehalfOf: isOnBehalf ? disposal.myPage.corporation.name : undefined,
  });
  const approvalNumber = await follow(scope, context, action);
  const told = { reason, approvalNumber, amount: disposal.returnAmount, isOnBehalf };
  await announceStep(scope, disposal, action, told);
  await refreshMyPageFacts(scope, mypageId);
};
