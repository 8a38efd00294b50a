import {
  DocumentCheckStatus,
  DocumentType,
  ExpenseCategoryIngredient,
  ExpenseType,
  PaymentFindingCode,
} from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { countsOf, memberTotalsOf, sumsOf, totalsOf } from './paymentFiguresOf.ts';
import { found, paymentItem, unentered, unsent } from './paymentParts.ts';

type Schemas = components['schemas'];
type List = Schemas['PaymentList'];
type Item = Schemas['PaymentItem'];

const { DatesOutOfOrder, OrderBeforeGrant, OverPlan } = PaymentFindingCode;
const { VoucherBankTransfer, VoucherDelivery, VoucherInspection, VoucherInvoice } = DocumentType;

const line = paymentItem({
  id: 41,
  number: 1,
  payee: '株式会社みほん製機',
  payeeInvoiceNumber: 'T7999901000001',
  description: '豆腐製造ライン',
  quotationOn: '2026-07-08',
  orderedOn: '2026-07-10',
  amountTaxIncluded: 31_460_000,
  amountTaxExcluded: 28_600_000,
  findings: [
    found(OrderBeforeGrant, '発注日（令和8年7月10日）が、交付決定日（令和8年7月23日）より前です。', {
      field: 'orderedOn',
      values: [
        { label: '交付決定日', day: '2026-07-23', amount: null, text: null },
        { label: '発注日', day: '2026-07-10', amount: null, text: null },
      ],
    }),
    unentered('deliveredOn', '納品日'),
    unentered('inspectedOn', '検収日'),
    unentered('invoicedOn', '請求日'),
    unentered('paidOn', '支払日'),
    unsent(VoucherDelivery, '納品書・完了報告書'),
    unsent(VoucherInspection, '検収書'),
    unsent(VoucherInvoice, '請求書'),
    unsent(VoucherBankTransfer, '振込依頼書・振込明細'),
  ],
});

const cooler = paymentItem({
  id: 42,
  number: 2,
  payee: '株式会社例示冷機',
  description: '急速冷却装置',
  invoiceNumber: 'RK-2026-118',
  quotationOn: '2026-07-27',
  orderedOn: '2026-07-31',
  deliveredOn: '2026-10-20',
  inspectedOn: '2026-10-15',
  invoicedOn: '2026-11-10',
  amountTaxIncluded: 17_820_000,
  amountTaxExcluded: 16_200_000,
  findings: [
    found(DatesOutOfOrder, '検収日（令和8年10月15日）が、納品日（令和8年10月20日）より前です。', {
      field: 'inspectedOn',
      values: [
        { label: '納品日', day: '2026-10-20', amount: null, text: null },
        { label: '検収日', day: '2026-10-15', amount: null, text: null },
      ],
    }),
    found(OverPlan, '「機械・設備費」の合計（44,800,000円）が、計画（44,600,000円）を超えています。', {
      isError: false,
      field: 'eligibleAmount',
      values: [
        { label: '計画', day: null, amount: 44_600_000, text: null },
        { label: '合計', day: null, amount: 44_800_000, text: null },
      ],
    }),
    unentered('paidOn', '支払日'),
    unsent(VoucherInvoice, '請求書'),
    unsent(VoucherBankTransfer, '振込依頼書・振込明細'),
  ],
});

/** Everything is there and taken; the office does not pay for a part of it. */
const materials = paymentItem({
  id: 43,
  number: 3,
  expenseCategory: ExpenseCategoryIngredient.PrototypeMaterials,
  expenseType: ExpenseType.Purpose,
  payee: 'みほん農業協同組合',
  description: '試作材料',
  invoiceNumber: '2026-0915',
  payeeAccountHolder: 'ﾐﾎﾝﾉｳｷﾖｳ',
  quotationOn: '2026-08-03',
  orderedOn: '2026-08-05',
  deliveredOn: '2026-09-04',
  inspectedOn: '2026-09-07',
  invoicedOn: '2026-09-15',
  paidOn: '2026-09-30',
  amountTaxIncluded: 1_663_200,
  amountTaxExcluded: 1_540_000,
  excludedAmount: 40_000,
  excludedReason: '試作に使わなかった大豆（200kg）は補助の対象になりません。',
  excludedByName: '事務局',
  excludedAt: '2026-11-16T02:30:00.000Z',
});

const planned = (
  number: number,
  { description, payee, expenseCategory, expenseType }: Item,
  amount: number,
): Schemas['PlannedExpense'] => ({
  number,
  part: null,
  expenseCategory,
  expenseType,
  description,
  supplierName: payee,
  amountTaxExcluded: amount,
  eligibleAmount: amount,
});

const plan: Schemas['ExpensePlan'] = {
  version: 1,
  effectiveOn: '2026-07-01',
  createdAt: '2026-07-01T01:00:00.000Z',
  changeRequestId: null,
  isInForce: true,
  lendsEquipment: false,
  totalAmount: 46_200_000,
  eligibleAmount: 46_200_000,
  items: [planned(1, line, 28_600_000), planned(2, cooler, 16_000_000), planned(3, materials, 1_600_000)],
};

/** A list of these deals; sums and counts follow from them. */
export const paymentListOf = (items: readonly Item[], rest: Partial<List> = {}): List => {
  const ofPlan = rest.plan === undefined ? plan : rest.plan;
  return {
    mypageId: 7,
    memberId: null,
    members: [],
    sectionId: 216,
    status: DocumentCheckStatus.Incomplete,
    returnDueOn: null,
    openReturnItemCount: 0,
    expenseCategoryList: 'ExpenseCategoryIngredient',
    grantDecisionOn: '2026-07-23',
    completionDeadline: '2027-01-31',
    items: [...items],
    nextCursor: null,
    total: items.length,
    counts: countsOf(items),
    sums: sumsOf(items),
    totals: totalsOf(items, ofPlan?.items ?? []),
    memberTotals: memberTotalsOf(items, rest.members ?? []),
    errorCount: items
      .flatMap(({ findings }) => findings)
      .filter(({ isError, acceptance }) => isError && acceptance === null).length,
    canEdit: true,
    editRefusal: null,
    ...rest,
    plan: ofPlan,
  };
};

/** The payment list of 株式会社豆くら: an order before the grant, days out of order, one deal all in order. */
export const mamekuraPayments: List = paymentListOf([line, cooler, materials]);

/** A list as long as a spreadsheet that was taken over. */
export const longPayments: List = paymentListOf(
  Array.from({ length: 1200 }, (_, index) => ({
    ...cooler,
    id: 1000 + index,
    number: index + 1,
    payee: `株式会社例示冷機${index + 1}`,
    amountTaxIncluded: 110_000,
    amountTaxExcluded: 100_000,
    eligibleAmount: 100_000,
    acceptedAmount: 100_000,
    vouchers: [],
  })),
);
