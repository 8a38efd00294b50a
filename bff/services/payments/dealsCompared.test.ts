import { describe, expect, it } from 'vitest';
import type { PaymentItemRow } from '#bff/data/payments/paymentItems.ts';
import { ExpenseType, PayMeans } from '#bff/generated/contract/enums.ts';
import { compareDeals } from './dealsCompared.ts';

const instant = new Date('2026-11-20T00:00:00.000Z');

const dealOf = (number: number, changes: Partial<PaymentItemRow> = {}): PaymentItemRow => ({
  id: number,
  version: 1,
  mypageId: 1,
  number,
  expenseCategory: number % 3,
  expenseType: ExpenseType.Installation,
  payee: '株式会社みほん製機',
  payeeInvoiceNumber: null,
  invoiceNumber: null,
  description: '配膳ロボット',
  quotationOn: null,
  orderedOn: null,
  deliveredOn: null,
  inspectedOn: null,
  invoicedOn: null,
  paidOn: null,
  payMeans: PayMeans.Transfer,
  invoicedAmount: null,
  amountTaxIncluded: 1100,
  amountTaxExcluded: 1000,
  eligibleAmount: 1000,
  excludedAmount: 0,
  excludedReason: null,
  excludedById: null,
  excludedAt: null,
  excludedBy: null,
  createdAt: instant,
  updatedAt: instant,
  ...changes,
});

/** How often a value of a deal is looked at while all of so many deals are compared. */
const looksAt = (count: number): number => {
  let looks = 0;
  const watched = (item: PaymentItemRow): PaymentItemRow =>
    new Proxy(item, {
      get: (target, name) => {
        looks += 1;
        return Reflect.get(target, name);
      },
    });
  const items = Array.from({ length: count }, (_, index) => watched(dealOf(index + 1)));
  const elsewhere = items.map(({ number }) => ({ number, displayCode: '3001' }));
  looks = 0;
  const compared = compareDeals({ items, plan: null, elsewhere });
  for (const item of items) {
    compared.twinOf(item);
    compared.codesElsewhere(item);
    compared.spendingOf(item.expenseCategory);
  }
  return looks;
};

describe('the deals of a long list', () => {
  it('are compared by looking at each a fixed number of times, also where all are alike', () => {
    expect(looksAt(3000)).toBeLessThan(11 * looksAt(300));
  });
});

describe('a deal has its twin', () => {
  it('in the first other of the same payee in any writing, amount, day and number', () => {
    const items = [
      dealOf(1, { invoiceNumber: 'X-1' }),
      dealOf(2),
      dealOf(3, { payee: '㈱ミホン製機' }),
      dealOf(4, { payee: '㈱みほん 製機' }),
    ];
    const { twinOf } = compareDeals({ items, plan: null, elsewhere: [] });
    expect(items.map((item) => twinOf(item)?.number)).toEqual([undefined, 3, 2, 2]);
  });
});
