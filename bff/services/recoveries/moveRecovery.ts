import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { RecoveryChange } from '#bff/data/recoveries/recoveries.ts';
import { recoveryMessages as messages, recoveryNotices as texts } from '#bff/text/money/recoveries.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { yenText } from '#rules/figure.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { ordinaryDueDay } from '#rules/recovery/claimBalance.ts';
import { tidyText } from '#rules/text.ts';
import { requireMove } from '../common/requireMove.ts';
import { refreshMyPageFacts } from '../myPages/refreshMyPageFacts.ts';
import { portionsNow } from './claimTerms.ts';
import { takeStep } from './recordStep.ts';
import type { RecoveryContext } from './recoveryContext.ts';
import { contentErrors, recoveryMoves, recoveryStatusName } from './recoveryGuards.ts';
import { announceRecovery } from './recoveryNotices.ts';
import { syncRecoveryAmount } from './syncRecoveryAmount.ts';

/** An action with its reason. */
export type Move = { readonly action: string; readonly reason?: string | undefined };

/** The order: what of the money was received when is fixed with it. */
const orderOf = (scope: Scope, { recovery, paid }: RecoveryContext, orderedById: number) => {
  const orderedOn = tokyoDayOf(scope.now);
  return {
    orderedById,
    orderedAt: scope.now,
    orderedOn,
    dueOn: recovery.dueOn ?? ordinaryDueDay(orderedOn),
    portions: portionsNow(recovery, paid).map((portion) => ({ ...portion })),
  };
};

const columnsOf = (
  scope: Scope,
  context: RecoveryContext,
  action: string,
  reason: string | null,
): RecoveryChange => {
  const { adminUserId } = adminOf(scope);
  switch (action) {
    case 'submit':
      return { submittedById: adminUserId, submittedAt: scope.now, returnReason: null };
    case 'return':
      return { returnReason: reason };
    case 'approve':
      return orderOf(scope, context, adminUserId);
    default:
      return { withdrawReason: reason };
  }
};

const announceOrder = (scope: Scope, { recovery }: RecoveryContext, dueOn: string): Promise<void> =>
  announceRecovery(scope, recovery, {
    title: texts.orderedTitle,
    body: texts.orderedBody(yenText(recovery.amount), formatEraDay(dueOn)),
    dueOn,
  });

/**
 * Moves a held record along its machine; an order tells the business in the same transaction.
 * @throws ACCESS_DENIED, TRANSITION_NOT_ALLOWED with the reason and every wrong field, INVALID_PARAMETER
 */
export const moveRecovery = async (scope: Scope, context: RecoveryContext, move: Move): Promise<void> => {
  const actor = adminOf(scope);
  const { recovery } = context;
  const { action } = move;
  const reason = tidyText(move.reason ?? '') || null;
  const { to } = requireMove(scope.machines.recovery, {
    status: recoveryStatusName(recovery.status),
    action,
    role: actor.role,
    offers: recoveryMoves(scope, context, actor),
    reason,
    reasonPointer: '/reason',
    reasonMessage: messages.reasonRequired,
    errors: action === 'submit' || action === 'approve' ? contentErrors(context, scope.now) : [],
  });
  const change = columnsOf(scope, context, action, reason);
  await takeStep(scope, recovery, { action, to, reason, change });
  if (typeof change.orderedOn === 'string' && typeof change.dueOn === 'string')
    await announceOrder(scope, context, change.dueOn);
  await syncRecoveryAmount(scope, recovery);
  await refreshMyPageFacts(scope, recovery.mypageId);
};
