import type { Actor } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import { offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { RecoveryReliefStatus, RecoveryStatus } from '#bff/generated/contract/enums.ts';
import { attachedFile } from '#bff/parts/files/attachedFile.service.ts';
import { myPageOfRecord } from '#bff/parts/records/myPageOfRecord.service.ts';
import { adminName, adminNameOrNone } from '#bff/parts/records/officeName.service.ts';
import { listRecordSteps, type RecordStepRow } from '#bff/parts/records/recordSteps.data.ts';
import { stepView } from '#bff/parts/records/recordSteps.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { sumYen } from '#rules/money.ts';
import { balanceOf, balanceView, liveReceipts, portionsNow } from './claimTerms.service.ts';
import { receivedPrincipalOf, toReturnOf, toReturnSum, waitingOf } from './receivedMoney.service.ts';
import type { ReceiptRow, RecoverySummaryRow, ReliefRow } from './recoveries.data.ts';
import type { RecoveryContext } from './recoveryContext.service.ts';
import {
  isEditable,
  openRefusal,
  receiptActions,
  receiptRefusal,
  recoveryMoves,
  reliefActions,
} from './recoveryGuards.service.ts';

const { Ordered, Settled } = RecoveryStatus;

const leftOn = (row: RecoverySummaryRow, today: string): number => {
  if (row.status === Ordered || row.status === Settled) return balanceOf(row, today).leftTotal;
  return row.status === RecoveryStatus.Withdrawn ? 0 : Math.max(0, row.amount - waitingOf(row));
};

/** A record in a list. */
export const summaryOf = (row: RecoverySummaryRow, now: Date) => {
  const today = tokyoDayOf(now);
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    mypageId: row.mypageId,
    mypage: myPageOfRecord(row.myPage),
    number: row.number,
    kind: row.kind,
    status: row.status,
    amount: row.amount,
    orderedOn: row.orderedOn,
    dueOn: row.dueOn,
    isOverdue: row.status === Ordered && row.dueOn !== null && row.dueOn < today,
    receivedAmount: sumYen(liveReceipts(row).map(({ amount }) => amount)),
    receivedPrincipal: receivedPrincipalOf(row),
    returnedAmount: sumYen(liveReceipts(row).map(({ returnedAmount }) => returnedAmount)),
    toReturnAmount: toReturnSum(row, today),
    waitingAmount: waitingOf(row),
    leftAmount: leftOn(row, today),
    settledOn: row.settledOn,
  };
};

export type RecoverySummary = ReturnType<typeof summaryOf>;

type OfReceipt = {
  readonly row: ReceiptRow;
  readonly recovery: RecoverySummaryRow;
  readonly toReturn: number;
};

const receiptView = (scope: Scope, actor: Actor, { row, recovery, toReturn }: OfReceipt) => ({
  id: row.id,
  receivedOn: row.receivedOn,
  amount: row.amount,
  isBeforeOrder: recovery.orderedOn === null || row.receivedOn < recovery.orderedOn,
  toReturnAmount: toReturn,
  returnedAmount: row.returnedAmount,
  returnedOn: row.returnedOn,
  returnedByName: adminNameOrNone(scope, row.returnedBy),
  note: actor.kind === 'admin' ? row.note : null,
  recordedByName: adminName(scope, row.recordedBy),
  recordedAt: row.createdAt,
  checkedByName: adminNameOrNone(scope, row.checkedBy),
  checkedAt: row.checkedAt,
  canceledByName: adminNameOrNone(scope, row.canceledBy),
  canceledAt: row.canceledAt,
  cancelReason: row.cancelReason,
  availableActions: receiptActions(row, actor, toReturn),
});

const reliefView = (scope: Scope, actor: Actor, row: ReliefRow) => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  amount: row.amount,
  dueOn: row.dueOn,
  reason: row.reason,
  askedByName: adminName(scope, row.askedBy),
  askedAt: row.createdAt,
  decidedByName: adminNameOrNone(scope, row.decidedBy),
  decidedAt: row.decidedAt,
  decisionReason: row.decisionReason,
  availableActions: reliefActions(row, actor),
});

const actionsOf = (scope: Scope, context: RecoveryContext, actor: Actor) => {
  if (actor.kind !== 'admin' || actor.role !== 'JMAC') return [];
  const { recovery } = context;
  const isOrdered = recovery.status === Ordered || recovery.status === Settled;
  return [
    ...recoveryMoves(scope, context, actor),
    ...(isEditable(recovery) ? [offer('update')] : []),
    ...(receiptRefusal(recovery) === undefined ? [offer('recordReceipt')] : []),
    ...(isOrdered ? [offer('askRelief', openRefusal(recovery))] : []),
  ];
};

/** What a business reads of how its order came about: nothing before the order, and nobody's drafts. */
const partsFor = (actor: Actor, { recovery }: RecoveryContext) => {
  if (actor.kind === 'admin') return { receipts: recovery.receipts, reliefs: recovery.reliefs };
  const isApproved = ({ status }: ReliefRow) => status === RecoveryReliefStatus.Approved;
  return { receipts: liveReceipts(recovery), reliefs: recovery.reliefs.filter(isApproved) };
};

const isTold = ({ toStatus }: RecordStepRow): boolean =>
  toStatus !== RecoveryStatus.Draft && toStatus !== RecoveryStatus.Submitted;

const historyFor = async (scope: Scope, actor: Actor, { recovery }: RecoveryContext) => {
  const steps = await listRecordSteps(scope.db, 'recovery', recovery);
  return steps.filter((step) => actor.kind === 'admin' || isTold(step)).map((step) => stepView(scope, step));
};

const portionsView = ({ recovery, unused }: RecoveryContext) =>
  portionsNow(recovery, unused).map(({ on, amount }) => ({ receivedOn: on, amount }));

/**
 * A record with its money, receipts, reliefs and history, and what the caller may do with it.
 * @param on the day on which the rest is paid; today when undefined
 */
export const viewOf = async (scope: Scope, context: RecoveryContext, on?: string) => {
  const { actor } = scope;
  if (actor === undefined) throw new ApiError('UNAUTHORIZED');
  const { recovery, paid, unused } = context;
  const { receipts, reliefs } = partsFor(actor, context);
  const isOffice = actor.kind === 'admin';
  const toReturn = toReturnOf(recovery, tokyoDayOf(scope.now));
  return {
    ...summaryOf(recovery, scope.now),
    claimReason: recovery.claimReason,
    payTo: recovery.payTo,
    document: recovery.documentFile && attachedFile(recovery.documentFile),
    paidAmount: sumYen(paid.map(({ amount }) => amount)),
    portions: portionsView(context),
    balance: balanceView(recovery, on ?? tokyoDayOf(scope.now), unused),
    receipts: receipts.map((row) =>
      receiptView(scope, actor, { row, recovery, toReturn: toReturn.get(row.id) ?? 0 }),
    ),
    reliefs: reliefs.map((row) => reliefView(scope, actor, row)),
    submittedByName: isOffice ? adminNameOrNone(scope, recovery.submittedBy) : null,
    orderedByName: adminNameOrNone(scope, recovery.orderedBy),
    returnReason: isOffice ? recovery.returnReason : null,
    withdrawReason: recovery.withdrawReason,
    taxReportSectionId: recovery.taxReport?.sectionId ?? null,
    history: await historyFor(scope, actor, context),
    availableActions: actionsOf(scope, context, actor),
  };
};

export type RecoveryView = Awaited<ReturnType<typeof viewOf>>;
