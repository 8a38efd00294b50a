import { RecoveryStatus } from '#bff/generated/contract/enums.ts';
import { sumYen } from '#rules/money.ts';
import { balanceOf, keptOf, liveReceipts, principalOf } from './claimTerms.service.ts';
import type { RecoverySummaryRow } from './recoveries.data.ts';

/*
 * Money that came in besides what is due: before its order, where it waits, and beyond all that was due, where it is to
 * be given back. The bank statement has it, so the record has it.
 */

const { Withdrawn } = RecoveryStatus;

const keptSum = (recovery: RecoverySummaryRow): number => sumYen(liveReceipts(recovery).map(keptOf));

/** Yen of the subsidy that came back: what was received, as far as it pays the sum ordered back (no charges). */
export const receivedPrincipalOf = (recovery: RecoverySummaryRow): number =>
  recovery.orderedOn === null ? 0 : Math.min(keptSum(recovery), principalOf(recovery));

/** Yen that wait for their order: nothing is due before it. */
export const waitingOf = (recovery: RecoverySummaryRow): number =>
  recovery.orderedOn === null && recovery.status !== Withdrawn ? keptSum(recovery) : 0;

const excessOf = (recovery: RecoverySummaryRow, today: string): number => {
  if (recovery.status === Withdrawn) return keptSum(recovery);
  return recovery.orderedOn === null ? 0 : balanceOf(recovery, today).excess;
};

/** Yen that came in beyond all that is due, by the receipts that brought them, the last one first. */
export const toReturnOf = (recovery: RecoverySummaryRow, today: string): ReadonlyMap<number, number> => {
  let left = excessOf(recovery, today);
  const parts = liveReceipts(recovery)
    .toReversed()
    .map((receipt): readonly [number, number] => {
      const part = Math.min(left, keptOf(receipt));
      left -= part;
      return [receipt.id, part];
    });
  return new Map(parts);
};

/** All of it. */
export const toReturnSum = (recovery: RecoverySummaryRow, today: string): number =>
  sumYen([...toReturnOf(recovery, today).values()]);
