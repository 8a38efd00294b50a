import type { Answers, Followers } from './http/scopeFactory.ts';
import { askForDutiesOf } from './modules/aftercare/duties/askForDuties.service.ts';
import { draftLedgersOf } from './modules/aftercare/property/draftLedger.service.ts';
import { recallApplicantPapers } from './modules/correspondence/papers/recallPapers.service.ts';
import { recallRemindersOf } from './modules/correspondence/reminders/recallReminders.service.ts';
import { recallApplicantReminders } from './modules/correspondence/reminders/remindApplicant.service.ts';
import { applyApprovedAmount } from './modules/money/amounts/applyProposal.service.ts';
import { setBackProposals } from './modules/money/amounts/setBackProposals.service.ts';
import { listDealsOfVouchers } from './modules/money/payments/itemsOfVouchers.service.ts';
import { recordPayoutMoves } from './modules/money/payouts/payoutHistory.service.ts';
import { recheckAccount } from './modules/money/payouts/recheckAccount.service.ts';
import { claimTax } from './modules/money/recoveries/claimTax.service.ts';
import { draftRevocation } from './modules/money/recoveries/draftRecovery.service.ts';
import { supersedeRecoveries } from './modules/money/recoveries/recoveries.data.ts';
import { claimableOf } from './modules/money/recoveries/recoveryContext.service.ts';
import { updateMyPageFacts } from './modules/myPages/myPageWrites.data.ts';
import { refreshEach } from './modules/myPages/refreshMyPageFacts.service.ts';

/** Which module follows what another one tells of its changes. */
export const followers: Followers = {
  demandsChanged: [recallRemindersOf],
  myPagesChanged: [refreshEach],
  figuresRefreshed: [setBackProposals],
  amountsNotified: [draftLedgersOf],
  paymentsFinished: [askForDutiesOf],
  voucherNumbered: [listDealsOfVouchers],
  accountChanged: [recheckAccount],
  earlyStartAccepted: [(scope, id) => updateMyPageFacts(scope.db, id, { hasEarlyStart: true })],
  taxReportConfirmed: [claimTax],
  payoutsMoved: [(scope, { action, moves }) => recordPayoutMoves(scope, action, moves)],
  grantRevoked: [draftRevocation],
  undertakingReinstated: [(scope, id) => supersedeRecoveries(scope.db, id, scope.now)],
  applicationAnswered: [recallApplicantReminders],
  decisionReverted: [recallApplicantPapers],
};

/** Which module answers what another one asks of those that stand on it. */
export const answers: Answers = {
  approvedAmount: (scope, { mypageId, kind }) => applyApprovedAmount(scope, mypageId, kind),
  claimableAmount: async (scope, mypageId) => (await claimableOf(scope, mypageId)).claimable,
};
