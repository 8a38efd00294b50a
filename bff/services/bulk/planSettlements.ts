import type { Scope } from '#bff/core/scope.ts';
import type { PayoutTarget } from '#bff/data/bulk/payoutTargets.ts';
import { PaymentStatus } from '#bff/generated/contract/enums.ts';
import { settlementRefusal } from '#bff/text/lists/bulk.ts';
import { paidOnRefusal } from '../payouts/movePayout.ts';
import { settleRefusal } from '../payouts/payoutGuards.ts';
import { updatePayout } from '../payouts/requestPayout.ts';
import { unsendMessage } from './messages/sendMessage.ts';
import type { AskedDate } from './planDates.ts';
import { held, type Work } from './rowWork.ts';
import { able, already, unable, type Verdict } from './verdict.ts';

/*
 * Payments of which the bank has said that they are paid, where its answer is no file. Nothing goes before its turn:
 * only what went to the bank in a file, checked and approved by two, is recorded.
 */

const KIND = 'settlePayouts';

const { Exported, Paid } = PaymentStatus;

/** What the rules of one payment say to its being paid on the day, without writing it. */
export const judgeSettlement =
  (scope: Scope, { on }: AskedDate) =>
  (target: PayoutTarget): Verdict => {
    if (target.status === Paid) return already(KIND);
    if (target.status !== Exported) return unable('status', settlementRefusal);
    const refusal = settleRefusal(target, scope.now) ?? paidOnRefusal(target, on, scope.now);
    if (refusal !== null) return unable('rule', refusal);
    return able(KIND, { input: { paidOn: on }, before: { paidOn: null }, amount: target.amount });
  };

/** The day on which the bank paid: the dry run has written it. */
type PaidDay = { readonly paidOn: string };

export const settlePayouts: Work = {
  rowsAtOnce: 1,
  does: async (scope, { run, row }) => {
    const { paidOn } = held(row.input) as PaidDay;
    const move = { action: 'settle', paidOn, reason: run.reason ?? undefined };
    await updatePayout(scope, held(row.paymentId), move, row.targetVersion ?? undefined);
  },
  undoes: unsendMessage,
};
