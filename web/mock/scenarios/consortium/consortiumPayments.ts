import {
  DocumentCheckStatus,
  DocumentType,
  ExpenseCategoryInclusive,
  ExpenseType,
  PaymentFindingCode,
} from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { paymentListOf } from '../mamekura/mamekuraPayments.ts';
import { paymentItem } from '../mamekura/paymentParts.ts';
import { himawariMember, MYPAGE, miraiMember, of } from './consortiumMembers.ts';

type Schemas = components['schemas'];
type List = Schemas['PaymentList'];
type Item = Schemas['PaymentItem'];

const { DatesOutOfOrder, MissingVoucher } = PaymentFindingCode;

const found = (facts: Partial<Schemas['PaymentFinding']>): Schemas['PaymentFinding'] => ({
  key: '3 deliveredOn orderedOn 2026-09-10 2026-09-04',
  code: DatesOutOfOrder,
  isError: true,
  field: 'deliveredOn',
  documentType: null,
  values: [],
  message: '納品日（2026年9月4日）が、発注日（2026年9月10日）より前です。',
  acceptance: null,
  ...facts,
});

const order: Schemas['PaymentVoucher'] = {
  documentType: DocumentType.VoucherOrder,
  title: '発注書',
  sectionId: 822,
  branchNumber: '2-2',
  status: DocumentCheckStatus.Incomplete,
  fileCount: 0,
  picture: null,
};

const missingOrder = found({
  key: `1 ${DocumentType.VoucherOrder}`,
  code: MissingVoucher,
  isError: false,
  field: null,
  documentType: DocumentType.VoucherOrder,
  message: '発注書がまだありません。',
});

const mirai: Item = paymentItem({
  ...{ id: 41, number: 2, ...of(miraiMember) },
  ...{ expenseCategory: ExpenseCategoryInclusive.MachinerySystem, expenseType: ExpenseType.Purchase },
  ...{ description: '嚥下配慮メニュー用スチームオーブン', payee: '株式会社みほん厨機' },
  ...{ amountTaxIncluded: 1_320_000, amountTaxExcluded: 1_200_000 },
  ...{ orderedOn: '2026-09-10', deliveredOn: '2026-09-04' },
  vouchers: [order],
  findings: [found({}), missingOrder],
});

const deals: readonly Item[] = [
  paymentItem({
    ...{ id: 40, number: 1, description: '共同実証の調査委託', payee: '見本研究所' },
    ...{ expenseCategory: ExpenseCategoryInclusive.MachinerySystem, expenseType: ExpenseType.Other },
    ...{ amountTaxIncluded: 2_200_000, amountTaxExcluded: 2_000_000 },
  }),
  mirai,
  paymentItem({
    ...{ id: 42, number: 3, ...of(himawariMember) },
    ...{ expenseCategory: ExpenseCategoryInclusive.MachinerySystem, expenseType: ExpenseType.Purchase },
    ...{ description: '配膳カート', payee: '例示運搬機株式会社' },
    ...{ amountTaxIncluded: 880_000, amountTaxExcluded: 800_000 },
  }),
];

const facts = { mypageId: MYPAGE, plan: null, expenseCategoryList: 'ExpenseCategoryInclusive' } as const;

const named = ({ id, corporationName: name }: Schemas['Member']) => ({ id, name, hasLeft: false });

/** The list as the representative and the office have it: of all, with whose each deal is. */
export const consortiumPayments: List = paymentListOf(deals, {
  ...facts,
  members: [named(himawariMember), named(miraiMember)],
});

/** The list as みらい食堂 has it: its own deal. */
export const memberPayments: List = paymentListOf([{ ...mirai, member: null }], {
  ...facts,
  memberId: miraiMember.id,
  sectionId: null,
});

/** The same while the list is sent back, with one finding about its deal. */
export const memberPaymentsReturned: List = {
  ...memberPayments,
  status: DocumentCheckStatus.Rejected,
  returnDueOn: '2026-12-07',
  openReturnItemCount: 1,
  items: memberPayments.items.map((item) => ({
    ...item,
    returnItems: [
      {
        ...{ id: 71, number: 1, field: 'deliveredOn', isAnswered: false },
        comment: '納品日が発注日より前の日付です。',
        createdAt: '2026-11-16T02:30:00.000Z',
      },
    ],
  })),
};
