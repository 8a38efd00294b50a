import type { Scope } from '#bff/core/scope.ts';
import { bankDetail } from '#bff/parts/ownership/access.service.ts';
import { adminNameOrNone } from '#bff/parts/records/officeName.service.ts';
import { listRecordSteps, type RecordStepRow } from '#bff/parts/records/recordSteps.data.ts';
import { stepView } from '#bff/parts/records/recordSteps.service.ts';
import { accountView, keptAccount, snapshotOf } from './payoutAccount.service.ts';
import { requireActor } from './payoutContext.service.ts';
import { payoutMoves } from './payoutGuards.service.ts';
import type { PayoutRow } from './payouts.data.ts';

const mypageOf = ({ myPage }: PayoutRow) => ({
  id: myPage.id,
  displayCode: myPage.displayCode,
  projectId: myPage.projectId,
  projectName: myPage.project.shortName,
  corporationId: myPage.corporationId,
  corporationName: myPage.corporation.name,
  planTitle: myPage.planTitle,
});

/** The account that was checked; before that the one that the business has now. */
const accountOf = (scope: Scope, { account, myPage }: PayoutRow) => {
  const current = myPage.corporation.bankAccount;
  const kept = keptAccount(account) ?? (current && snapshotOf(current));
  // What a check is made with is the account of now, whatever was kept.
  return kept && { ...accountView(scope, kept), version: current?.version ?? kept.version };
};

/** A payment in a list: without its history. */
export const summaryOf = (scope: Scope, row: PayoutRow) => ({
  id: row.id,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  mypageId: row.mypageId,
  mypage: mypageOf(row),
  status: row.status,
  method: row.method,
  amount: row.amount,
  requestedOn: row.requestedOn,
  account: bankDetail(scope) === 'none' ? null : accountOf(scope, row),
  isAccountConfirmed: (row.myPage.corporation.bankAccount?.confirmedAt ?? null) !== null,
  enteredByName: adminNameOrNone(scope, row.enteredBy),
  checkedByName: adminNameOrNone(scope, row.checkedBy),
  checkedAt: row.checkedAt,
  approvedByName: adminNameOrNone(scope, row.approvedBy),
  approvedAt: row.approvedAt,
  batchId: row.batchId,
  transferOn: row.batch?.transferOn ?? null,
  paidOn: row.paidOn,
  failureReason: row.failureReason,
  returnReason: row.returnReason,
  cancelReason: row.cancelReason,
  history: [],
  availableActions: payoutMoves(scope, row, requireActor(scope)),
});

const stepOf = (scope: Scope, step: RecordStepRow) => ({
  ...stepView(scope, step),
  isOnBehalf: step.onBehalf,
});

/** A payment with its history. */
export const viewOf = async (scope: Scope, row: PayoutRow) => {
  const steps = await listRecordSteps(scope.db, 'payment', row);
  return { ...summaryOf(scope, row), history: steps.map((step) => stepOf(scope, step)) };
};

export type PayoutView = Awaited<ReturnType<typeof viewOf>>;
