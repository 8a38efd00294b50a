import type { Scope } from '#bff/core/scope.ts';
import { PaymentStatus } from '#bff/generated/contract/enums.ts';
import { paidOnRefusal, settleRefusal, updatePayout } from '#bff/modules/money/index.ts';
import { settlementRefusal } from './bulk.words.ts';
import { unsendMessage } from './messages/sendMessage.service.ts';
import type { PayoutTarget } from './payoutTargets.data.ts';
import type { AskedDate } from './planDates.service.ts';
import { held, type Work } from './rowWork.service.ts';
import { able, already, unable, type Verdict } from './verdict.service.ts';

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
