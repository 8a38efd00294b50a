import type { Actor } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { assertVersion } from '#bff/parts/records/versioned.service.ts';
import { findPayout, type PayoutRow } from './payouts.data.ts';

/** A payment that the caller may see. @throws NOT_FOUND */
export const requirePayout = async (scope: Scope, id: number): Promise<PayoutRow> => {
  const payout = await findPayout(scope.db, id, myPageVisibility(scope));
  if (payout === null) throw new ApiError('NOT_FOUND');
  return payout;
};

/**
 * The same, held with its my page until the end of the transaction: neither its amounts nor its account change meanwhile.
 * @throws NOT_FOUND, RECORD_CHANGED
 */
export const holdPayout = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<PayoutRow> => {
  const { mypageId } = await requirePayout(scope, id);
  await lockMyPage(scope.db, mypageId);
  const payout = await requirePayout(scope, id);
  assertVersion(payout, ifMatchVersion);
  return payout;
};

/** @throws UNAUTHORIZED in a job, which has nobody to act as */
export const requireActor = ({ actor }: Scope): Actor => {
  if (actor === undefined) throw new ApiError('UNAUTHORIZED');
  return actor;
};
