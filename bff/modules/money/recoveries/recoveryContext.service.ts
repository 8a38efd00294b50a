import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { assertVersion } from '#bff/parts/records/versioned.service.ts';
import { sumYen } from '#rules/money.ts';
import { type DatedYen, unusedOf } from '#rules/recovery/claimBalance.ts';
import { usedPortions } from './claimTerms.service.ts';
import { listPaidMoney } from './paidMoney.data.ts';
import { findRecovery, listLiveRecoveries, type RecoveryRow } from './recoveries.data.ts';

/** A record with the money that it is about: what its guards and its views look at. */
export type RecoveryContext = {
  readonly recovery: RecoveryRow;
  /** What was paid to the undertaking, and when. */
  readonly paid: readonly DatedYen[];
  /** What of it no other order has taken, by the days of its receipt. */
  readonly unused: readonly DatedYen[];
  /** Yen of that which nothing else orders back. */
  readonly claimable: number;
};

/** What was paid to an undertaking, and how much of it no other record orders back. */
export const claimableOf = async (scope: Scope, mypageId: number, besides?: number) => {
  const paid = await listPaidMoney(scope.db, mypageId);
  const others = (await listLiveRecoveries(scope.db, mypageId)).filter(({ id }) => id !== besides);
  const total = sumYen(paid.map(({ amount }) => amount));
  const claimed = sumYen(others.map(({ amount, lifted }) => amount - lifted));
  return {
    paid,
    unused: unusedOf(paid, others.flatMap(usedPortions)),
    claimable: Math.max(0, total - claimed),
  };
};

/** A record that the caller may see. @throws NOT_FOUND */
export const requireRecovery = async (scope: Scope, id: number): Promise<RecoveryRow> => {
  const recovery = await findRecovery(scope.db, id, myPageVisibility(scope));
  if (recovery === null) throw new ApiError('NOT_FOUND');
  return recovery;
};

/** The same with its money. @throws NOT_FOUND */
export const readContext = async (scope: Scope, id: number): Promise<RecoveryContext> => {
  const recovery = await requireRecovery(scope, id);
  return { recovery, ...(await claimableOf(scope, recovery.mypageId, id)) };
};

/** The same, held with its my page until the end of the transaction. @throws NOT_FOUND, RECORD_CHANGED */
export const holdContext = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<RecoveryContext> => {
  const { mypageId } = await requireRecovery(scope, id);
  await lockMyPage(scope.db, mypageId);
  const context = await readContext(scope, id);
  assertVersion(context.recovery, ifMatchVersion);
  return context;
};
