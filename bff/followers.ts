import type { Followers } from './http/scopeFactory.ts';
import { askForDutiesOf } from './modules/aftercare/duties/askForDuties.service.ts';
import { draftLedgersOf } from './modules/aftercare/property/draftLedger.service.ts';
import { recallApplicantPapers } from './modules/correspondence/papers/recallPapers.service.ts';
import { recallRemindersOf } from './modules/correspondence/reminders/recallReminders.service.ts';
import { recallApplicantReminders } from './modules/correspondence/reminders/remindApplicant.service.ts';
import { setBackProposals } from './modules/money/amounts/setBackProposals.service.ts';
import { recheckAccount } from './modules/money/payouts/recheckAccount.service.ts';
import { claimTax } from './modules/money/recoveries/claimTax.service.ts';
import { updateMyPageFacts } from './modules/myPages/myPageWrites.data.ts';
import { refreshEach } from './modules/myPages/refreshMyPageFacts.service.ts';

/** Which module follows what another one tells of its changes. */
export const followers: Followers = {
  demandsChanged: [recallRemindersOf],
  myPagesChanged: [refreshEach],
  figuresRefreshed: [setBackProposals],
  amountsNotified: [draftLedgersOf],
  paymentsFinished: [askForDutiesOf],
  accountChanged: [recheckAccount],
  earlyStartAccepted: [(scope, id) => updateMyPageFacts(scope.db, id, { hasEarlyStart: true })],
  taxReportConfirmed: [claimTax],
  applicationAnswered: [recallApplicantReminders],
  decisionReverted: [recallApplicantPapers],
};
