import { adminOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { tidyText } from '#rules/text.ts';
import { assertOpen } from './dealRules.service.ts';
import { type PaymentItemView, readDealView } from './dealViews.service.ts';
import { removeAcceptance, saveAcceptance } from './findingAcceptances.data.ts';
import { auditDeal, holdDeal } from './holdDeal.service.ts';
import { isMissing } from './paymentFindings.service.ts';
import { paymentTexts as texts } from './payments.words.ts';

type Acceptance = { readonly key: string; readonly reason: string | null };

/**
 * What the cross-check found of a deal is taken as it is, with a reason; null takes that back. It holds for the values
 * that were compared: with other values it is another finding.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED when it is no longer found, or once the result is
 *   confirmed, INVALID_PARAMETER without a reason
 */
export const acceptPaymentFinding = async (
  scope: Scope,
  id: number,
  { key, reason: said }: Acceptance,
  ifMatchVersion: number | undefined,
): Promise<PaymentItemView> => {
  const { adminUserId, name } = adminOf(scope);
  const { owner } = await holdDeal(scope, id, ifMatchVersion);
  assertOpen(owner);
  const { findings } = await readDealView(scope, owner, id);
  const finding = findings.find((one) => one.key === key && !isMissing(one));
  if (finding === undefined) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: texts.findingGone });
  const reason = tidyText(said ?? '');
  if (said !== null && reason === '') assertNoFieldErrors([fieldError('/reason', texts.acceptanceReason)]);
  if (said === null) await removeAcceptance(scope.db, id, key);
  else {
    await saveAcceptance(scope.db, {
      ...{ itemId: id, key, reason, message: finding.message },
      ...{ acceptedById: adminUserId, acceptedByName: name, acceptedAt: scope.now },
    });
  }
  await auditDeal(scope, owner, id, {
    action: 'updated',
    before: { finding: finding.message, accepted: finding.acceptance?.reason ?? null },
    after: { finding: finding.message, accepted: said === null ? null : reason },
    ...(said === null ? {} : { reason }),
  });
  return readDealView(scope, owner, id);
};
