import { DocumentCheckStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { miraiMemberWorld } from '../../world/world.ts';

type List = components['schemas']['PaymentList'];

const own: List = miraiMemberWorld.saw('getUserPaymentList');

/** The list of みらい食堂, its own deal, while that of all is sent back, with one finding about it. */
export const memberPaymentsReturned: List = {
  ...own,
  status: DocumentCheckStatus.Rejected,
  returnDueOn: '2026-12-07',
  openReturnItemCount: 1,
  items: own.items.map((item) => ({
    ...item,
    returnItems: [
      {
        ...{ id: 71, number: 1, field: 'orderedOn', isAnswered: false },
        comment: '発注日が見積日より前の日付です。',
        createdAt: '2026-11-16T02:30:00.000Z',
      },
    ],
  })),
};
