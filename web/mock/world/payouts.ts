import { PaymentStatus } from '#web/parts/api/generated/enums.ts';
import { miraiWorld } from './world.ts';

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
