import {
  RecoveryKind,
  RecoveryReliefKind,
  RecoveryReliefStatus,
  RecoveryStatus,
} from '#bff/generated/contract/enums.ts';
import { addDays } from '#rules/calendar.ts';
import { sumYen } from '#rules/money.ts';
import {
  balanceOn,
  type ClaimBalance,
  type ClaimTerms,
  type DatedYen,
  portionsOf,
  type Remitted,
} from '#rules/recovery/claimBalance.ts';
import type { LiveRecovery, ReceiptRow, RecoverySummaryRow } from './recoveries.data.ts';

/*
 * What a record's rows mean to the rules of rules/recovery.
 */

const { Approved } = RecoveryReliefStatus;

/** Receipts that count. */
export const liveReceipts = ({ receipts }: Pick<RecoverySummaryRow, 'receipts'>) =>
  receipts.filter(({ canceledAt }) => canceledAt === null);

/** Yen of a receipt that stayed here: without what was sent back. */
export const keptOf = ({ amount, returnedAmount }: Pick<ReceiptRow, 'amount' | 'returnedAmount'>): number =>
  amount - returnedAmount;

export const receivedMoney = (recovery: Pick<RecoverySummaryRow, 'receipts'>): DatedYen[] =>
  liveReceipts(recovery).map((receipt) => ({ on: receipt.receivedOn, amount: keptOf(receipt) }));

const approvedOf = ({ reliefs }: RecoverySummaryRow, kind: number) =>
  reliefs.filter((relief) => relief.kind === kind && relief.status === Approved);

const remittedOf = (recovery: RecoverySummaryRow, kind: number): Remitted => {
  const approved = approvedOf(recovery, kind);
  if (approved.some(({ amount }) => amount === null)) return 'all';
  return sumYen(approved.map(({ amount }) => amount ?? 0));
};

/** Yen that are ordered back now: without what was lifted of the order. */
export const principalOf = (recovery: RecoverySummaryRow): number =>
  recovery.amount -
  sumYen(approvedOf(recovery, RecoveryReliefKind.Principal).map(({ amount }) => amount ?? 0));

const isDatedYen = (value: unknown): value is DatedYen =>
  typeof value === 'object' &&
  value !== null &&
  'on' in value &&
  'amount' in value &&
  typeof value.on === 'string' &&
  typeof value.amount === 'number';

/** The portions that an order fixed. */
const keptPortions = ({ portions }: { readonly portions: unknown }): DatedYen[] =>
  Array.isArray(portions) ? portions.filter(isDatedYen) : [];

/** What an order takes of the receipts now: without what was lifted of it. Nothing before it is ordered. */
export const usedPortions = ({ orderedOn, amount, lifted, ...order }: LiveRecovery): DatedYen[] =>
  orderedOn === null ? [] : portionsOf(keptPortions(order), amount - lifted);

/**
 * What is ordered back by the days of its receipt: as the order fixed it, before that as it would be now.
 * @param unused what was paid and other orders leave
 */
export const portionsNow = (recovery: RecoverySummaryRow, unused: readonly DatedYen[]): DatedYen[] =>
  portionsOf(recovery.orderedOn === null ? unused : keptPortions(recovery), principalOf(recovery));

const termsOf = (recovery: RecoverySummaryRow, unused: readonly DatedYen[]): ClaimTerms => ({
  portions: portionsNow(recovery, unused),
  bearsSurcharge: recovery.kind === RecoveryKind.Revocation,
  dueOn: recovery.orderedOn === null ? null : recovery.dueOn,
  remittedSurcharge: remittedOf(recovery, RecoveryReliefKind.Surcharge),
  remittedLateCharge: remittedOf(recovery, RecoveryReliefKind.LateCharge),
});

/** What a record comes to when the rest is paid on a day. @param unused what other orders leave, for a draft */
export const balanceOf = (
  recovery: RecoverySummaryRow,
  on: string,
  unused: readonly DatedYen[] = [],
): ClaimBalance => balanceOn(termsOf(recovery, unused), receivedMoney(recovery), on);

/** The same as the contract has it, with what one day more adds. */
export const balanceView = (recovery: RecoverySummaryRow, on: string, unused: readonly DatedYen[]) => {
  const { excess: _none, ...balance } = balanceOf(recovery, on, unused);
  const tomorrow = balanceOf(recovery, addDays(on, 1), unused);
  const isOver = recovery.status === RecoveryStatus.Withdrawn;
  const growsBy = isOver ? 0 : Math.max(0, tomorrow.leftTotal - balance.leftTotal);
  return { on, ...balance, growsBy };
};
