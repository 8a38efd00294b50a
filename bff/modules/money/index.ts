/* What other modules may use of this one (README.md). */
export type { AmountCalculation } from './amounts/amountCalculation.service.ts';
export { readAmountContext } from './amounts/amountContext.service.ts';
export { amountTables } from './amounts/amountPaper.service.ts';
export { amountPaperWords } from './amounts/amountPapers.words.ts';
export type { AmountProposalRow } from './amounts/amountProposals.data.ts';
export { amountProposalRoutes } from './amounts/amountProposals.routes.ts';
export { amountProposalName } from './amounts/amounts.words.ts';
export { calculationIn } from './amounts/amountViews.service.ts';
export { applyApprovedAmount } from './amounts/applyProposal.service.ts';
export { type AmountProposalSearch, countAmountProposals } from './amounts/listAmountProposals.service.ts';
export { setBackProposals } from './amounts/setBackProposals.service.ts';
export { moneyExportTexts } from './moneyExports.words.ts';
export { listDealsOfVouchers } from './payments/dealsOfVouchers.service.ts';
export { paymentListRoutes } from './payments/paymentList.routes.ts';
export { openContent, sealContent } from './payouts/batches/sealedContent.service.ts';
export { payoutBatchRoutes } from './payouts/batches.routes.ts';
export { followPayouts } from './payouts/followPayout.service.ts';
export {
  countPayouts,
  idsOfPayouts,
  type PayoutSearch,
  payoutSearchOf,
} from './payouts/listPayouts.service.ts';
export { paidOnRefusal } from './payouts/movePayout.service.ts';
export { settleRefusal } from './payouts/payoutGuards.service.ts';
export { recordPayoutMoves } from './payouts/payoutHistory.service.ts';
export { payoutRoutes } from './payouts/payouts.routes.ts';
export { batchName, payoutName } from './payouts/payouts.words.ts';
export { recheckAccount } from './payouts/recheckAccount.service.ts';
export { updatePayout } from './payouts/requestPayout.service.ts';
export { lockProject } from './payouts/settings.data.ts';
export { claimTax } from './recoveries/claimTax.service.ts';
export { draftRecovery, draftRevocation, proposedPayTo } from './recoveries/draftRecovery.service.ts';
export { countRecoveries, type RecoverySearch } from './recoveries/listRecoveries.service.ts';
export { supersedeRecoveries } from './recoveries/recoveries.data.ts';
export { recoveryRoutes } from './recoveries/recoveries.routes.ts';
export { recoveryName } from './recoveries/recoveries.words.ts';
export { claimableOf } from './recoveries/recoveryContext.service.ts';
