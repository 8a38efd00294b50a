import type { ExpensePlanRow } from '#bff/data/myPages/expensePlans.ts';
import type { PaymentItemRow, SameElsewhere } from '#bff/data/payments/paymentItems.ts';
import { sumYen } from '#rules/money.ts';
import { searchForm } from '../common/searchForm.ts';

/** What the deals of a category come to, beside the plan; in yen. */
export type Spending = {
  /** Eligible, less what was excluded. */
  readonly total: number;
  /** Null when the plan does not know the category. */
  readonly limit: number | null;
  /** The deal with the highest number. */
  readonly lastId: number | undefined;
};

/** What the check of one deal asks of all others, worked out once: the list may have thousands of rows. */
export type DealsCompared = {
  /** The first other deal with the same payee, amount, invoice day and number. */
  readonly twinOf: (item: PaymentItemRow) => PaymentItemRow | undefined;
  /** Codes of the other undertakings in which its invoice stands too. */
  readonly codesElsewhere: (item: PaymentItemRow) => readonly string[];
  readonly spendingOf: (expenseCategory: number) => Spending;
};

const likeness = ({ payee, amountTaxIncluded, invoicedOn, invoiceNumber }: PaymentItemRow): string =>
  JSON.stringify([searchForm(payee), amountTaxIncluded, invoicedOn, invoiceNumber ?? '']);

type Deals = {
  /** In the order of their numbers. */
  readonly items: readonly PaymentItemRow[];
  readonly plan: ExpensePlanRow | null;
  readonly elsewhere: readonly SameElsewhere[];
};

const twins = (items: readonly PaymentItemRow[]): DealsCompared['twinOf'] => {
  const alike = Map.groupBy(items, likeness);
  const keys = new Map([...alike].flatMap(([key, group]) => group.map(({ id }) => [id, key] as const)));
  return ({ id }) => {
    const [first, second] = alike.get(keys.get(id) ?? '') ?? [];
    return first?.id === id ? second : first;
  };
};

const spendings = ({ items, plan }: Deals): DealsCompared['spendingOf'] => {
  const spent = Map.groupBy(items, ({ expenseCategory }) => expenseCategory);
  const planned = Map.groupBy(plan?.items ?? [], ({ expenseCategory }) => expenseCategory);
  const known = new Map(
    [...new Set([...spent.keys(), ...planned.keys()])].map((category): [number, Spending] => {
      const own = spent.get(category) ?? [];
      const rows = planned.get(category);
      const total = sumYen(own.map(({ eligibleAmount, excludedAmount }) => eligibleAmount - excludedAmount));
      const limit = rows === undefined ? null : sumYen(rows.map(({ eligibleAmount }) => eligibleAmount));
      return [category, { total, limit, lastId: own.at(-1)?.id }];
    }),
  );
  return (category) => known.get(category) ?? { total: 0, limit: null, lastId: undefined };
};

/** Reads every deal a fixed number of times, however many there are. */
export const compareDeals = (deals: Deals): DealsCompared => {
  const elsewhere = Map.groupBy(deals.elsewhere, ({ number }) => number);
  return {
    twinOf: twins(deals.items),
    codesElsewhere: ({ number }) => (elsewhere.get(number) ?? []).map(({ displayCode }) => displayCode),
    spendingOf: spendings(deals),
  };
};
