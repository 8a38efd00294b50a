import { ExpenseCategoryIngredient, PaymentFindingCode } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { mamekuraWorld } from '../../world/world.ts';
import { withFigures } from './paymentFiguresOf.ts';

/*
 * The payment list of 株式会社豆くら, as the one world tells of it. What no list of the demo is in is a few words more:
 * a paper dated before the one that comes first, more than was planned, an amount that is not paid for.
 */

type Schemas = components['schemas'];
type List = Schemas['PaymentList'];
type Item = Schemas['PaymentItem'];
type Finding = Schemas['PaymentFinding'];

const { MachineryEquipment, PrototypeMaterials } = ExpenseCategoryIngredient;
const { DatesOutOfOrder, OverPlan } = PaymentFindingCode;

const value = (label: string, known: Partial<Finding['values'][number]>) => ({
  ...{ label, day: null, amount: null, text: null },
  ...known,
});

const inspectedEarly: Finding = {
  key: '3 inspectedOn deliveredOn 2026-09-04 2026-09-02',
  code: DatesOutOfOrder,
  isError: true,
  field: 'inspectedOn',
  documentType: null,
  values: [value('納品日', { day: '2026-09-04' }), value('検収日', { day: '2026-09-02' })],
  message: '検収日（令和8年9月2日）が、納品日（令和8年9月4日）より前です。',
  acceptance: null,
};

const overPlan: Finding = {
  ...inspectedEarly,
  key: '6 eligibleAmount 43800000 44000000',
  code: OverPlan,
  isError: false,
  field: 'eligibleAmount',
  values: [value('計画', { amount: 43_800_000 }), value('合計', { amount: 44_000_000 })],
  message: '「機械・設備費」の合計（44,000,000円）が、計画（43,800,000円）を超えています。',
};

const PRICE = 15_400_000;

const inState = (item: Item, office: string): Item => {
  if (item.number === 2)
    return {
      ...item,
      ...{ amountTaxIncluded: 16_940_000, amountTaxExcluded: PRICE },
      ...{ eligibleAmount: PRICE, acceptedAmount: PRICE },
      inspectedOn: '2026-09-02',
      findings: [inspectedEarly, overPlan, ...item.findings],
    };
  if (item.number !== 3) return item;
  return {
    ...item,
    expenseCategory: PrototypeMaterials,
    ...{ excludedAmount: 40_000, acceptedAmount: item.eligibleAmount - 40_000 },
    excludedReason: '試作に使わなかった大豆（200kg）は補助の対象になりません。',
    ...{ excludedByName: office, excludedAt: '2026-11-16T02:30:00.000Z' },
  };
};

/** What the third deal is of was planned too. */
const withMaterials = (plan: List['plan']): List['plan'] =>
  plan && {
    ...plan,
    items: plan.items.map((row) => {
      if (row.number === 1) return row;
      const [expenseCategory, eligibleAmount] =
        row.number === 2 ? [MachineryEquipment, 11_460_000] : [PrototypeMaterials, 2_400_000];
      return { ...row, expenseCategory, amountTaxExcluded: eligibleAmount, eligibleAmount };
    }),
  };

/**
 * A list of 豆くら in these states.
 * @param asked what the server answered
 * @param office by what name whoever excluded an amount is told
 */
export const inStates = (asked: List, office: string): List =>
  withFigures({
    ...asked,
    plan: withMaterials(asked.plan),
    items: asked.items.map((item) => inState(item, office)),
  });

/** The list as its company has it: an order before the grant, days out of order, one deal all in order. */
export const mamekuraPayments: List = inStates(mamekuraWorld.saw('getUserPaymentList'), '事務局');

/** Its list if it were of these deals; sums and counts follow from them. */
export const paymentListOf = (items: readonly Item[], rest: Partial<List> = {}): List =>
  withFigures({ ...mamekuraPayments, ...rest, items: [...items] });

/** A deal of its list by its number. */
export const dealOf = (number: number): Item => {
  const found = mamekuraPayments.items.find((item) => item.number === number);
  if (found === undefined) throw new Error(`豆くら has no deal ${number}`);
  return found;
};

/** A list as long as a spreadsheet that was taken over. */
export const longPayments: List = paymentListOf(
  Array.from({ length: 1200 }, (_, index) => ({
    ...dealOf(2),
    id: 1000 + index,
    number: index + 1,
    payee: `${dealOf(2).payee}${index + 1}`,
    ...{ amountTaxIncluded: 110_000, amountTaxExcluded: 100_000 },
    ...{ eligibleAmount: 100_000, acceptedAmount: 100_000 },
    vouchers: [],
  })),
);
