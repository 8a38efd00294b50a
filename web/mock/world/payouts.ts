import { PaymentStatus } from '#web/api/generated/enums.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { miraiWorld, officeWorld } from './world.ts';

const { account, mypage } = officeWorld.saw('getPayout', 5);
if (account === null) throw new Error('a payment to an account');
const { accountNumberMasked: accountNumber, ...bank } = account;

/** What the office sees of payments, and of the account of the business that most of them go to. */
export const payoutHandlers: MockHandlers = {
  ...officeWorld.handlers,
  getCorporationBankAccount: reply({
    ...miraiWorld.saw('getBankAccount', 1),
    ...{ ...bank, accountNumber, isMasked: true },
    ...{ corporationId: mypage.corporationId, accountHolder: mypage.corporationName },
  }),
};

const paid = miraiWorld.saw('getUserPayoutLedger');

/** What みらい食堂 has been paid, before it was: asked for, with the office. */
export const askedLedger: typeof paid = {
  ...paid,
  paidAmount: 0,
  items: paid.items.map((payout) => ({
    ...payout,
    status: PaymentStatus.Requested,
    ...{ checkedByName: null, checkedAt: null, approvedByName: null, approvedAt: null },
    ...{ batchId: null, transferOn: null, paidOn: null },
  })),
  requestRefusal: '請求できる額をすべて請求しています。取り消された支払があるときだけ、もう一度請求できます',
};
