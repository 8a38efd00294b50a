import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { miraiMemberWorld } from '../../world/world.ts';

/* The part of みらい食堂 in an undertaking that several carry out, and states that the demo is not in. */

type Schemas = components['schemas'];
type Page = Schemas['UserMyPage'];

const { Confirming, Incomplete, Rejected } = DocumentCheckStatus;

/** It has still to hand in documents, and was told so. */
export const memberPage: Page = { ...miraiMemberWorld.saw('getUserMyPage'), unreadNotificationCount: 1 };

const dueOn = '2026-11-30';
const due = { dueOn, daysLeft: 5, sectionId: null };

/** Its deals came back with the list of payments. */
export const memberPageReturned: Page = {
  ...memberPage,
  nextAction: {
    ...due,
    kind: 'answerDeals',
    title: '「支払経費一覧」の取引を修正してください',
    text: '自社の取引に差戻し項目が1件あります。修正すると、代表事業者が一覧をまとめて再提出します。',
  },
  deadlines: [
    { ...due, key: 'return', label: '「支払経費一覧」の取引の修正', isOverdue: false },
    ...memberPage.deadlines,
  ],
};

/** It has handed everything in. */
export const memberPageDone: Page = {
  ...memberPage,
  deadlines: [],
  members: memberPage.members.map((own) => ({ ...own, submittedCount: own.requiredCount })),
  unreadNotificationCount: 0,
  nextAction: {
    ...{ kind: 'wait', sectionId: null, dueOn: null, daysLeft: null },
    title: '事務局が確認しています',
    text: '4件の書類を確認しています。',
  },
  sections: memberPage.sections
    .filter(({ status, branchNumber }) => status !== Incomplete || branchNumber === null)
    .map((section) => ({ ...section, status: Confirming, dueOn: null, daysLeft: null })),
};

const list: Schemas['PaymentList'] = miraiMemberWorld.saw('getUserPaymentList');

/** Its own deal while the list of all is sent back, with one finding about it. */
export const memberPaymentsReturned: Schemas['PaymentList'] = {
  ...list,
  status: Rejected,
  returnDueOn: '2026-12-07',
  openReturnItemCount: 1,
  items: list.items.map((item) => ({
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
