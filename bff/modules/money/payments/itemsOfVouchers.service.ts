import { invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { findPaymentItems } from '#bff/modules/sections/deals/dealRows.data.ts';
import { recordAudits } from '#bff/modules/trail/audit/recordAudit.service.ts';
import { memberMessages } from '#bff/parts/ownership/members.words.ts';
import { dealNumberOf } from './paymentFacts.service.ts';
import { insertItemsOfVouchers } from './paymentItems.data.ts';
import { PAYEE_MARK } from './payments.words.ts';

/** Gives every numbered voucher of a held my page its deal in the payment list, also when it came alone. */
export const listDealsOfVouchers = async (
  scope: Scope,
  { mypageId, projectId }: { readonly mypageId: number; readonly projectId: number },
): Promise<void> => {
  const added = await insertItemsOfVouchers(scope.db, { mypageId, mark: PAYEE_MARK, now: scope.now });
  if (added.length === 0) return;
  await recordAudits(
    scope,
    added.map(({ id, number }) => ({
      action: 'created',
      target: { kind: 'paymentItem', id },
      after: { number },
      mypageId,
      projectId,
    })),
  );
};

type Numbered = { readonly mypageId: number; readonly branchNumber: string };

const dealOf = async (scope: Scope, { mypageId, branchNumber }: Numbered) =>
  (await findPaymentItems(scope.db, mypageId, [dealNumberOf(branchNumber)]))[0];

/**
 * Of whom a new voucher is asked: of whom its deal is.
 * @param said a member; undefined where nobody was named
 * @throws INVALID_PARAMETER when the deal is of another
 */
export const memberOfVoucher = async (
  scope: Scope,
  voucher: Numbered,
  said: number | null | undefined,
): Promise<number | null> => {
  const deal = await dealOf(scope, voucher);
  if (deal === undefined) return said ?? null;
  if (said && said !== deal.memberId) throw invalidField('/memberId', memberMessages.dealOfOther);
  return deal.memberId;
};

/**
 * A voucher goes to another deal of the same business only; a member's goes to no number that is free, for it is not
 * told which are. @throws INVALID_PARAMETER
 */
export const assertOfSameBusiness = async (
  scope: Scope,
  voucher: Numbered & { readonly memberId: number | null },
): Promise<void> => {
  const deal = await dealOf(scope, voucher);
  const isOfOther = deal === undefined ? voucher.memberId !== null : deal.memberId !== voucher.memberId;
  if (isOfOther) throw invalidField('/branchNumber', memberMessages.dealOfOther);
};
