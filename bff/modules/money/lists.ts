import { amountProposalList } from './amounts/amountProposals.list.ts';
import { payoutBatchList } from './payouts/batches.list.ts';
import { payoutList } from './payouts/payouts.list.ts';
import { ownRecoveryList, recoveryList } from './recoveries/recoveries.list.ts';

/** The lists of this module. */
export const moneyLists = [amountProposalList, ownRecoveryList, payoutBatchList, payoutList, recoveryList];
