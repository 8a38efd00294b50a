import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertSecondPerson } from '#bff/parts/fourEyes/secondPerson.service.ts';
import { requireMove } from '#bff/parts/records/requireMove.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { yenText } from '#rules/figure.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { ordinaryDueDay } from '#rules/recovery/claimBalance.ts';
import { tidyText } from '#rules/text.ts';
import { portionsNow } from './claimTerms.service.ts';
import { followMoney } from './closeClaim.service.ts';
import { applyRecoveryMove } from './recordStep.service.ts';
import type { RecoveryChange } from './recoveries.data.ts';
import { recoveryMessages as messages, recoveryNotices as texts } from './recoveries.words.ts';
import type { RecoveryContext } from './recoveryContext.service.ts';
import { contentErrors, recoveryMoves, recoveryStatusName } from './recoveryGuards.service.ts';
import { announceRecovery } from './recoveryNotices.service.ts';
import { syncRecoveryAmount } from './syncRecoveryAmount.service.ts';

/** An action with its reason. */
export type Move = { readonly action: string; readonly reason?: string | undefined };

/** The order: what of the money was received when is fixed with it. */
const orderOf = (scope: Scope, { recovery, unused }: RecoveryContext, orderedById: number) => {
  const orderedOn = tokyoDayOf(scope.now);
  return {
    orderedById,
    orderedAt: scope.now,
    orderedOn,
    dueOn: recovery.dueOn ?? ordinaryDueDay(orderedOn),
    portions: portionsNow(recovery, unused).map((portion) => ({ ...portion })),
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
  if (action === 'approve') await assertSecondPerson(scope, [recovery.submittedById]);
  const change = columnsOf(scope, context, action, reason);
  await applyRecoveryMove(scope, recovery, { action, to, reason, change });
  if (typeof change.orderedOn === 'string' && typeof change.dueOn === 'string')
    await announceOrder(scope, context, change.dueOn);
  await syncRecoveryAmount(scope, recovery);
  // What came in before the order counts from now on, and may be all of it.
  await followMoney(scope, recovery.id);
};
