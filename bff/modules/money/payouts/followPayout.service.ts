import { type Batch, MORE } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { followPayments } from './paidUp.service.ts';
import { announceOutcome } from './payoutNotices.service.ts';
import { findPayout, listFollowUps, updatePayoutRow } from './payouts.data.ts';

/**
 * What follows from a payment that went out or failed, its my page held: the business is told, and the undertaking is
 * brought up to what is paid of it.
 */
export const followPayout = async (scope: Scope, id: number): Promise<void> => {
  const payout = await findPayout(scope.db, id, { kind: 'all' });
  if (payout === null) return;
  await announceOutcome(scope, payout);
  await followPayments(scope, payout.mypageId, payout.failureReason ?? '');
};

const BATCH = 20;

/** After a file of results: what follows from each of its payments, one transaction each. */
export const followPayouts = async (scope: Scope): Promise<Batch> => {
  const rows = await listFollowUps(scope.db, BATCH);
  for (const { id, mypageId } of rows) {
    await scope.transaction(async (inner) => {
      await lockMyPage(inner.db, mypageId);
      const payout = await findPayout(inner.db, id, { kind: 'all' });
      // Another process may have been here meanwhile.
      if (payout !== null && !payout.followsUp) return;
      await updatePayoutRow(inner.db, { id, version: undefined }, { followsUp: false });
      await followPayout(inner, id);
    });
  }
  return { doneCount: rows.length, next: rows.length === BATCH ? MORE : null };
};
